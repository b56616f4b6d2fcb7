import { and, eq } from 'drizzle-orm';
import { type Delivery, type MilestoneUndo } from '@site/api-contract';
import { MILESTONE_LABELS, milestonesOf } from '@site/api-contract/contracts';
import { todayOf } from '#platform/clock';
import { type Database } from '#platform/data/database';
import { enqueueMail } from '#platform/jobs/outbox';
import { type Ports } from '#platform/ports';
import { recordAudit } from '#platform/security/audit';
import { isMailed, milestoneUndoneMail } from '../deliveries.mails';
import { type DeliveryFacts } from '../deliveries.repository';
import {
  changed,
  type DeliveryCall,
  lockVisible,
  refuseUnready,
  requireWaiting,
} from '../deliveries.service';
import { deliveryCorrections, deliveryMilestones } from '../deliveries.table';

/**
 * Undoes the milestone that was noted last, and tells the customer if a mail told of it.
 * A slot that was booked meanwhile stays: nobody is moved silently.
 */
export async function undoMilestone(
  ports: Ports,
  tx: Database,
  { viewer, id, actor, undo }: DeliveryCall & { undo: MilestoneUndo },
): Promise<Delivery> {
  const facts = await lockVisible(tx, viewer, id);
  requireWaiting(facts);
  const { kind, onDay } = lastOf(facts, undo.kind);
  const contractId = facts.contract.id;
  await tx
    .delete(deliveryMilestones)
    .where(
      and(
        eq(deliveryMilestones.contractId, contractId),
        eq(deliveryMilestones.kind, kind),
      ),
    );
  await tx.insert(deliveryCorrections).values({
    contractId,
    kind,
    onDay,
    reason: undo.reason,
    undoneBy: viewer.id,
    undoneAt: ports.clock.now(),
  });
  await recordAudit(ports, tx, {
    actor,
    action: 'delivery-milestone-undone',
    personId: facts.customer.id,
    subject: `proposal:${facts.proposal.id}`,
    detail: kind,
  });
  if (isMailed(kind, facts.delivery.source))
    await enqueueMail(
      ports,
      tx,
      milestoneUndoneMail(ports.config, {
        facts,
        kind,
        reason: undo.reason,
        today: todayOf(ports),
      }),
    );
  return changed(ports, tx, { viewer, id });
}

/** The newest milestone, if it is the one that the caller named; else a 409. */
function lastOf(
  { delivery, milestones }: DeliveryFacts,
  meant: MilestoneUndo['kind'],
): DeliveryFacts['milestones'][number] {
  const last = milestonesOf(delivery.source).findLast((kind) =>
    milestones.some((noted) => noted.kind === kind),
  );
  const noted = milestones.find(({ kind }) => kind === last);
  if (!noted) return refuseUnready('Nenhuma etapa foi anotada ainda.');
  if (noted.kind !== meant)
    refuseUnready(
      `Só a última etapa pode ser desfeita: ${MILESTONE_LABELS[noted.kind]}.`,
    );
  return noted;
}
