import { type Quote } from '@site/contracts';
import { useQuoteByOwnTableQuery } from '@site/api-client';
import { useState } from 'react';
import { useSite } from '../../../site-services';
import { isLocked } from '../cart/price-lock';
import { changesOf, type Compared } from '../conditions/price-changes';
import { type Conditions } from '../conditions/conditions';
import { useSettled } from '../conditions/use-settled';
import { basketChoiceOf, type Choice } from './choice';
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
  /** Table of the price on the screen: the server stores no other. */
  priceTable: string | undefined;
  /** Table of today's price: the only one that another simulation can have. */
  todaysTable: string | undefined;
  /** The price on the screen is out of force: it stays to compare, and today's is asked for. */
  outdate: () => void;
};

/** The price of a choice: the one that its simulation is guaranteed with, if the customer keeps it, else today's. */
export function usePrice(choice: Choice, where: Pick<Conditions, 'place' | 'clientType'>, dealershipId: string | null, edit: Edit | undefined): PriceNow {
  const { now } = useSite();
  const today = useQuote(choice, where, dealershipId);
  const own = useOwnPrice(choice, dealershipId, edit, today.last);
  const [asked, keep] = useState<boolean | null>(null);
  const [seen, setSeen] = useState<Quote | null>(null);
  /** The server's clock decides, not this device's. */
  const [over, setOver] = useState(false);
  const guaranteed = own.last !== undefined && !over && isLocked(own.last.validUntil, now());
  const before = own.last ?? (seen && seen.priceTable !== today.last?.priceTable ? seen : undefined);
  const pair = before && today.last && !changesOf(before, today.last).same ? { before, now: today.last } : null;
  // Whoever says nothing gets the better of the two, and the promise where they are worth the same.
  const kept = pair !== null && guaranteed && (asked ?? pair.before.contractTotal <= pair.now.contractTotal);
  const shown = kept ? own.current : today.quote;
  return {
    ...today,
    figures: shown ?? today.figures,
    quote: shown,
    pending: today.pending || (kept && !own.current),
    news: pair && { ...pair, until: own.last?.validUntil ?? null, guaranteed, kept, keep },
    priceTable: kept ? edit?.item.basket.quote.priceTable : today.last?.priceTable,
    todaysTable: today.last?.priceTable,
    outdate: () => {
      setSeen(today.quote ?? null);
      setOver(kept);
      today.retry();
    },
  };
}

/** The same choice by the price table of the edited simulation; asked for only when that is not today's. */
function useOwnPrice(choice: Choice, dealershipId: string | null, edit: Edit | undefined, today: Quote | undefined) {
  const { item } = edit ?? {};
  const body = basketChoiceOf(choice, dealershipId);
  const settled = useSettled(body, ASK_AFTER_MS);
  const skip = !item || !today || today.priceTable === item.basket.quote.priceTable;
  const { data, currentData } = useQuoteByOwnTableQuery(
    { params: { id: item?.id ?? '', basketId: item?.basket.id ?? '' }, body: settled },
    { skip },
  );
  const standing = JSON.stringify(settled) === JSON.stringify(body);
  return { last: (!skip && data) || undefined, current: (!skip && standing && currentData) || undefined };
}
