import { and, asc, eq, exists, gt, not, sql } from 'drizzle-orm';
import { addDays } from '@site/api-contract/brazil';
import { END_IN_SIGHT_DAYS } from '@site/api-contract/return-terms';
import { todayOf } from '#platform/clock';
import { type Database } from '#platform/data/database';
import { inBatches } from '#platform/jobs/in-batches';
import { type Done } from '#platform/jobs/jobs';
import { enqueueMail } from '#platform/jobs/outbox';
import { type Ports } from '#platform/ports';
import { lastDayOf } from '../../../contracts/contracts/contract.rules';
import { contracts } from '../../../contracts/contracts/contracts.table';
import { proposals } from '../../../sales/proposals/proposals.table';
import { lockReturn } from '../returns.repository';
import { endNotices } from '../returns.table';
import { endInSightMail } from './end-in-sight.mails';

type JobPorts = Pick<Ports, 'clock' | 'config'>;

/**
 * Mails customers `END_IN_SIGHT_DAYS` before the last day of their contract what can come
 * after it, once for each contract, however many processes run it. A contract that we
 * have ended for want of payment is left out: another mail says that.
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
  if (addDays(endsOn, -END_IN_SIGHT_DAYS) > todayOf(ports)) return 0;
  const [added] = await tx
    .insert(endNotices)
    .values({ contractId, remindedAt: ports.clock.now() })
    .onConflictDoNothing()
    .returning();
  if (!added) return 0;
  await enqueueMail(ports, tx, endInSightMail(ports.config, facts, endsOn));
  return 1;
}

/**
 * Cars with their customers that nobody was told of. No contract ends before its term
 * after the signature, so younger ones are not looked at.
 */
async function candidatesAfter(
  ports: JobPorts,
  db: Database,
  { after, limit }: { after: string; limit: number },
): Promise<string[]> {
  const told = db
    .select({ id: endNotices.contractId })
    .from(endNotices)
    .where(eq(endNotices.contractId, contracts.id));
  const soon = addDays(todayOf(ports), END_IN_SIGHT_DAYS + 2);
  const rows = await db
    .select({ id: contracts.id })
    .from(contracts)
    .innerJoin(proposals, eq(proposals.id, contracts.proposalId))
    .where(
      and(
        eq(proposals.state, 'ativa'),
        gt(contracts.id, after),
        not(exists(told)),
        sql`${contracts.signedAt} + make_interval(months => (${contracts.terms}->>'term')::int) <= ${soon}::date`,
      ),
    )
    .orderBy(asc(contracts.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}
