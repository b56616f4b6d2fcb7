import { useState } from 'react';
import { useQuoteByOwnTableQuery } from '@site/api-client';
import { type Quote } from '@site/contracts';
import {
  basketChoiceOf,
  type Choice,
  type Conditions,
  useDebouncedValue,
} from '@site/simulator';
import { useSite } from '../../../site-services';
import { changesOf, type Compared } from '../price/price-changes';
import { isLocked } from '../price/price-lock';
import { type Edit } from './use-edit';
import { ASK_AFTER_MS, type QuoteNow, useQuote } from './use-quote';

/** A newer price table than the one of the price that the customer knows: what was, what is. */
export type PriceNews = {
  before: Compared;
  now: Quote;
  /** The day of the guarantee that `before` has or had; null for a price that was only shown. */
  until: string | null;
  /** The guarantee holds, so the customer has the choice. */
  guaranteed: boolean;
  kept: boolean;
  keep: (kept: boolean) => void;
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

/** The price of a choice: the one that its simulation is guaranteed with, if the customer keeps it, else today's. */
export function usePrice(
  choice: Choice,
  where: Pick<Conditions, 'place' | 'clientType'>,
  dealershipId: string | null,
  edit: Edit | undefined,
): PriceNow {
  const { now } = useSite();
  const today = useQuote(choice, where, dealershipId);
  const own = useOwnPrice(choice, dealershipId, edit, today.last);
  const [asked, keep] = useState<boolean | null>(null);
  const chosen = JSON.stringify(basketChoiceOf(choice, dealershipId));
  const [seen, setSeen] = useState<{ quote: Quote; chosen: string } | null>(null);
  /** The server's clock decides, not this device's. */
  const [over, setOver] = useState(false);
  const until = (own.quote !== null && edit?.item.basket.quote.validUntil) || null;
  const guaranteed = until !== null && !over && isLocked(until, now());
  /** Which of the two prices holds can't be said before the guaranteed one is known. */
  const open = guaranteed && asked !== false && own.quote === undefined;
  const before =
    own.quote ??
    (seen?.chosen === chosen && seen.quote.priceTable !== today.quote?.priceTable
      ? seen.quote
      : undefined);
  const pair = usePair(before, today.quote, today.pending || own.pending);
  // Whoever says nothing gets the better of the two, and the promise where they are worth the same.
  const kept =
    pair !== null &&
    guaranteed &&
    (asked ?? pair.before.contractTotal <= pair.now.contractTotal);
  const shown = open || !today.quote ? undefined : (kept && own.quote) || today.quote;
  return {
    ...today,
    figures: shown ?? today.figures,
    quote: shown,
    pending: today.pending || (open && own.pending),
    error: today.error ?? (open ? own.error : undefined),
    news: pair && { ...pair, until, guaranteed, kept, keep },
    priceTable: shown?.priceTable,
    todaysTable: today.last?.priceTable,
    retry: () => {
      today.retry();
      if (own.error !== undefined) own.retry();
    },
    outdate: () => {
      setSeen(today.quote ? { quote: today.quote, chosen } : null);
      if (kept) setOver(true);
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
  const pair = before && now && !changesOf(before, now).same ? { before, now } : null;
  if (pair?.before !== held?.before || pair?.now !== held?.now) hold(pair);
  return pair;
}

/**
 * The same choice by the price table of the edited simulation; asked for only when that is not today's. `quote` is
 * undefined while it is not known, null where there is none.
 */
function useOwnPrice(
  choice: Choice,
  dealershipId: string | null,
  edit: Edit | undefined,
  today: Quote | undefined,
) {
  const { item } = edit ?? {};
  const body = basketChoiceOf(choice, dealershipId);
  const settled = useDebouncedValue(body, ASK_AFTER_MS);
  const skip = !item || !today || today.priceTable === item.basket.quote.priceTable;
  const { currentData, error, isFetching, refetch } = useQuoteByOwnTableQuery(
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
