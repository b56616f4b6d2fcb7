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

/** How a bill is paid automatically. */
type Taken = {
  way: 'pix-automatico' | 'cartao-salvo';
  card: CardRow | null;
  /**
   * A try to collect it has failed. Others may follow while a fine grows, so the customer
   * is told to pay instead.
   */
  hasFailed: boolean;
};

/**
 * Whether Pix Automático or a saved card may pay it. The customer agreed for the bills of
 * the subscription, and not for the price of a bought car.
 */
export function isPaidByItself({ items }: Pick<Bill, 'items'>): boolean {
  return !items.some(({ item }) => item.startsWith('purchase:'));
}

/**
 * Whether it falls due after Pix Automático was accepted or the card was saved; bills
 * that were late before are paid by hand.
 */
export function isInTime(
  { chargesFrom }: { chargesFrom: IsoDate | null },
  bill: Bill,
): boolean {
  return isPaidByItself(bill) && bill.dueOn >= (chargesFrom ?? '');
}

/**
 * Whether the card's last month has ended before a day, so that the bank would refuse it.
 */
export function isExpiredOn({ expiry }: CardRow, day: IsoDate): boolean {
  const [month, year] = (expiry ?? '').split('/');
  return year !== undefined && day.slice(0, 7) > `20${year}-${month}`;
}

/**
 * Whether a saved card may still pay a bill: as long as its tries last. A bill that Pix
 * Automático was asked to collect and did not is paid by hand: its customer was told of
 * that, and never of the card.
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
 * How a bill is paid automatically, by Pix Automático or by the given card, as long as it
 * has tries left; null where the customer pays.
 */
export async function findAutomaticPayer(
  db: Database,
  contractId: string,
): Promise<(bill: Bill) => Taken | null> {
  const takenBy = await findAutomaticPayers(db, [contractId]);
  return (bill) => takenBy(contractId, bill);
}

/** The same for many contracts. */
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
