import { and, eq } from 'drizzle-orm';
import { type IsoDate } from '@site/contracts/brazil';
import { type Database } from '../../platform/data/database';
import { paymentCharges } from '../../tables';
import { activeCard, type CardRow, nextBillsBy } from './next-bills.repository';

type Bill = {
  dueOn: IsoDate;
  items: readonly { item: string }[];
};

/** What pays a bill without its customer. */
type Taken =
  { way: 'pix-automatico'; card: null } | { way: 'cartao-salvo'; card: CardRow };

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
  const taken = await takenBy(db, contractId);
  if (!taken) return () => null;
  const { way, card } = taken;
  const givenUp = await db
    .select({ dueOn: paymentCharges.dueOn })
    .from(paymentCharges)
    .where(
      and(
        eq(paymentCharges.contractId, contractId),
        eq(paymentCharges.method, way),
        eq(paymentCharges.state, 'declined'),
      ),
    );
  return (bill) => {
    const isTaken =
      isPaidByItself(bill) &&
      bill.dueOn >= (card?.chargesFrom ?? '') &&
      !givenUp.some(({ dueOn }) => dueOn === bill.dueOn);
    return isTaken ? taken : null;
  };
}

/**
 * A try to take a bill has failed. Others may come, with a fine meanwhile: whoever owes it
 * is told so instead of having nothing to do.
 */
export async function hasFailed(
  db: Database,
  { contractId, dueOn }: { contractId: string; dueOn: IsoDate },
): Promise<boolean> {
  const [failed] = await db
    .select({ id: paymentCharges.id })
    .from(paymentCharges)
    .where(
      and(
        eq(paymentCharges.contractId, contractId),
        eq(paymentCharges.dueOn, dueOn),
        eq(paymentCharges.state, 'failed'),
      ),
    )
    .limit(1);
  return failed !== undefined;
}

async function takenBy(db: Database, contractId: string): Promise<Taken | null> {
  const way = await nextBillsBy(db, contractId);
  if (way === 'pix-automatico') return { way, card: null };
  const card = way === 'cartao-salvo' ? await activeCard(db, contractId) : null;
  return card && { way: 'cartao-salvo', card };
}
