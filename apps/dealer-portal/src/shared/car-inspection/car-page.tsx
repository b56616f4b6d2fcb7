import { type ReactNode } from 'react';
import { type QueryAnswer, QueryState } from '@site/shell/query-state';
import { BackLink, Empty } from '@site/ui';
import './car-inspection.css';

type CarPageProps<Visit> = {
  words: {
    detail: string;
    back: string;
    gone: string;
    goneText: string;
    detailFailed: string;
  };
  /** Path of the list to which it belongs. */
  listPath: string;
  answer: QueryAnswer<Visit>;
  children: (visit: Visit) => ReactNode;
};

/** The page of one delivery or return: loading, missing, failed, or shown. */
export function CarPage<Visit extends { customerName?: string }>({
  words,
  listPath,
  answer,
  children,
}: CarPageProps<Visit>) {
  return (
    <div className="wrap delivery">
      <title>{answer.currentData?.customerName ?? words.detail}</title>
      <p className="delivery-back">
        <BackLink to={listPath}>{words.back}</BackLink>
      </p>
      <QueryState
        answer={answer}
        failed={words.detailFailed}
        heading={words.detail}
        gone={<Empty level={1} slim title={words.gone} text={words.goneText} />}
      >
        {children}
      </QueryState>
    </div>
  );
}
