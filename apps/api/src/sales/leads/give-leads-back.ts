import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { type Database } from '#platform/data/database';
import { type Ports } from '#platform/ports';
import { type Actor } from '#platform/security/audit';
import { addEntry, changeLead } from './lead-queue.repository';
import { leads } from './leads.table';

/**
 * Frees the open leads of a consultant who works on leads no longer; state and next
 * contact stay. The history of each names who gave it back.
 */
export async function giveLeadsBack(
  { clock }: Pick<Ports, 'clock'>,
  tx: Database,
  { userId, actor }: { userId: string; actor: Actor },
): Promise<void> {
  const held = await tx
    .select()
    .from(leads)
    .where(and(eq(leads.claimedBy, userId), isNotNull(leads.dueAt)))
    .orderBy(asc(leads.id))
    .for('update');
  for (const lead of held) {
    await changeLead(tx, lead, { claimedBy: null, claimedAt: null });
    await addEntry(tx, {
      leadId: lead.id,
      act: 'released',
      enteredBy: actor.id ?? userId,
      at: clock.now(),
    });
  }
}
