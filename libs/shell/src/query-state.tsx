import { type ReactNode } from 'react';
import { failureOf, readProblem } from '@site/api-client';
import { Failure, Skeleton } from '@site/ui';

/** Answer of a query hook. Data of other arguments counts as missing. */
export type QueryAnswer<Data> = {
  currentData?: Data;
  error?: unknown;
  refetch: () => unknown;
};

type QueryStateProps<Data> = {
  answer: QueryAnswer<Data>;
  /** Title of a failed query. */
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
 * Shows the state of a query: on its way, failed and to be tried again, or there. Data
 * stays on the screen when another call for it fails, since somebody may be writing in
 * it.
 */
export function QueryState<Data>({
  answer: { currentData, error, refetch },
  failed,
  failedText,
  wait = <Skeleton count={6} />,
  gone,
  heading,
  children,
}: QueryStateProps<Data>) {
  if (currentData !== undefined) return children(currentData);
  if (!error) return wait;
  const status = failureOf(error)?.status;
  if (gone !== undefined && (status === 404 || status === 400)) return gone;
  return (
    <>
      {heading && <h1 className="vh">{heading}</h1>}
      <Failure
        title={failed}
        {...readProblem(error, failedText)}
        onRetry={() => void refetch()}
      />
    </>
  );
}
