import { useQuoteChoiceQuery } from '@site/api-client';
import { type BasketChoice, type Quote } from '@site/api-contract';
import { type QuoteAnswer, quoteAnswer } from './quote-answer';
import { type Where } from './url/conditions';
import { type Debounced, useDebounced } from './use-debounced-value';

const ASK_AFTER_MS = 150;
/** A quote contains days, so an older one is read again. */
const FRESH_SECONDS = 300;

/** The debounced choice for price calls. */
export function useDebouncedChoice(choice: BasketChoice): Debounced<BasketChoice> {
  return useDebounced(choice, ASK_AFTER_MS);
}

/**
 * The server's price of a choice by the table in force (docs/product/sales.md: the price
 * is always the server's).
 */
export function useTodaysQuote(
  { value: choice, isSettled }: Debounced<BasketChoice>,
  { place: { latitude, longitude }, clientType }: Where,
  { skip = false } = {},
): QuoteAnswer<Quote> {
  const query = useQuoteChoiceQuery(
    { body: { ...choice, clientType, latitude, longitude } },
    { refetchOnMountOrArgChange: FRESH_SECONDS, skip },
  );
  return quoteAnswer(query, isSettled);
}
