import { and, eq, inArray } from 'drizzle-orm';
import { type NextBillWay } from '@site/api-contract';
import { type IsoDate } from '@site/api-contract/brazil';
import { type Database } from '#platform/data/database';
import { paymentRecurrences } from '../../../payments/automatic-pix/payment-recurrences.table';
import { paymentSettings } from '../../../payments/bills/payment-settings.table';
import { paymentCards } from '../../../payments/saved-cards/payment-cards.table';
import { contracts } from '../contracts.table';

export type CardRow = typeof paymentCards.$inferSelect;
/** How the next bills are paid or prepared, and the card where it is one. */
export type NextBills = {
  way: NextBillWay;
  card: CardRow | null;
  /** Pix Automático or the card pays bills from this day on. */
  chargesFrom: IsoDate | null;
};

/** The saved card that pays the next bills of a contract; null without one. */
export async function activeCard(
  db: Database,
  contractId: string,
): Promise<CardRow | null> {
  const [found] = await db
    .select()
    .from(paymentCards)
    .where(
      and(eq(paymentCards.contractId, contractId), eq(paymentCards.state, 'active')),
    );
  return found ?? null;
}

/**
 * How the next bills of contracts are paid or prepared, by contract id. A contract
 * without an entry is paid bill by bill. Of several agreed ways the first of these is in
 * force: Pix Automático, the saved card, bills by e-mail.
 */
export async function nextBillsOf(
  db: Database,
  contractIds: readonly string[],
): Promise<Map<string, NextBills>> {
  const rows = await db
    .select({
      id: contracts.id,
      recurrence: paymentRecurrences,
      card: paymentCards,
      prepared: paymentSettings.method,
    })
    .from(contracts)
    .leftJoin(
      paymentRecurrences,
      and(
        eq(paymentRecurrences.contractId, contracts.id),
        eq(paymentRecurrences.state, 'aceita'),
      ),
    )
    .leftJoin(
      paymentCards,
      and(eq(paymentCards.contractId, contracts.id), eq(paymentCards.state, 'active')),
    )
    .leftJoin(paymentSettings, eq(paymentSettings.contractId, contracts.id))
    .where(inArray(contracts.id, [...contractIds]));
  const ways = new Map<string, NextBills>();
  for (const { id, recurrence, card, prepared } of rows) {
    const { chargesFrom = null } = recurrence ?? card ?? {};
    if (recurrence) ways.set(id, { way: 'pix-automatico', card: null, chargesFrom });
    else if (card) ways.set(id, { way: 'cartao-salvo', card, chargesFrom });
    else if (prepared) ways.set(id, { way: prepared, card: null, chargesFrom });
  }
  return ways;
}

/** The same for one contract; null where it is paid bill by bill. */
export async function findNextBills(
  db: Database,
  contractId: string,
): Promise<NextBills | null> {
  return (await nextBillsOf(db, [contractId])).get(contractId) ?? null;
}

/** Only the way of payment. */
export async function nextBillsBy(
  db: Database,
  contractId: string,
): Promise<NextBillWay | null> {
  return (await findNextBills(db, contractId))?.way ?? null;
}
