import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { type Database } from '#platform/data/database';
import { type Ports } from '#platform/ports';
import { type Actor, recordAudits } from '#platform/security/audit';
import { leads } from './leads.table';
import {
  addEntries,
  changeLeads,
  lockLeads,
} from './selection/selected-leads.repository';

/**
 * Frees the open leads of a consultant who works on leads no longer; state and next
 * contact stay. The history and the trail of each name who gave it back, and nobody
 * for operations.
 */
export async function giveLeadsBack(
  { clock }: Pick<Ports, 'clock'>,
  tx: Database,
  { userId, actor }: { userId: string; actor: Actor },
): Promise<void> {
  const held = await tx
    .select({ id: leads.id })
    .from(leads)
    .where(and(eq(leads.claimedBy, userId), isNotNull(leads.dueAt)))
    .orderBy(asc(leads.id))
    .for('update');
  const ids = held.map(({ id }) => id);
  await changeLeads(tx, ids, { claimedBy: null, claimedAt: null });
  await addEntries(
    tx,
    ids.map((leadId) => ({
      leadId,
      act: 'released' as const,
      enteredBy: actor.id,
      at: clock.now(),
    })),
  );
  const given = await lockLeads(tx, ids);
  await recordAudits(
    { clock },
    tx,
    [...given.values()].map(({ id, personId }) => ({
      actor,
      action: 'lead-released' as const,
      personId,
      subject: `lead:${id}` as const,
    })),
  );
}
