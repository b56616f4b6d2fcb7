import { useState } from 'react';
import { useQuoteGuaranteedQuery } from '@site/api-client';
import { type Quote } from '@site/contracts';
import {
  decideGuarantee,
  type GuaranteeDecision,
  type PriceAmounts,
  type PriceSource,
  sameAmounts,
} from '@site/contracts/pricing';
import {
  basketChoiceOf,
  type Choice,
  type Conditions,
  useDebouncedValue,
} from '@site/simulator';
import { useSite } from '../../../site-services';
import { type Edit } from './use-edit';
import { ASK_AFTER_MS, type QuoteNow, useQuote } from './use-quote';

/** A newer price table than the one of the price that the customer knows: what was, what is. */
export type PriceNews = GuaranteeDecision & {
  before: PriceAmounts;
  now: Quote;
  /** The day of the guarantee that `before` has or had; null for a price that was only shown. */
  until: string | null;
  ask: (price: PriceSource) => void;
};

export type PriceNow = QuoteNow & {
  news: PriceNews | null;
  /** Table of the price on the screen: the server stores no other. Undefined while no price has been confirmed. */
  priceTable: string | undefined;
  /** Table of today's price: the only one that another simulation can have. */
  todaysTable: string | undefined;
  /** The price on the screen is out of force: it stays to compare, and today's is asked for. */
  outdate: () => void;
};

/** The price of a choice: the guaranteed one of its simulation where that counts, else today's. */
export function usePrice(
  choice: Choice,
  where: Pick<Conditions, 'place' | 'clientType'>,
  dealershipId: string | null,
  edit: Edit | undefined,
): PriceNow {
  const { now } = useSite();
  const today = useQuote(choice, where, dealershipId);
  const own = useGuaranteedPrice(choice, dealershipId, edit, today.last);
  const [asked, ask] = useState<PriceSource>();
  const chosen = JSON.stringify(basketChoiceOf(choice, dealershipId));
  const [seen, setSeen] = useState<{ quote: Quote; chosen: string } | null>(null);
  /** The server has refused the guaranteed price: its clock decides, not this device's. */
  const [isOver, setOver] = useState(false);
  const validUntil = edit?.item.basket.quote.validUntil ?? null;
  const decide = (guaranteed: PriceAmounts | null | undefined, todays?: Quote) =>
    decideGuarantee({
      validUntil,
      now: now(),
      confirmed: isOver ? 'over' : undefined,
      guaranteed,
      today: todays,
      asked,
    });
  const { kind, counts } = decide(own.quote, today.quote);
  /** Which of the two prices counts can't be said before the guaranteed one is known. */
  const isOpen = kind === 'guaranteed' && own.quote === undefined;
  const guaranteed = own.quote ?? undefined;
  const shown = today.quote && (counts === 'guaranteed' ? guaranteed : today.quote);
  const before =
    guaranteed ??
    (seen?.chosen === chosen && seen.quote.priceTable !== today.quote?.priceTable
      ? seen.quote
      : undefined);
  const pair = usePair(before, today.quote, today.pending || own.pending);
  return {
    ...today,
    figures: shown ?? today.figures,
    quote: shown,
    pending: today.pending || (isOpen && own.pending),
    error: today.error ?? (isOpen ? own.error : undefined),
    news: pair && {
      ...pair,
      ...decide(own.quote === null ? null : pair.before, pair.now),
      until: own.quote === null ? null : validUntil,
      ask,
    },
    priceTable: shown?.priceTable,
    todaysTable: today.last?.priceTable,
    retry: () => {
      today.retry();
      if (own.error !== undefined) own.retry();
    },
    outdate: () => {
      setSeen(today.quote ? { quote: today.quote, chosen } : null);
      if (counts === 'guaranteed') setOver(true);
      today.retry();
    },
  };
}

type Pair = Pick<PriceNews, 'before' | 'now'>;

/** Two prices of one choice where they differ; the last ones stay while those of the next choice are on their way. */
function usePair(
  before: Quote | undefined,
  now: Quote | undefined,
  pending: boolean,
): Pair | null {
  const [held, hold] = useState<Pair | null>(null);
  if (pending) return held;
  const pair = before && now && !sameAmounts(before, now) ? { before, now } : null;
  if (pair?.before !== held?.before || pair?.now !== held?.now) hold(pair);
  return pair;
}

/**
 * The same choice by the price table of the edited simulation; asked for only when that is not today's. `quote` is
 * undefined while it is not known, null where there is none.
 */
function useGuaranteedPrice(
  choice: Choice,
  dealershipId: string | null,
  edit: Edit | undefined,
  today: Quote | undefined,
) {
  const { item } = edit ?? {};
  const body = basketChoiceOf(choice, dealershipId);
  const settled = useDebouncedValue(body, ASK_AFTER_MS);
  const skip = !item || !today || today.priceTable === item.basket.quote.priceTable;
  const { currentData, error, isFetching, refetch } = useQuoteGuaranteedQuery(
    { params: { id: item?.id ?? '', basketId: item?.basket.id ?? '' }, body: settled },
    { skip },
  );
  const standing = JSON.stringify(settled) === JSON.stringify(body);
  const quote = skip ? null : standing ? currentData : undefined;
  const failed = quote === undefined && standing && !isFetching ? error : undefined;
  return {
    quote,
    error: failed,
    pending: quote === undefined && failed === undefined,
    retry: () => void refetch(),
  };
}
