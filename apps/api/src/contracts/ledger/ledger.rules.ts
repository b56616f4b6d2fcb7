import { daysBetween, type IsoDate } from '@site/api-contract/brazil';
import {
  LATE_FINE_PERCENT,
  LATE_INTEREST_PERCENT,
  sum,
} from '@site/api-contract/pricing';
import { type LedgerAccount } from './ledger.table';
import {
  allocate,
  type Cause,
  credited,
  debit,
  type Entry,
  entry,
  inOrder,
  type OpenItem,
  type Posting,
  settle,
} from './postings.rules';

export type { Entry, OpenItem, Posting };

/** The late charges of an installment so far. */
export type LateCharges = {
  fined: boolean;
  /** The day up to which it has borne interest. */
  interestUntil: IsoDate | null;
  /**
   * Fractions of interest that no posting contained, in `INTEREST_PARTS` of a centavo.
   */
  left: number;
  /** How many were taken back. */
  undone: number;
};

/** Accounts that a charge may credit. */
type Revenue = Extract<LedgerAccount, `revenue-${string}` | 'traffic-fines'>;

const DAYS_OF_A_MONTH = 30;
/** Parts of a centavo: a centavo that is late for a day bears one of them. */
export const INTEREST_PARTS = (100 / LATE_INTEREST_PERCENT) * DAYS_OF_A_MONTH;

/** The fine on so many centavos of an installment's price, in whole centavos. */
export const fineOn = (centavos: number) =>
  Math.floor((centavos * LATE_FINE_PERCENT) / 100);

/** The interest on so many centavos times days, in whole centavos. */
export const interestOn = (centavoDays: number) =>
  Math.floor(centavoDays / INTEREST_PARTS);

export const installmentItem = (number: number) => `installment:${number}`;

/**
 * A charge: every item is owed and earned. The customer's credit (`credit`, above zero)
 * pays as much of it as it can.
 */
export function chargeOf({
  items,
  dueOn,
  credit = 0,
  ...cause
}: Cause & {
  items: readonly { item: string; account: Revenue; centavos: number }[];
  dueOn: IsoDate;
  credit?: number;
}): Entry {
  const open = items.map(({ item, centavos }) => ({ item, centavos, dueOn }));
  const used = Math.min(credit, sum(open));
  return entry('charge', { ...cause, dueOn }, [
    ...items.map(({ item, centavos }) => debit('receivable', centavos, item)),
    ...items.map(({ item, account, centavos }) => credited(account, centavos, item)),
    debit('customer-credit', used),
    ...allocate(used, open).postings,
  ]);
}

/**
 * A payment of any amount: it pays the named installment with its fine and interest, then
 * the oldest due items; the rest is the customer's credit.
 */
export function paymentOf({
  centavos,
  open,
  installment,
  dueOn,
  ...cause
}: Cause & {
  centavos: number;
  open: readonly OpenItem[];
  /** Number of the installment that the payer meant. */
  installment?: number;
  /** Due day of the bill that the payer meant. */
  dueOn?: IsoDate;
}): Entry {
  return entry('payment', { ...cause, ...(dueOn && { dueOn }) }, [
    debit('cash', centavos),
    ...settle(centavos, inOrder(open, installment, dueOn)),
  ]);
}

/** Credits the customer for a fault of ours, such as a late delivery. */
export function creditOf({
  centavos,
  open,
  account = 'delivery-discount',
  ...cause
}: Cause & {
  centavos: number;
  open: readonly OpenItem[];
  account?: 'delivery-discount' | 'undue-charges';
}): Entry {
  return entry('credit', cause, [
    debit(account, centavos),
    ...settle(centavos, inOrder(open)),
  ]);
}

/**
 * Fine and interest of a late installment up to a day, beyond those charged before; null
 * when there is nothing to add. The charged interest always equals that of the whole
 * time, however many days it was charged on: only the last fraction is dropped in the
 * customer's favor.
 */
export function lateChargesOf({
  installment,
  open,
  onDay,
  charged,
}: {
  installment: number;
  /** The open part of its price, with its due date. */
  open: OpenItem;
  onDay: IsoDate;
  /** See `lateChargesIn`. */
  charged: LateCharges;
}): Entry | null {
  const { undone, left } = charged;
  const since =
    charged.interestUntil && charged.interestUntil > open.dueOn
      ? charged.interestUntil
      : open.dueOn;
  const days = daysBetween(since, onDay);
  if (onDay <= open.dueOn) return null;
  const fine = charged.fined ? 0 : fineOn(open.centavos);
  const interest = days > 0 ? interestOn(open.centavos * days + left) : 0;
  if (fine + interest === 0) return null;
  return entry(
    'late-charges',
    {
      reference: `late:${installment}:${onDay}:${open.dueOn}${undone ? `:${undone + 1}` : ''}`,
      onDay,
      dueOn: open.dueOn,
    },
    [
      debit('receivable', fine, `fine:${installment}`),
      credited('fine', fine, `fine:${installment}`),
      debit('receivable', interest, `interest:${installment}`),
      credited('interest', interest, `interest:${installment}`),
    ],
  );
}

/** The bank has sent a refund that was decided. */
export function refundOf({ centavos, ...cause }: Cause & { centavos: number }): Entry {
  return entry('refund', cause, [
    debit('refund-due', centavos),
    credited('cash', centavos),
  ]);
}

/** The customer's credit becomes a refund, since nothing will be charged any more. */
export function creditRefundOf({
  centavos,
  ...cause
}: Cause & { centavos: number }): Entry {
  return entry('settlement', cause, [
    debit('customer-credit', centavos),
    credited('refund-due', centavos),
  ]);
}

/**
 * Ends a contract before the car was the customer's to keep: every charge, fine and
 * credit is taken back, the cost of leaving (0 within the 7 days) is charged, and
 * payments beyond it become a refund; a cost beyond the payments stays owed.
 */
export function settlementOf({
  entries,
  exitCentavos,
  ...cause
}: Cause &
  Pick<Entry, 'dueOn'> & {
    entries: readonly Pick<Entry, 'postings'>[];
    exitCentavos: number;
  }): Entry {
  const balances = new Map<string, Posting>();
  let paid = 0;
  for (const { account, item, centavos } of entries.flatMap(({ postings }) => postings)) {
    if (account === 'cash' || account === 'refund-due') {
      paid += centavos;
      continue;
    }
    const key = `${account} ${item}`;
    const before = balances.get(key)?.centavos ?? 0;
    balances.set(key, { account, item, centavos: before + centavos });
  }
  return entry('settlement', cause, [
    ...[...balances.values()].map((balance) => ({
      ...balance,
      centavos: -balance.centavos,
    })),
    credited('revenue-exit', exitCentavos, 'exit'),
    debit('receivable', Math.max(0, exitCentavos - paid), 'exit'),
    credited('refund-due', Math.max(0, paid - exitCentavos)),
  ]);
}

/** Whether the postings of an entry sum to zero, a rule that the database checks too. */
export function isBalanced({ postings }: Pick<Entry, 'postings'>): boolean {
  return postings.length > 0 && sum(postings) === 0;
}
