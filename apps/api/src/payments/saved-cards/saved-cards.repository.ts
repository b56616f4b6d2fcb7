import { and, asc, desc, eq, inArray, isNotNull, notExists, sql } from 'drizzle-orm';
import { type Database } from '#platform/data/database';
import { type CardRow } from '../../contracts/contracts/plan/next-bills.repository';
import { paymentCharges } from '../bills/payment-charges.table';
import { type BankChargeRow } from '../payments/payments.repository';
import { paymentCards } from './payment-cards.table';

/** Stores a card that its owner will type at the bank, before the bank is asked. */
export async function insertCard(
  tx: Database,
  row: Pick<CardRow, 'id' | 'contractId' | 'alone' | 'createdAt'>,
): Promise<CardRow> {
  const [added] = await tx
    .insert(paymentCards)
    .values({ ...row, state: 'asked' })
    .returning();
  if (!added) throw new Error('An insert gives its row');
  return added;
}

export async function findCard(db: Database, id: string): Promise<CardRow | null> {
  const [found] = await db.select().from(paymentCards).where(eq(paymentCards.id, id));
  return found ?? null;
}

/**
 * The card that waits to be typed without a payment, else the newest that was; or null.
 */
export async function newestAlone(
  db: Database,
  contractId: string,
): Promise<CardRow | null> {
  const [found] = await db
    .select()
    .from(paymentCards)
    .where(and(eq(paymentCards.contractId, contractId), eq(paymentCards.alone, true)))
    .orderBy(
      desc(sql`(${paymentCards.state} = 'asked')`),
      desc(paymentCards.createdAt),
      desc(paymentCards.id),
    )
    .limit(1);
  return found ?? null;
}

/** A payment came with a card to save, whose token has not come. */
export async function awaitsCard(db: Database, contractId: string): Promise<boolean> {
  const found = await db
    .select({ id: paymentCards.id })
    .from(paymentCards)
    .innerJoin(paymentCharges, eq(paymentCharges.cardId, paymentCards.id))
    .where(
      and(
        eq(paymentCards.contractId, contractId),
        eq(paymentCards.state, 'asked'),
        eq(paymentCharges.state, 'paid'),
      ),
    )
    .limit(1);
  return found.length > 0;
}

export async function listActiveCards(db: Database): Promise<CardRow[]> {
  return db
    .select()
    .from(paymentCards)
    .where(eq(paymentCards.state, 'active'))
    .orderBy(asc(paymentCards.createdAt), asc(paymentCards.id));
}

/** Changes a card in one of these states; false when it is in none of them. */
export async function changeCard(
  tx: Database,
  id: string,
  from: CardRow['state'][],
  change: Partial<CardRow>,
): Promise<boolean> {
  const changed = await tx
    .update(paymentCards)
    .set(change)
    .where(and(eq(paymentCards.id, id), inArray(paymentCards.state, from)))
    .returning({ id: paymentCards.id });
  return changed.length > 0;
}

/** Cards that were removed here but not yet at the bank. */
export function listUndropped(db: Database): Promise<CardRow[]> {
  return db
    .select()
    .from(paymentCards)
    .where(
      and(
        eq(paymentCards.state, 'removed'),
        eq(paymentCards.dropped, false),
        isNotNull(paymentCards.token),
      ),
    )
    .orderBy(asc(paymentCards.createdAt), asc(paymentCards.id))
    .limit(200);
}

/**
 * Deletes the tokens of cards that the bank has removed, once no charge of theirs waits
 * for an answer, since it must be repeated with the same content.
 */
export async function forgetTokens(db: Database): Promise<void> {
  const waiting = db
    .select({ id: paymentCharges.id })
    .from(paymentCharges)
    .where(
      and(eq(paymentCharges.cardId, paymentCards.id), eq(paymentCharges.state, 'asked')),
    );
  await db
    .update(paymentCards)
    .set({ token: null })
    .where(
      and(
        eq(paymentCards.dropped, true),
        isNotNull(paymentCards.token),
        notExists(waiting),
      ),
    );
}

/**
 * Charges of saved cards that must be asked of the bank (`asked`) or were (`open`), each
 * with its card; the oldest first.
 */
export function listCardCharges(
  db: Database,
  state: 'asked' | 'open',
): Promise<{ charge: BankChargeRow; card: CardRow }[]> {
  return db
    .select({ charge: paymentCharges, card: paymentCards })
    .from(paymentCharges)
    .innerJoin(paymentCards, eq(paymentCards.id, paymentCharges.cardId))
    .where(
      and(eq(paymentCharges.method, 'cartao-salvo'), eq(paymentCharges.state, state)),
    )
    .orderBy(asc(paymentCharges.running))
    .limit(200);
}

/**
 * Ends the tries with a contract's saved cards. Charges that the bank may have made stay:
 * `asked` ones are asked for once more after the card is gone.
 */
export async function giveUpCardCharges(tx: Database, contractId: string): Promise<void> {
  const own = (state: BankChargeRow['state']) =>
    and(
      eq(paymentCharges.contractId, contractId),
      eq(paymentCharges.method, 'cartao-salvo'),
      eq(paymentCharges.state, state),
    );
  await tx.update(paymentCharges).set({ state: 'canceled' }).where(own('open'));
  await tx.update(paymentCharges).set({ state: 'declined' }).where(own('failed'));
}
