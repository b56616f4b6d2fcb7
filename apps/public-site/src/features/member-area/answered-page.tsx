import { type ReactNode } from 'react';
import { failureOf } from '@site/api-client';
import { Empty, Failure, Skeleton } from '@site/ui';
import { MemberFrame } from './member-frame';
import { PageBack } from './page-back';

type AnsweredPageProps<T> = {
  here: Parameters<typeof MemberFrame>[0]['here'];
  /** Where the way back leads, on a page of a contract. */
  contractId?: string;
  /** What a query hook gives; data of another address counts as none. */
  answer: { currentData?: T; error?: unknown; refetch: () => unknown };
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
export function AnsweredPage<T>(props: AnsweredPageProps<T>) {
  const { here, contractId, answer, copy, children } = props;
  const { currentData, error, refetch } = answer;
  const failure = failureOf(error);
  return (
    <MemberFrame here={here}>
      <PageBack contractId={contractId} />
      {currentData !== undefined ? (
        children(currentData)
      ) : failure?.status === 404 || failure?.status === 400 ? (
        <Empty level={1} slim title={copy.gone} text={copy.goneText} />
      ) : failure ? (
        <>
          <h1 className="vh">{copy.title}</h1>
          <Failure
            title={copy.failed}
            text={copy.failedText}
            traceId={failure.traceId}
            onRetry={() => void refetch()}
          />
        </>
      ) : (
        <div className="prop-page-top">
          <Skeleton shape="stage" />
          <Skeleton shape="line" count={4} />
        </div>
      )}
    </MemberFrame>
  );
}
