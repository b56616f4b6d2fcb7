import { useState } from 'react';
import { type BasketChoice, type Quote } from '@site/api-contract';
import {
  decideGuarantee,
  type GuaranteeDecision,
  type PriceAmounts,
  type PriceSource,
  sameAmounts,
} from '@site/api-contract/pricing';
import {
  type QuoteAnswer,
  sameChoice,
  useDebouncedChoice,
  useTodaysQuote,
  type Where,
} from '@site/simulator';
import { useSite } from '../../../../../shared/site-services';
import { type Edit } from '../edit/use-edit';
import { useGuaranteedQuote } from './use-guaranteed-quote';

/**
 * A newer price table than the one of the price that the customer knows: what was, what
 * is.
 */
export type PriceChange = GuaranteeDecision & {
  before: PriceAmounts;
  now: Quote;
  /**
   * The day of the guarantee that `before` has or had; null for a price that was only
   * shown.
   */
  until: string | null;
  ask: (price: PriceSource) => void;
};

/**
 * `quote` is the price that counts: the server stores the choice by its table and by no
 * other.
 */
export type PriceNow = Omit<QuoteAnswer<Quote>, 'last'> & {
  /** Today's price by the server, also while the guaranteed one isn't known. */
  todaysQuote: Quote | undefined;
  priceChange: PriceChange | null;
  /** Table of today's price: the only one that another simulation can have. */
  todaysTable: string | undefined;
  /**
   * The price on the screen is out of force: it stays to compare, and today's is asked
   * for.
   */
  outdate: () => void;
};

/**
 * The price of a choice: the guaranteed one of the edited simulation where that counts,
 * else today's.
 */
export function usePrice(
  choice: BasketChoice,
  where: Where,
  edit: Edit | undefined,
): PriceNow {
  const { now } = useSite();
  const debounced = useDebouncedChoice(choice);
  const today = useTodaysQuote(debounced, where);
  const todaysTable = today.last?.priceTable;
  const guaranteed = useGuaranteedQuote(debounced, edit?.item, todaysTable);
  const [preferred, setPreferred] = useState<PriceSource>();
  const [seen, setSeen] = useState<{ quote: Quote; choice: BasketChoice } | null>(null);
  /**
   * The server has refused the guaranteed price: its clock decides, not this device's.
   */
  const [isOver, setOver] = useState(false);
  const validUntil = edit?.item.basket.quote.validUntil ?? null;
  const decide = (guaranteedPrice?: PriceAmounts | null, todays?: Quote) =>
    decideGuarantee({
      validUntil,
      now: now(),
      confirmed: isOver ? 'over' : undefined,
      guaranteed: guaranteedPrice,
      today: todays,
      asked: preferred,
    });
  const { kind, counts } = decide(guaranteed.quote, today.quote);
  /** Which of the two prices counts can't be said before the guaranteed one is known. */
  const isOpen = kind === 'guaranteed' && guaranteed.quote === undefined;
  const counting = counts === 'guaranteed' ? guaranteed.quote : today.quote;
  const isSeen =
    seen !== null &&
    sameChoice(seen.choice, choice) &&
    seen.quote.priceTable !== today.quote?.priceTable;
  const pair = usePair(
    guaranteed.quote ?? (isSeen ? seen.quote : undefined),
    today.quote,
    today.pending || guaranteed.pending,
  );
  return {
    quote: today.quote && (counting ?? undefined),
    todaysQuote: today.quote,
    pending: today.pending || (isOpen && guaranteed.pending),
    refused: today.refused,
    error: today.error ?? (isOpen ? guaranteed.error : undefined),
    priceChange: pair && {
      ...pair,
      ...decide(guaranteed.quote === null ? null : pair.before, pair.now),
      until: guaranteed.quote === null ? null : validUntil,
      ask: setPreferred,
    },
    todaysTable,
    retry: () => {
      today.retry();
      if (guaranteed.error !== undefined) guaranteed.retry();
    },
    outdate: () => {
      setSeen(today.quote ? { quote: today.quote, choice } : null);
      if (counts === 'guaranteed') setOver(true);
      today.retry();
    },
  };
}

type Pair = Pick<PriceChange, 'before' | 'now'>;

/**
 * Two prices of one choice where they differ; the last ones stay while those of the next
 * choice are on their way.
 */
function usePair(
  before: Quote | undefined,
  now: Quote | undefined,
  pending: boolean,
): Pair | null {
  const [last, setLast] = useState<Pair | null>(null);
  if (pending) return last;
  const pair = before && now && !sameAmounts(before, now) ? { before, now } : null;
  if (pair?.before !== last?.before || pair?.now !== last?.now) setLast(pair);
  return pair;
}
