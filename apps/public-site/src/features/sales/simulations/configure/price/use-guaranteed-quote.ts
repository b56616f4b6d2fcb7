import { useQuoteGuaranteedQuery } from '@site/api-client';
import { type BasketChoice, type Quote } from '@site/api-contract';
import {
  type CartItem,
  type Debounced,
  type QuoteAnswer,
  quoteAnswer,
} from '@site/simulator';

/**
 * The price of a choice by the price table that is guaranteed for the simulation; loaded
 * only if that is not today's table. `quote` is null when there is no such price.
 */
export function useGuaranteedQuote(
  debounced: Debounced<BasketChoice>,
  item: CartItem | undefined,
  todaysTable: string | undefined,
): QuoteAnswer<Quote | null> {
  const guaranteedTable = item?.basket.quote.priceTable;
  const skip = !item || !todaysTable || todaysTable === guaranteedTable;
  const query = useQuoteGuaranteedQuery(
    {
      params: { id: item?.id ?? '', basketId: item?.basket.id ?? '' },
      body: debounced.value,
    },
    { skip },
  );
  const answer = quoteAnswer(query, debounced.isSettled);
  return skip ? { ...answer, quote: null, pending: false, error: undefined } : answer;
}
