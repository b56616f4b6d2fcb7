import { and, asc, gt, gte, isNotNull, isNull, lt, lte, or } from 'drizzle-orm';
import { addDays } from '@site/api-contract/brazil';
import { todayOf } from '#platform/clock';
import { type Database } from '#platform/data/database';
import { inBatches } from '#platform/jobs/in-batches';
import { type Done } from '#platform/jobs/jobs';
import { enqueueMail } from '#platform/jobs/outbox';
import { type Ports } from '#platform/ports';
import { isOverdue } from '../../../contracts/contracts/contract.rules';
import { changeReturn, lockReturn } from '../returns.repository';
import { returns } from '../returns.table';
import { carOverdueMail, carReminderMail } from './car-due-back.mails';

/** Days before the last day on which the reminder goes out. */
const REMINDER_DAYS = 2;

type JobPorts = Pick<Ports, 'clock' | 'config'>;

/**
 * Mails customers whose car must come back by a day, after a withdrawal or our demand:
 * `REMINDER_DAYS` before that day, and again when it has passed. Each once, however many
 * processes run it.
 */
export function watchCarsDueBack(ports: JobPorts, db: Database): Promise<Done> {
  return inBatches(db, {
    candidates: (after, limit) => candidatesAfter(ports, db, { after, limit }),
    work: (tx, id) => tell(ports, tx, id),
  });
}

async function tell(ports: JobPorts, tx: Database, contractId: string): Promise<number> {
  const facts = await lockReturn(tx, contractId);
  if (!facts?.booking?.bringBy || facts.booking.returnedAt) return 0;
  const { booking } = facts;
  const now = ports.clock.now();
  const isLate = isOverdue(booking, todayOf(ports));
  if (isLate ? booking.overdueToldAt : booking.remindedAt) return 0;
  await changeReturn(
    tx,
    contractId,
    isLate ? { overdueToldAt: now } : { remindedAt: now },
  );
  const mail = isLate ? carOverdueMail : carReminderMail;
  await enqueueMail(ports, tx, mail(ports.config, facts, facts.booking.bringBy));
  return 1;
}

/** Cars that are out and whose customer lacks today's mail. */
async function candidatesAfter(
  ports: JobPorts,
  db: Database,
  { after, limit }: { after: string; limit: number },
): Promise<string[]> {
  const today = todayOf(ports);
  const near = and(
    isNull(returns.remindedAt),
    gte(returns.bringBy, today),
    lte(returns.bringBy, addDays(today, REMINDER_DAYS)),
  );
  const late = and(isNull(returns.overdueToldAt), lt(returns.bringBy, today));
  const rows = await db
    .select({ id: returns.contractId })
    .from(returns)
    .where(
      and(
        isNotNull(returns.bringBy),
        isNull(returns.returnedAt),
        gt(returns.contractId, after),
        or(near, late),
      ),
    )
    .orderBy(asc(returns.contractId))
    .limit(limit);
  return rows.map(({ id }) => id);
}
