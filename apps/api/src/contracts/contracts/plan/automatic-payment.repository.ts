import { and, inArray, notInArray } from 'drizzle-orm';
import { type IsoDate } from '@site/api-contract/brazil';
import { type Database } from '#platform/data/database';
import { paymentCharges } from '../../../payments/bills/payment-charges.table';
import { type CardRow, nextBillsOf } from './next-bills.repository';

type Bill = {
  dueOn: IsoDate;
  items: readonly { item: string }[];
};
type Charge = Pick<typeof paymentCharges.$inferSelect, 'dueOn' | 'method' | 'state'>;

/** The way in which a bill is paid without its customer. */
type Taken = {
  way: 'pix-automatico' | 'cartao-salvo';
  card: CardRow | null;
  /**
   * A try to take it has failed. Others may come, with a fine meanwhile: whoever owes it
   * is told so instead of having nothing to do.
   */
  hasFailed: boolean;
};

/**
 * Whether Pix Automático or a saved card may take it: agreed to for the bills of a
 * subscription, and not for the price of a car, which its buyer pays by hand.
 */
export function isPaidByItself({ items }: Pick<Bill, 'items'>): boolean {
  return !items.some(({ item }) => item.startsWith('purchase:'));
}

/**
 * Whether it falls due since Pix Automático was accepted, or since the card was kept; what
 * was late before is paid by hand.
 */
export function isInTime(
  { chargesFrom }: { chargesFrom: IsoDate | null },
  bill: Bill,
): boolean {
  return isPaidByItself(bill) && bill.dueOn >= (chargesFrom ?? '');
}

/** Whether the month of a card has ended before a day: the bank would refuse it then. */
export function isExpiredOn({ expiry }: CardRow, day: IsoDate): boolean {
  const [month, year] = (expiry ?? '').split('/');
  return year !== undefined && day.slice(0, 7) > `20${year}-${month}`;
}

/**
 * Whether a saved card is in time for a bill, as long as its own tries last. What Pix
 * Automático was asked to pay and did not is paid by hand: of that its payer was told, and
 * of the card they were not.
 */
export function isForCard(
  card: CardRow,
  bill: Bill,
  charges: readonly Charge[],
): boolean {
  const isLeft = charges.some(
    ({ dueOn, method, state }) =>
      dueOn === bill.dueOn &&
      method === 'pix-automatico' &&
      state !== 'paid' &&
      state !== 'canceled',
  );
  return isInTime(card, bill) && !isExpiredOn(card, bill.dueOn) && !isLeft;
}

/**
 * Finds the way in which a bill is paid by itself, Pix Automático or the saved card that
 * is named, as long as it has not given the bill up; null where the customer pays.
 */
export async function findAutomaticPayer(
  db: Database,
  contractId: string,
): Promise<(bill: Bill) => Taken | null> {
  const takenBy = await findAutomaticPayers(db, [contractId]);
  return (bill) => takenBy(contractId, bill);
}

/** The same of many contracts. */
export async function findAutomaticPayers(
  db: Database,
  contractIds: readonly string[],
): Promise<(contractId: string, bill: Bill) => Taken | null> {
  const next = await nextBillsOf(db, contractIds);
  const { contractId, dueOn, method, state } = paymentCharges;
  const unpaid = await db
    .select({ contractId, dueOn, method, state })
    .from(paymentCharges)
    .where(
      and(inArray(contractId, [...contractIds]), notInArray(state, ['paid', 'canceled'])),
    );
  return (id, bill) => {
    const taken = next.get(id);
    if (!taken) return null;
    const { way, card } = taken;
    if (way === 'pix' || way === 'boleto') return null;
    const own = unpaid.filter(
      (charge) => charge.contractId === id && charge.dueOn === bill.dueOn,
    );
    const isTaken =
      (card ? isForCard(card, bill, own) : isInTime(taken, bill)) &&
      !own.some((charge) => charge.method === way && charge.state === 'declined');
    const hasFailed = own.some((charge) => charge.state === 'failed');
    return isTaken ? { way, card, hasFailed } : null;
  };
}
