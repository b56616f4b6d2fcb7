import { and, asc, eq, gt } from 'drizzle-orm';
import { saoPauloDay, saoPauloInstant } from '@site/api-contract/brazil';
import { todayOf } from '#platform/clock';
import { type Database } from '#platform/data/database';
import { inBatches } from '#platform/jobs/in-batches';
import { type Done } from '#platform/jobs/jobs';
import { enqueueMail } from '#platform/jobs/outbox';
import { type Ports } from '#platform/ports';
import { isGoingOn } from '../../contracts/contracts/contract.rules';
import {
  contractFacts,
  type ContractRecord,
  contractsThat,
  lockContract,
} from '../../contracts/contracts/contracts.repository';
import { contracts } from '../../contracts/contracts/contracts.table';
import { findAccountById } from '../../identity/accounts/accounts.repository';
import { reportedLosses } from '../../payments/dunning/reported-loss.repository';
import { proposals } from '../../sales/proposals/proposals.table';
import { handoverReadings, lastReadings } from '../km/km.repository';
import { startOf } from '../km/km-bank-view';
import { maintenanceMail } from './maintenance.mails';
import {
  addNotice,
  bookedVisits,
  maintenancePlans,
  noticeKey,
  noticesOf,
  requestsFor,
  takeOverdueBack,
  visitsOf,
} from './maintenance.repository';
import { nextOf } from './maintenance-view';
import { USUAL_PLAN } from './next-maintenance.rules';

type JobPorts = Pick<Ports, 'clock' | 'config'>;

/**
 * The job runs every hour, so once in this one of the morning (São Paulo): the contracts are
 * read once a day. A day on which it did not run is made up for by the next one.
 */
const MORNING = '08:00';
const MORNING_END = '09:00';

/** Reminds of maintenance in the morning; at other hours it reads nothing. */
export async function remindInTheMorning(ports: JobPorts, db: Database): Promise<Done> {
  const now = ports.clock.now();
  const today = saoPauloDay(now);
  const isMorning =
    now >= saoPauloInstant(today, MORNING) && now < saoPauloInstant(today, MORNING_END);
  return isMorning ? remindOfMaintenance(ports, db) : { done: 0 };
}

/**
 * Mails each customer once when a maintenance is near (`REMINDED_DAYS`, `REMINDED_KM`),
 * however many processes run it, unless one has been asked for. Overdue ones are noted for
 * the day of the consultants, and taken back when a corrected reading says otherwise. A
 * car that is reported stolen or lost is left out.
 */
export function remindOfMaintenance(ports: JobPorts, db: Database): Promise<Done> {
  return inBatches(db, {
    candidates: (after, limit) => candidatesAfter(db, { after, limit }),
    narrow: async (ids) => {
      const workOf = await workIn(ports, db, ids);
      return contractsThat(db, ids, (record) => workOf(record) !== null);
    },
    work: (tx, id) => workOn(ports, tx, id),
  });
}

/** Gives what is to be done for a contract; null where nothing is. */
async function workIn({ clock }: JobPorts, db: Database, ids: readonly string[]) {
  const today = todayOf({ clock });
  const plans = await maintenancePlans(db);
  const handovers = await handoverReadings(db, ids);
  const lasts = await lastReadings(db, ids);
  const visits = await visitsOf(db, ids);
  const requests = await requestsFor(db, ids);
  const booked = await bookedVisits(db, ids, today);
  const notices = await noticesOf(db, ids);
  const losses = await reportedLosses(db, ids);
  return (record: ContractRecord) => {
    const { id, terms } = record.contract;
    const start = startOf(record, handovers.get(id) ?? null);
    if (!start || !isGoingOn(record) || record.lostOn || losses.has(id)) return null;
    const facts = {
      start,
      last: lasts.get(id) ?? null,
      plan: plans.get(terms.versionSlug) ?? USUAL_PLAN,
      visits: visits.get(id) ?? [],
    };
    const next = nextOf(record, facts, today);
    if (!next) return null;
    const isTold = (step: 'near' | 'overdue') =>
      notices.has(noticeKey(id, next.number, step));
    const isOverdue = next.state === 'overdue';
    const reminds =
      next.state !== 'ahead' && !isTold('near') && !requests.has(id) && !booked.has(id);
    const changes = isOverdue !== isTold('overdue');
    return reminds || changes ? { next, reminds, changes } : null;
  };
}

/** Does it for one contract; gives the number of mails. */
async function workOn(
  ports: JobPorts,
  tx: Database,
  contractId: string,
): Promise<number> {
  const locked = await lockContract(tx, contractId);
  if (!locked) return 0;
  const record = await contractFacts(tx, locked);
  const work = (await workIn(ports, tx, [contractId]))(record);
  if (!work) return 0;
  const { next, reminds, changes } = work;
  const { number, dueOn, dueKm } = next;
  const notice = { contractId, number, dueOn, dueKm, notedAt: ports.clock.now() };
  if (changes && next.state === 'overdue')
    await addNotice(tx, { ...notice, step: 'overdue' });
  else if (changes) await takeOverdueBack(tx, notice);
  if (!reminds || !(await addNotice(tx, { ...notice, step: 'near' }))) return 0;
  const customer = await findAccountById(tx, record.contract.userId);
  if (!customer) return 0;
  const { contract } = record;
  await enqueueMail(
    ports,
    tx,
    maintenanceMail(ports.config, { to: customer.email, contract, next }),
  );
  return 1;
}

/** Contracts whose customers have the car. */
async function candidatesAfter(
  db: Database,
  { after, limit }: { after: string; limit: number },
): Promise<string[]> {
  const rows = await db
    .select({ id: contracts.id })
    .from(contracts)
    .innerJoin(proposals, eq(proposals.id, contracts.proposalId))
    .where(and(eq(proposals.state, 'ativa'), gt(contracts.id, after)))
    .orderBy(asc(contracts.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}
