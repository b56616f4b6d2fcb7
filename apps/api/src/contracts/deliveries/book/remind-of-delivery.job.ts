import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import { type IsoDate } from '@site/api-contract/brazil';
import { type Database } from '#platform/data/database';
import { inBatches } from '#platform/jobs/in-batches';
import { type Done } from '#platform/jobs/jobs';
import { enqueueMail } from '#platform/jobs/outbox';
import { type Ports } from '#platform/ports';
import { proposals } from '../../../sales/proposals/proposals.table';
import { contracts } from '../../contracts/contracts.table';
import { findDelivery } from '../deliveries.repository';
import { deliveries } from '../deliveries.table';
import { deliveryTomorrowMail } from './appointment.mails';
import {
  dayToRemindOf,
  isUntold,
  noteReminded,
} from './appointment-reminders.repository';

type JobPorts = Pick<Ports, 'clock' | 'config'>;

/**
 * Reminds customers on the day before the handover, once for each day that they chose,
 * however many processes run it.
 */
export async function remindOfDeliveries(ports: JobPorts, db: Database): Promise<Done> {
  const tomorrow = dayToRemindOf(ports);
  if (!tomorrow) return { done: 0 };
  return inBatches(db, {
    candidates: (after, limit) => candidatesAfter(db, { after, limit, tomorrow }),
    work: async (tx, contractId) => {
      const facts = await findDelivery(tx, contractId);
      if (!facts || facts.delivery.slotOn !== tomorrow) return 0;
      const appointment = { contractId, kind: 'entrega', onDay: tomorrow } as const;
      if (!(await noteReminded(ports, tx, appointment))) return 0;
      await enqueueMail(
        ports,
        tx,
        deliveryTomorrowMail(ports.config, facts, ports.clock.now()),
      );
      return 1;
    },
  });
}

async function candidatesAfter(
  db: Database,
  { after, limit, tomorrow }: { after: string; limit: number; tomorrow: IsoDate },
): Promise<string[]> {
  const rows = await db
    .select({ id: deliveries.contractId })
    .from(deliveries)
    .innerJoin(contracts, eq(contracts.id, deliveries.contractId))
    .innerJoin(proposals, eq(proposals.id, contracts.proposalId))
    .where(
      and(
        eq(deliveries.slotOn, tomorrow),
        isNull(deliveries.releasedAt),
        eq(proposals.state, 'entrega_agendada'),
        gt(deliveries.contractId, after),
        isUntold(db, deliveries.contractId, { kind: 'entrega', onDay: tomorrow }),
      ),
    )
    .orderBy(asc(deliveries.contractId))
    .limit(limit);
  return rows.map(({ id }) => id);
}
