import { and, inArray } from 'drizzle-orm';
import { type IsoDate } from '@site/contracts/brazil';
import { type Database } from '#platform/data/database';
import { paymentCharges } from '../../tables';
import { type CardRow, nextBillsOf } from './next-bills.repository';

type Bill = {
  dueOn: IsoDate;
  items: readonly { item: string }[];
};

/** What pays a bill without its customer. */
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
 * What takes a bill by itself, Pix Automático or the saved card that is named, as long as
 * it has not given it up; null where the customer pays.
 */
export async function takenBills(
  db: Database,
  contractId: string,
): Promise<(bill: Bill) => Taken | null> {
  const takenBy = await takenBillsOf(db, [contractId]);
  return (bill) => takenBy(contractId, bill);
}

/** The same of many contracts. */
export async function takenBillsOf(
  db: Database,
  contractIds: readonly string[],
): Promise<(contractId: string, bill: Bill) => Taken | null> {
  const next = await nextBillsOf(db, contractIds);
  const { contractId, dueOn, method, state } = paymentCharges;
  const missed = await db
    .select({ contractId, dueOn, method, state })
    .from(paymentCharges)
    .where(
      and(inArray(contractId, [...contractIds]), inArray(state, ['declined', 'failed'])),
    );
  return (id, bill) => {
    const taken = next.get(id);
    if (!taken) return null;
    const { way, card } = taken;
    if (way === 'pix' || way === 'boleto') return null;
    const own = missed.filter(
      (charge) => charge.contractId === id && charge.dueOn === bill.dueOn,
    );
    const isTaken =
      isPaidByItself(bill) &&
      bill.dueOn >= (card?.chargesFrom ?? '') &&
      !own.some((charge) => charge.method === way && charge.state === 'declined');
    const hasFailed = own.some((charge) => charge.state === 'failed');
    return isTaken ? { way, card, hasFailed } : null;
  };
}
