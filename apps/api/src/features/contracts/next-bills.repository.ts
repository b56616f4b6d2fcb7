import { and, eq } from 'drizzle-orm';
import { type NextBillWay } from '@site/contracts';
import { type Database } from '../../platform/data/database';
import { paymentCards, paymentRecurrences, paymentSettings } from '../../tables';

export type CardRow = typeof paymentCards.$inferSelect;

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
 * What the next bills of a contract are paid with, or come ready with; null where they are
 * chosen one by one. Of several the customer has agreed to, the first here is in force:
 * Pix Automático, the saved card, bills ready by e-mail.
 */
export async function nextBillsBy(
  db: Database,
  contractId: string,
): Promise<NextBillWay | null> {
  const [recurrence] = await db
    .select({ id: paymentRecurrences.id })
    .from(paymentRecurrences)
    .where(
      and(
        eq(paymentRecurrences.contractId, contractId),
        eq(paymentRecurrences.state, 'aceita'),
      ),
    );
  if (recurrence) return 'pix-automatico';
  if (await activeCard(db, contractId)) return 'cartao-salvo';
  const [prepared] = await db
    .select({ method: paymentSettings.method })
    .from(paymentSettings)
    .where(eq(paymentSettings.contractId, contractId));
  return prepared?.method ?? null;
}

const SIGNED = { pix: 'Pix', boleto: 'Boleto', cartao: 'Cartão de crédito' } as const;

/**
 * How a contract is paid, as each screen says it: what the next bills are paid with, and
 * without that what was signed.
 */
export async function paidBy(
  db: Database,
  { id, terms }: { id: string; terms: { paymentMethod: keyof typeof SIGNED } },
): Promise<string> {
  const way = await nextBillsBy(db, id);
  if (way === null) return SIGNED[terms.paymentMethod];
  if (way === 'pix-automatico') return 'Pix Automático';
  if (way !== 'cartao-salvo') return `${SIGNED[way]}, pronto por e-mail`;
  const card = await activeCard(db, id);
  return card ? `Cartão salvo, ${card.brand} final ${card.last4}` : SIGNED.cartao;
}
