import { eq, lt } from 'drizzle-orm';
import { addYears, saoPauloDay, startOfSaoPauloDay } from '@site/api-contract/brazil';
import { isAnswerOver } from '@site/api-contract/driving';
import { affectedRows, type Database } from '#platform/data/database';
import { type Done } from '#platform/jobs/jobs';
import { type Ports } from '#platform/ports';
import { recordAudit, SYSTEM } from '#platform/security/audit';
import { answerReminderMail, holderReportedMail } from './traffic-fines.mails';
import {
  changeFine,
  findFine,
  listToRemindOf,
  listUnanswered,
  setReminded,
} from './traffic-fines.repository';
import { fineItem, isNearItsEnd, TRAFFIC_FINE_KEPT_YEARS } from './traffic-fines.rules';
import { mailCustomer } from './traffic-fines.service';
import { trafficFines } from './traffic-fines.table';

/**
 * Watches fines. It reminds the customer once before the last day to answer. When nobody
 * was named in time, the contract's holder is reported, and is told so once. Fines that
 * nobody can ask about any more are deleted with their papers.
 */
export async function watchFines(
  ports: Pick<Ports, 'clock' | 'config'>,
  db: Database,
): Promise<Done> {
  const today = saoPauloDay(ports.clock.now());
  let done = 0;
  for (const fine of await listToRemindOf(db, today))
    if (isNearItsEnd(fine, today))
      done += await db.transaction((tx) => remind(ports, tx, fine.id));
  for (const id of await listUnanswered(db, today))
    done += await db.transaction((tx) => reportHolder(ports, tx, id));
  return { done: done + (await forgetFines(ports, db)) };
}

async function remind(
  ports: Pick<Ports, 'clock' | 'config'>,
  tx: Database,
  id: string,
): Promise<number> {
  const at = ports.clock.now();
  if (!(await setReminded(tx, { id, today: saoPauloDay(at), at }))) return 0;
  const facts = await findFine(tx, id);
  if (!facts) return 0;
  await mailCustomer(ports, tx, facts, (about) =>
    answerReminderMail(ports.config, about),
  );
  return 1;
}

async function reportHolder(
  ports: Pick<Ports, 'clock' | 'config'>,
  tx: Database,
  id: string,
): Promise<number> {
  const [fine] = await tx
    .select()
    .from(trafficFines)
    .where(eq(trafficFines.id, id))
    .for('update', { skipLocked: true });
  if (!fine || !isAnswerOver(fine, saoPauloDay(ports.clock.now()))) return 0;
  await changeFine(tx, fine, { state: 'titular_informado' });
  const facts = await findFine(tx, id);
  if (!facts) return 0;
  await recordAudit(ports, tx, {
    actor: SYSTEM,
    action: 'traffic-fine-changed',
    personId: fine.userId,
    subject: `contract:${fine.contractId}`,
    detail: `titular_informado ${fineItem(fine.number)}`,
  });
  await mailCustomer(ports, tx, facts, (about) =>
    holderReportedMail(ports.config, about),
  );
  return 1;
}

async function forgetFines(
  { clock }: Pick<Ports, 'clock'>,
  db: Database,
): Promise<number> {
  const oldest = addYears(saoPauloDay(clock.now()), -TRAFFIC_FINE_KEPT_YEARS);
  return affectedRows(
    await db
      .delete(trafficFines)
      .where(lt(trafficFines.infractionAt, startOfSaoPauloDay(oldest))),
  );
}
