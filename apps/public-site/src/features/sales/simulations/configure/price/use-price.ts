import { useMemo, useState } from 'react';
import { type BasketChoice, type Quote } from '@site/api-contract';
import { saoPauloDay } from '@site/api-contract/brazil';
import {
  type BenefitPlan,
  decideGuarantee,
  type GuaranteeDecision,
  lostBenefitText,
  type PriceAmounts,
  type PriceSource,
  type QuoteBenefit,
  sameAmounts,
  withHeldBenefit,
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
 * The difference between the price that the customer has seen and the one by a newer
 * price table.
 */
export type PriceChange = GuaranteeDecision & {
  before: PriceAmounts;
  now: Quote;
  /**
   * The end of the guarantee of `before`, past or future; null for a price that was only
   * shown.
   */
  until: string | null;
  ask: (price: PriceSource) => void;
};

/** A campaign that a price has no more, with the reason as a sentence. */
export type LostBenefit = { benefit: QuoteBenefit; why: string };

/**
 * `quote` is the price that applies: the server saves the choice only by its price table.
 */
export type PriceNow = Omit<QuoteAnswer<Quote>, 'last'> & {
  /** Today's price from the server, even while the guaranteed one is loading. */
  todaysQuote: Quote | undefined;
  priceChange: PriceChange | null;
  /** The campaign of the edited simulation, where the price has none, and why. */
  lostBenefit: LostBenefit | undefined;
  /** Today's price table, the only one for a new simulation. */
  todaysTable: string | undefined;
  /**
   * Marks the shown price as outdated: it stays for the comparison with today's price,
   * which the caller has read again.
   */
  outdate: () => void;
};

/**
 * The price of a choice: the guaranteed one of the simulation if it applies, or else
 * today's.
 */
export function usePrice(
  choice: BasketChoice,
  where: Where & {
    /** The chosen model. */
    modelSlug: string;
  },
  edit: Edit | undefined,
): PriceNow {
  const { now } = useSite();
  const debounced = useDebouncedChoice(choice);
  const plan = {
    modelSlug: where.modelSlug,
    clientType: where.clientType,
    term: debounced.value.term,
  };
  const today = useWithCampaign(useTodaysQuote(debounced, where), edit, plan);
  const todaysTable = today.last?.priceTable;
  const guaranteed = useGuaranteedQuote(debounced, edit?.item, todaysTable);
  const [preferred, setPreferred] = useState<PriceSource>();
  const [seen, setSeen] = useState<{ quote: Quote; choice: BasketChoice } | null>(null);
  /**
   * The server has refused the guaranteed price; its clock decides, not this device's.
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
  /** Until the guaranteed price is known it is open which of both applies. */
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
  const quote = today.quote && (counting ?? undefined);
  const benefit = edit?.item.basket.quote.benefit;
  return {
    quote,
    lostBenefit:
      benefit && quote && !quote.benefit
        ? {
            benefit,
            why: lostBenefitText(
              benefit,
              { ...plan, monthly: quote.monthly },
              saoPauloDay(new Date(now())),
            ),
          }
        : undefined,
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
    },
  };
}

/**
 * Today's price as the server stores it for an edited simulation: with the campaign that
 * it has, where that counts for the choice. The same answer gives the same object, since
 * prices are compared by it.
 */
function useWithCampaign(
  answer: QuoteAnswer<Quote>,
  edit: Edit | undefined,
  { modelSlug, clientType, term }: Omit<BenefitPlan, 'monthlyCentavos'>,
): QuoteAnswer<Quote> {
  const { now } = useSite();
  const stored = edit?.item.basket.quote;
  const { quote, last } = answer;
  const priced = useMemo(() => {
    const withHeld = (found: Quote | undefined) => {
      if (!found || !stored) return found;
      const price = withHeldBenefit(found, stored.benefit, {
        modelSlug,
        clientType,
        term,
      });
      // Only the server knows whether the campaign was ended and the earlier guarantee
      // stays, so no later one is promised.
      const { validUntil } = stored;
      const { kind } = decideGuarantee({ validUntil, now: now() });
      return price.benefit && kind !== 'over' ? { ...price, validUntil } : price;
    };
    return { quote: withHeld(quote), last: withHeld(last) };
  }, [quote, last, stored, modelSlug, clientType, term, now]);
  return { ...answer, ...priced };
}

type Pair = Pick<PriceChange, 'before' | 'now'>;

/**
 * Two different prices of one choice; the previous pair stays while the next one is
 * loading.
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
