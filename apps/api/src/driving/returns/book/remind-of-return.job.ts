import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import { type IsoDate } from '@site/api-contract/brazil';
import { type Database } from '#platform/data/database';
import { inBatches } from '#platform/jobs/in-batches';
import { type Done } from '#platform/jobs/jobs';
import { enqueueMail } from '#platform/jobs/outbox';
import { type Ports } from '#platform/ports';
import {
  dayToRemindOf,
  isUntold,
  noteReminded,
} from '../../../contracts/deliveries/book/appointment-reminders.repository';
import { returnTomorrowMail } from '../returns.mails';
import { lockReturn } from '../returns.repository';
import { returns } from '../returns.table';

type JobPorts = Pick<Ports, 'clock' | 'config'>;

/**
 * Reminds customers on the day before their return, once for each booked day, however
 * many processes run it.
 */
export async function remindOfReturns(ports: JobPorts, db: Database): Promise<Done> {
  const tomorrow = dayToRemindOf(ports);
  if (!tomorrow) return { done: 0 };
  return inBatches(db, {
    candidates: (after, limit) => candidatesAfter(db, { after, limit, tomorrow }),
    work: async (tx, contractId) => {
      const facts = await lockReturn(tx, contractId);
      const { booking } = facts ?? {};
      if (!facts || !booking?.slotAt || booking.returnedAt) return 0;
      if (booking.slotOn !== tomorrow) return 0;
      const appointment = { contractId, kind: 'devolucao', onDay: tomorrow } as const;
      if (!(await noteReminded(ports, tx, appointment))) return 0;
      const booked = { day: tomorrow, time: booking.slotAt };
      await enqueueMail(
        ports,
        tx,
        returnTomorrowMail(ports.config, { facts, ...booked, now: ports.clock.now() }),
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
    .select({ id: returns.contractId })
    .from(returns)
    .where(
      and(
        eq(returns.slotOn, tomorrow),
        isNull(returns.returnedAt),
        gt(returns.contractId, after),
        isUntold(db, returns.contractId, { kind: 'devolucao', onDay: tomorrow }),
      ),
    )
    .orderBy(asc(returns.contractId))
    .limit(limit);
  return rows.map(({ id }) => id);
}
