import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { type ProposalState } from '@site/api-contract/sales';
import { type Database } from '#platform/data/database';
import { type Ports } from '#platform/ports';
import { notify } from '../../../activity/notifications/notify';
import { proposals } from '../proposals.table';
import { listExaminedPartners } from './examined-partners.repository';

/** States before the signature, in which the partners still matter. */
const UNSIGNED: ProposalState[] = [
  'enviada',
  'em_analise',
  'documentos_pendentes',
  'aprovada',
];

/**
 * The partners of a company changed: its proposals get a new revision, so that nobody
 * decides about partners whom they did not see, and consultants are told of an approved
 * one. Call it in the transaction that changes the partners, which has locked the
 * account.
 */
export async function notePartnersChanged(
  { clock }: Pick<Ports, 'clock'>,
  tx: Database,
  userId: string,
): Promise<void> {
  const open = await tx
    .select()
    .from(proposals)
    .where(and(eq(proposals.userId, userId), inArray(proposals.state, UNSIGNED)))
    .orderBy(asc(proposals.id))
    .for('update');
  for (const row of open) {
    await tx
      .update(proposals)
      .set({ revision: sql`${proposals.revision} + 1` })
      .where(eq(proposals.id, row.id));
    if (row.state !== 'aprovada') continue;
    const partners = await listExaminedPartners(tx, row);
    if (partners.every(({ isExamined }) => isExamined)) continue;
    await notify(tx, {
      kind: 'partners-changed',
      about: { proposal: row.id },
      to: { consultants: 'analysis' },
      newest: true,
      at: clock.now(),
    });
  }
}
