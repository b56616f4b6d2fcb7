import { type ReactNode } from 'react';
import { type QueryAnswer, QueryState } from '@site/shell/query-state';
import { Empty, Skeleton } from '@site/ui';
import { MemberFrame } from '../member-frame';
import { PageBack } from '../page-back';

type QueryPageProps<T> = {
  here: Parameters<typeof MemberFrame>[0]['here'];
  /** Where the way back leads, on a page of a contract. */
  contractId?: string;
  answer: QueryAnswer<T>;
  copy: {
    title: string;
    gone: string;
    goneText: string;
    failed: string;
    failedText: string;
  };
  children: (data: T) => ReactNode;
};

/**
 * A page of one thing of the customer, with a look for each answer. Somebody else's is
 * not told from a missing one (security-requirements D2).
 */
export function QueryPage<T>(props: QueryPageProps<T>) {
  const { here, contractId, answer, copy, children } = props;
  return (
    <MemberFrame here={here}>
      <PageBack contractId={contractId} />
      <QueryState
        answer={answer}
        failed={copy.failed}
        failedText={copy.failedText}
        heading={copy.title}
        gone={<Empty level={1} slim title={copy.gone} text={copy.goneText} />}
        wait={
          <div className="prop-page-top">
            <Skeleton shape="stage" />
            <Skeleton shape="line" count={4} />
          </div>
        }
      >
        {children}
      </QueryState>
    </MemberFrame>
  );
}
