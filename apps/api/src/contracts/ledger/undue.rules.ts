import { daysBetween, type IsoDate } from '@site/api-contract/brazil';
import { type Entry } from './ledger.rules';

/** Monetary correction and interest a month on amounts charged unduly (CDC art. 42). */
export const UNDUE_PERCENT_A_MONTH = 1.5;
const DAYS_OF_A_MONTH = 30;

/**
 * Interest on an undue payment, in centavos: by the day, from the first payment for its
 * items on. Rounded up for the customer.
 */
export function undueInterestOf(
  entries: readonly Entry[],
  { items, centavos, onDay }: { items: string[]; centavos: number; onDay: IsoDate },
): number {
  const paid = entries.find(
    ({ kind, postings }) =>
      PAYING.has(kind) &&
      postings.some(
        ({ account, item, centavos: moved }) =>
          account === 'receivable' && moved < 0 && items.includes(item ?? ''),
      ),
  );
  if (!paid) return 0;
  const days = daysBetween(paid.onDay, onDay);
  return Math.ceil(
    (centavos * UNDUE_PERCENT_A_MONTH * Math.max(0, days)) / (100 * DAYS_OF_A_MONTH),
  );
}

/** Entries that pay: by money, by a new credit, or by an existing credit. */
const PAYING: ReadonlySet<Entry['kind']> = new Set(['payment', 'credit', 'charge']);
