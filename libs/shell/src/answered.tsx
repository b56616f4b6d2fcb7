import { type ReactNode } from 'react';
import { failureOf, serverSentence } from '@site/api-client';
import { Failure, Skeleton } from '@site/ui';

/** What a query hook gives. Data of other arguments counts as none. */
export type Answer<Data> = {
  currentData?: Data;
  error?: unknown;
  refetch: () => unknown;
};

const TRY_AGAIN = 'Tente de novo em instantes.';

type AnsweredProps<Data> = {
  answer: Answer<Data>;
  /** What is said when it failed. */
  failed: string;
  /** After it, where the server gave no sentence of its own. */
  failedText?: string;
  /** Shows until it is there. */
  wait?: ReactNode;
  /** Shows when there is no such thing, or none for this viewer (404, 400). */
  gone?: ReactNode;
  /** Heads a page whose heading comes with the data. */
  heading?: string;
  children: (data: Data) => ReactNode;
};

/**
 * What was asked for: on its way, failed and to be tried again, or there. What is there
 * stays when asking anew fails, since somebody may be writing in it.
 */
export function Answered<Data>({
  answer: { currentData, error, refetch },
  failed,
  failedText = TRY_AGAIN,
  wait = <Skeleton count={6} />,
  gone,
  heading,
  children,
}: AnsweredProps<Data>) {
  if (currentData !== undefined) return children(currentData);
  if (!error) return wait;
  const failure = failureOf(error);
  if (gone !== undefined && (failure?.status === 404 || failure?.status === 400))
    return gone;
  return (
    <>
      {heading && <h1 className="vh">{heading}</h1>}
      <Failure
        title={failed}
        text={serverSentence(error, failedText)}
        traceId={failure?.traceId}
        onRetry={() => void refetch()}
      />
    </>
  );
}
