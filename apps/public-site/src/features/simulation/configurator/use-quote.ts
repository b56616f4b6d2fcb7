import { failureOf, useQuoteChoiceQuery } from '@site/api-client';
import { type Quote } from '@site/contracts';
import { estimateQuote, type QuoteEstimate } from '@site/contracts/pricing';
import {
  basketChoiceOf,
  type Choice,
  type Conditions,
  useDebouncedValue,
} from '@site/simulator';

export const ASK_AFTER_MS = 150;
/** A quote names days, so one from an older page is asked for again. */
const FRESH_SECONDS = 300;

export type QuoteNow = {
  /** The server's figures, or the estimated ones while they are on their way. */
  figures: QuoteEstimate;
  quote: Quote | undefined;
  /** The newest answer, also while the next one is on its way. */
  last: Quote | undefined;
  pending: boolean;
  /** The server's sentence for each part of the choice that it refuses (`Term`, `Km`, `Color`, …). */
  refused: Readonly<Record<string, string>>;
  error: unknown;
  retry: () => void;
};

/** The server's price of a choice, asked once the choice has stood still (product.md §4: the price is always the server's). */
export function useQuote(
  choice: Choice,
  conditions: Pick<Conditions, 'place' | 'clientType'>,
  dealershipId: string | null,
): QuoteNow {
  const { place, clientType } = conditions;
  const body = {
    ...basketChoiceOf(choice, dealershipId),
    clientType,
    latitude: place.latitude,
    longitude: place.longitude,
  };
  const settled = useDebouncedValue(body, ASK_AFTER_MS);
  const { data, currentData, error, isFetching, refetch } = useQuoteChoiceQuery(
    { body: settled },
    { refetchOnMountOrArgChange: FRESH_SECONDS },
  );
  const standing = JSON.stringify(settled) === JSON.stringify(body);
  const quote = standing ? currentData : undefined;
  const failed = standing && !isFetching ? error : undefined;
  const notifications = failureOf(failed)?.notifications ?? [];
  return {
    figures: quote ?? estimateQuote(choice),
    quote,
    last: data,
    pending: !quote && failed === undefined,
    refused: Object.fromEntries(notifications.map(({ key, message }) => [key, message])),
    error: failed,
    retry: () => void refetch(),
  };
}
