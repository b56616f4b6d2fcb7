import { and, asc, desc, eq, inArray, isNull, ne } from 'drizzle-orm';
import { type ChargeState } from '@site/api-contract';
import { type Database } from '#platform/data/database';
import { bankPayments } from '../bank/payments.table';
import { paymentCharges } from '../bills/payment-charges.table';

export type BankChargeRow = typeof paymentCharges.$inferSelect;
export type PaymentRow = typeof bankPayments.$inferSelect;

/** States in which a charge can still be paid. */
export const LIVE = ['asked', 'open', 'scheduled'] as const satisfies ChargeState[];
export const isLive = (state: ChargeState) => LIVE.some((live) => live === state);

export async function insertBankCharge(
  tx: Database,
  row: typeof paymentCharges.$inferInsert,
): Promise<BankChargeRow> {
  const [added] = await tx.insert(paymentCharges).values(row).returning();
  if (!added) throw new Error('An insert gives its row');
  return added;
}

export async function findBankCharge(
  db: Database,
  id: string,
): Promise<BankChargeRow | null> {
  const [found] = await db.select().from(paymentCharges).where(eq(paymentCharges.id, id));
  return found ?? null;
}

/** Charges that were not given up, oldest first. */
export function listOpenBankCharges(
  db: Database,
  contractId: string,
): Promise<BankChargeRow[]> {
  return listOpenBankChargesOf(db, [contractId]);
}

/** The same for many contracts. */
export function listOpenBankChargesOf(
  db: Database,
  contractIds: readonly string[],
): Promise<BankChargeRow[]> {
  return db
    .select()
    .from(paymentCharges)
    .where(
      and(
        inArray(paymentCharges.contractId, [...contractIds]),
        ne(paymentCharges.state, 'canceled'),
      ),
    )
    .orderBy(asc(paymentCharges.running));
}

/** All charges, given up or not, the newest first. */
export function listAllBankCharges(
  db: Database,
  contractId: string,
): Promise<BankChargeRow[]> {
  return db
    .select()
    .from(paymentCharges)
    .where(eq(paymentCharges.contractId, contractId))
    .orderBy(desc(paymentCharges.running));
}

/** Moves a charge out of one of these states; false when it is in none of them. */
export async function moveBankCharge(
  tx: Database,
  id: string,
  from: readonly ChargeState[],
  change: Partial<typeof paymentCharges.$inferInsert>,
): Promise<boolean> {
  const changed = await tx
    .update(paymentCharges)
    .set(change)
    .where(and(eq(paymentCharges.id, id), inArray(paymentCharges.state, [...from])))
    .returning({ id: paymentCharges.id });
  return changed.length > 0;
}

/** Changes a charge that can still be paid; false when it can't. */
export function changeLiveBankCharge(
  tx: Database,
  id: string,
  change: Partial<typeof paymentCharges.$inferInsert>,
): Promise<boolean> {
  return moveBankCharge(tx, id, LIVE, change);
}

/** Stores that the bank has opened a charge; true only the first time. */
export async function noteAnswered(
  tx: Database,
  id: string,
  opened: Partial<typeof paymentCharges.$inferInsert>,
): Promise<boolean> {
  const changed = await tx
    .update(paymentCharges)
    .set({ ...opened, state: 'open' })
    .where(and(eq(paymentCharges.id, id), eq(paymentCharges.state, 'asked')))
    .returning({ id: paymentCharges.id });
  return changed.length > 0;
}

/**
 * Stores that the bank has opened a charge. One that was given up here meanwhile only
 * gets its bank id, so that it can be cancelled there.
 */
export async function noteOpened(
  tx: Database,
  id: string,
  opened: Partial<typeof paymentCharges.$inferInsert> & { bankId: string },
): Promise<void> {
  if (await changeLiveBankCharge(tx, id, opened)) return;
  await tx
    .update(paymentCharges)
    .set({ bankId: opened.bankId })
    .where(and(eq(paymentCharges.id, id), isNull(paymentCharges.bankId)));
}

/** Marks a charge as paid, whatever its state was. */
export async function markPaid(
  tx: Database,
  { id }: Pick<BankChargeRow, 'id'>,
  bankId: string,
): Promise<void> {
  await tx
    .update(paymentCharges)
    .set({ state: 'paid', bankId })
    .where(eq(paymentCharges.id, id));
}

/** Cancels the other ways to pay a bill that is paid; a job tells the bank. */
export async function cancelOthers(
  tx: Database,
  { id, contractId, dueOn }: BankChargeRow,
): Promise<void> {
  await tx
    .update(paymentCharges)
    .set({ state: 'canceled' })
    .where(
      and(
        eq(paymentCharges.contractId, contractId),
        eq(paymentCharges.dueOn, dueOn),
        ne(paymentCharges.id, id),
        inArray(paymentCharges.state, [...LIVE]),
      ),
    );
}

export async function insertPayment(tx: Database, row: PaymentRow): Promise<void> {
  await tx.insert(bankPayments).values(row);
}

type PaidCharge = { payment: PaymentRow; charge: BankChargeRow };

/** Payments that the bank has told of, newest first. */
export function listPayments(db: Database, contractId: string): Promise<PaidCharge[]> {
  return db
    .select({ payment: bankPayments, charge: paymentCharges })
    .from(bankPayments)
    .innerJoin(paymentCharges, eq(paymentCharges.id, bankPayments.chargeId))
    .where(eq(bankPayments.contractId, contractId))
    .orderBy(desc(bankPayments.paidAt), desc(bankPayments.id));
}
