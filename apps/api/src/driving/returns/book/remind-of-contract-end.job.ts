import { and, asc, eq, exists, gt, not, sql } from 'drizzle-orm';
import { addDays } from '@site/api-contract/brazil';
import { END_IN_SIGHT_DAYS, returnAtEndFrom } from '@site/api-contract/driving';
import { todayOf } from '#platform/clock';
import { type Database } from '#platform/data/database';
import { inBatches } from '#platform/jobs/in-batches';
import { type Done } from '#platform/jobs/jobs';
import { enqueueMail } from '#platform/jobs/outbox';
import { type Ports } from '#platform/ports';
import { lastDayOf } from '../../../contracts/contracts/contract.rules';
import { contracts } from '../../../contracts/contracts/contracts.table';
import { proposals } from '../../../sales/proposals/proposals.table';
import { closedBy } from '../return.rules';
import { lockReturn } from '../returns.repository';
import { type EndNotice, endNotices } from '../returns.table';
import { bookReturnMail, endInSightMail } from './contract-end.mails';

type JobPorts = Pick<Ports, 'clock' | 'config'>;

/**
 * Mails customers twice before the last day of their contract, each time once, however
 * many processes run it. `END_IN_SIGHT_DAYS` before, it tells what can follow; once a
 * return around the end can be booked, it asks those without a day for one. Contracts
 * that we ended for want of payment are left out, since another mail tells them.
 */
export function remindOfContractEnd(ports: JobPorts, db: Database): Promise<Done> {
  return inBatches(db, {
    candidates: (after, limit) => candidatesAfter(ports, db, { after, limit }),
    work: (tx, id) => tell(ports, tx, id),
  });
}

async function tell(ports: JobPorts, tx: Database, contractId: string): Promise<number> {
  const facts = await lockReturn(tx, contractId);
  if (!facts || facts.booking?.kind === 'inadimplencia') return 0;
  const endsOn = lastDayOf(facts.handedOverOn, facts.contract.terms);
  const today = todayOf(ports);
  if (today < addDays(endsOn, -END_IN_SIGHT_DAYS)) return 0;
  const canBook = today >= returnAtEndFrom(endsOn);
  if (await isNew(ports, tx, { contractId, step: 'em-vista' })) {
    // When the first mail is late, it asks for the day too.
    if (canBook) await isNew(ports, tx, { contractId, step: 'marcar-devolucao' });
    await enqueueMail(ports, tx, endInSightMail(ports.config, facts, endsOn));
    return 1;
  }
  const isOpen = !facts.booking && closedBy(facts, ports.clock.now()) === null;
  if (!canBook || !isOpen) return 0;
  if (!(await isNew(ports, tx, { contractId, step: 'marcar-devolucao' }))) return 0;
  await enqueueMail(ports, tx, bookReturnMail(ports.config, facts, endsOn));
  return 1;
}

/** Notes a notice; false when the customer got it before. */
async function isNew(
  { clock }: JobPorts,
  tx: Database,
  notice: { contractId: string; step: EndNotice },
): Promise<boolean> {
  const added = await tx
    .insert(endNotices)
    .values({ ...notice, remindedAt: clock.now() })
    .onConflictDoNothing()
    .returning();
  return added.length > 0;
}

/**
 * Contracts with a notice missing. Contracts that are too young to be near their end are
 * skipped.
 */
async function candidatesAfter(
  ports: JobPorts,
  db: Database,
  { after, limit }: { after: string; limit: number },
): Promise<string[]> {
  const given = db
    .select({ step: endNotices.step })
    .from(endNotices)
    .where(
      and(eq(endNotices.contractId, contracts.id), eq(endNotices.step, LAST_NOTICE)),
    );
  const soon = addDays(todayOf(ports), END_IN_SIGHT_DAYS + 2);
  const rows = await db
    .select({ id: contracts.id })
    .from(contracts)
    .innerJoin(proposals, eq(proposals.id, contracts.proposalId))
    .where(
      and(
        eq(proposals.state, 'ativa'),
        gt(contracts.id, after),
        not(exists(given)),
        sql`${contracts.signedAt} + make_interval(months => (${contracts.terms}->>'term')::int) <= ${soon}::date`,
      ),
    )
    .orderBy(asc(contracts.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

const LAST_NOTICE: EndNotice = 'marcar-devolucao';
