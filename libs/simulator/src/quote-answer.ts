import { failureOf } from '@site/api-client';

/** The server's answer about the price of the choice on the screen. */
export type QuoteAnswer<Price> = {
  /** Undefined while it is loading, and when the server gave none. */
  quote: Price | undefined;
  /** The newest answer, even while the next one is loading. */
  last: Price | undefined;
  pending: boolean;
  /**
   * The server's sentence for each refused part of the choice (`Term`, `Km`, `Color`, …).
   */
  refused: Readonly<Record<string, string>>;
  error: unknown;
  retry: () => void;
};

type QueryResult<Price> = {
  data?: Price;
  currentData?: Price;
  error?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
};

/**
 * Reads the query of a debounced choice: an answer to another choice than the present one
 * counts only as `last`.
 */
export function quoteAnswer<Price>(
  { data, currentData, error, isFetching, refetch }: QueryResult<Price>,
  isSettled: boolean,
): QuoteAnswer<Price> {
  const quote = isSettled ? currentData : undefined;
  const failed = isSettled && !isFetching ? error : undefined;
  return {
    quote,
    last: data,
    pending: quote === undefined && failed === undefined,
    refused: refusedParts(failed),
    error: failed,
    retry: () => void refetch(),
  };
}

/** The server's sentence for each part of a choice that it refuses, by basket key. */
export function refusedParts(error: unknown): Readonly<Record<string, string>> {
  const notifications = failureOf(error)?.notifications ?? [];
  return Object.fromEntries(notifications.map(({ key, message }) => [key, message]));
}
