import { and, asc, eq, exists, gt } from 'drizzle-orm';
import { type IsoDate } from '@site/api-contract/brazil';
import { type Database } from '#platform/data/database';
import { inBatches } from '#platform/jobs/in-batches';
import { type Done } from '#platform/jobs/jobs';
import { enqueueMail } from '#platform/jobs/outbox';
import { type Ports } from '#platform/ports';
import { dealerships } from '../../catalog/dealerships/dealerships.table';
import {
  dayToRemindOf,
  isUntold,
  noteReminded,
} from '../../contracts/deliveries/book/appointment-reminders.repository';
import { visitTomorrowMail } from './workshop.mails';
import { findVisit, lockVisit } from './workshop.repository';
import { workshopVisits } from './workshop.table';

/**
 * Reminds customers on the day before a visit to the workshop, once for each booked day,
 * however many processes run it. A dealership that has ended takes no car, so that
 * nobody is sent there.
 */
export async function remindOfVisits(
  ports: Pick<Ports, 'clock' | 'config'>,
  db: Database,
): Promise<Done> {
  const tomorrow = dayToRemindOf(ports);
  if (!tomorrow) return { done: 0 };
  return inBatches(db, {
    candidates: (after, limit) => candidatesAfter(db, { after, limit, tomorrow }),
    work: async (tx, id) => {
      await lockVisit(tx, id);
      const facts = await findVisit(tx, id);
      if (!facts?.dealership.active || !isFor(facts.visit, tomorrow)) return 0;
      const { contractId } = facts.visit;
      const appointment = { contractId, kind: 'oficina', onDay: tomorrow } as const;
      if (!(await noteReminded(ports, tx, appointment))) return 0;
      await enqueueMail(
        ports,
        tx,
        visitTomorrowMail(ports.config, facts, ports.clock.now()),
      );
      return 1;
    },
  });
}

const isFor = (
  { state, slotOn }: typeof workshopVisits.$inferSelect,
  day: IsoDate,
): boolean => state === 'marcada' && slotOn === day;

async function candidatesAfter(
  db: Database,
  { after, limit, tomorrow }: { after: string; limit: number; tomorrow: IsoDate },
): Promise<string[]> {
  const rows = await db
    .select({ id: workshopVisits.id })
    .from(workshopVisits)
    .where(
      and(
        eq(workshopVisits.state, 'marcada'),
        eq(workshopVisits.slotOn, tomorrow),
        gt(workshopVisits.id, after),
        exists(
          db
            .select({ id: dealerships.id })
            .from(dealerships)
            .where(
              and(
                eq(dealerships.id, workshopVisits.dealershipId),
                eq(dealerships.active, true),
              ),
            ),
        ),
        isUntold(db, workshopVisits.contractId, { kind: 'oficina', onDay: tomorrow }),
      ),
    )
    .orderBy(asc(workshopVisits.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}
