import { type ReactNode } from 'react';
import { failureOf } from '@site/api-client';
import { AppLink, Empty, Failure, Skeleton } from '@site/ui';
import './car-inspection.css';

type CarPageProps<Visit> = {
  words: {
    detail: string;
    back: string;
    gone: string;
    goneText: string;
    detailFailed: string;
  };
  /** The list that it is one of. */
  listPath: string;
  query: { data?: Visit; error?: unknown; refetch: () => unknown };
  children: (visit: Visit) => ReactNode;
};

/** One delivery or return: on its way, gone, failed, or shown. */
export function CarPage<Visit extends { customerName?: string }>({
  words,
  listPath,
  query: { data, error, refetch },
  children,
}: CarPageProps<Visit>) {
  const failure = failureOf(error);
  const isGone = failure?.status === 404 || failure?.status === 400;
  return (
    <div className="wrap delivery">
      <title>{data?.customerName ?? words.detail}</title>
      <p className="delivery-back">
        <AppLink className="link" to={listPath}>
          {words.back}
        </AppLink>
      </p>
      {data ? (
        children(data)
      ) : !error ? (
        <Skeleton count={8} />
      ) : isGone ? (
        <Empty level={1} slim title={words.gone} text={words.goneText} />
      ) : (
        <>
          <h1 className="vh">{words.detail}</h1>
          <Failure
            title={words.detailFailed}
            traceId={failure?.traceId}
            onRetry={() => void refetch()}
          />
        </>
      )}
    </div>
  );
}
