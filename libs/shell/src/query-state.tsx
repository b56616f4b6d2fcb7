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
  /** Text below it, when the server sent no message. */
  failedText?: string;
  /** Shown until the data is there. */
  wait?: ReactNode;
  /** Shown when the item does not exist, or not for this viewer (404, 400). */
  gone?: ReactNode;
  /** Heading of a page whose own heading comes with the data. */
  heading?: string;
  children: (data: Data) => ReactNode;
};

/**
 * Shows the state of a query: loading, failed with a button to try again, or loaded.
 * Loaded data stay on the screen when a later request fails, since the user may be
 * typing.
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
