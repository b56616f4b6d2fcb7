import { and, eq } from 'drizzle-orm';
import { type ProposalState } from '@site/contracts/states';
import { type Database } from '../../platform/data/database';
import { paidInstallments, proposalEvents, proposals } from '../../tables';

/**
 * A proposal that was signed, with the days that count for its instalments and which of
 * them were paid.
 */
export type Contract = {
  proposal: typeof proposals.$inferSelect;
  signedAt: Date;
  deliveredAt: Date | null;
  paid: ReadonlySet<number>;
};

/**
 * A customer's own contract, or null: there is none before the signature, nor anybody
 * else's.
 */
export async function findContract(
  db: Database,
  userId: string,
  id: string,
): Promise<Contract | null> {
  const [proposal] = await db
    .select()
    .from(proposals)
    .where(and(eq(proposals.id, id), eq(proposals.userId, userId)));
  if (!proposal) return null;
  const events = await db
    .select({ to: proposalEvents.toState, at: proposalEvents.at })
    .from(proposalEvents)
    .where(eq(proposalEvents.proposalId, id));
  const reached = (state: ProposalState) =>
    events.find(({ to }) => to === state)?.at ?? null;
  const signedAt = reached('contrato_assinado');
  if (!signedAt) return null;
  const rows = await db
    .select({ number: paidInstallments.number })
    .from(paidInstallments)
    .where(eq(paidInstallments.proposalId, id));
  return {
    proposal,
    signedAt,
    deliveredAt: reached('ativa'),
    paid: new Set(rows.map(({ number }) => number)),
  };
}
