import { and, eq, exists, gt, inArray, isNull, lt, not, sql } from 'drizzle-orm';
import { DAY_MS, type IsoDate } from '@site/api-contract/brazil';
import { todayOf } from '#platform/clock';
import { type Database } from '#platform/data/database';
import { enqueueMail } from '#platform/jobs/outbox';
import { type Ports } from '#platform/ports';
import { proposals } from '../../../sales/proposals/proposals.table';
import { contracts } from '../../contracts/contracts.table';
import { ledgerTransactions } from '../../ledger/ledger.table';
import { lateMail } from '../deliveries.mails';
import {
  changeDelivery,
  findDelivery,
  LATE_CREDIT,
  WAITING_STATES,
} from '../deliveries.repository';
import { deliveries } from '../deliveries.table';
import { latenessOf } from '../delivery-view';
import { handovers } from '../handovers.table';
import { postLateCredit } from './post-late-credit';

type JobPorts = Pick<Ports, 'clock' | 'config' | 'random'>;

/** Handovers of this time are checked for their credit. */
const LOOKED_AT_MS = 60 * DAY_MS;

/**
 * Watches promises: mails once when the promised day has passed, and posts the missing
 * credit of a late handover. Each happens once, however many processes run it.
 */
export async function watchPromises(
  ports: JobPorts,
  db: Database,
): Promise<{ done: number }> {
  let done = 0;
  for (const id of await listOverdue(db, todayOf(ports)))
    done += await db.transaction((tx) => tellLate(ports, tx, id));
  for (const id of await listUncredited(ports, db))
    done += await db.transaction((tx) => postLateCredit(ports, tx, id));
  return { done };
}

/**
 * Deliveries with a promised day in the past, without a handover, and whose customer was
 * not told.
 */
async function listOverdue(db: Database, today: IsoDate): Promise<string[]> {
  const rows = await db
    .select({ id: deliveries.contractId })
    .from(deliveries)
    .innerJoin(contracts, eq(contracts.id, deliveries.contractId))
    .innerJoin(proposals, eq(proposals.id, contracts.proposalId))
    .where(
      and(
        lt(deliveries.promisedOn, today),
        isNull(deliveries.toldLateAt),
        isNull(deliveries.releasedAt),
        inArray(proposals.state, WAITING_STATES),
      ),
    );
  return rows.map(({ id }) => id);
}

async function tellLate(ports: JobPorts, tx: Database, id: string): Promise<number> {
  const [untold] = await tx
    .select({ id: deliveries.contractId })
    .from(deliveries)
    .where(and(eq(deliveries.contractId, id), isNull(deliveries.toldLateAt)))
    .for('update', { skipLocked: true });
  const facts = untold && (await findDelivery(tx, id));
  if (!facts || facts.handover || !latenessOf(facts, todayOf(ports))) return 0;
  await changeDelivery(tx, id, { toldLateAt: ports.clock.now() });
  await enqueueMail(ports, tx, lateMail(ports.config, facts));
  return 1;
}

/**
 * Cars that were handed over after the promised day without their credit, which the
 * handover itself posts.
 */
async function listUncredited({ clock }: JobPorts, db: Database): Promise<string[]> {
  const posted = db
    .select({ id: ledgerTransactions.id })
    .from(ledgerTransactions)
    .where(
      and(
        eq(ledgerTransactions.contractId, deliveries.contractId),
        eq(ledgerTransactions.reference, LATE_CREDIT),
      ),
    );
  const rows = await db
    .select({ id: deliveries.contractId })
    .from(deliveries)
    .innerJoin(handovers, eq(handovers.contractId, deliveries.contractId))
    .where(
      and(
        gt(handovers.handedAt, new Date(clock.now().getTime() - LOOKED_AT_MS)),
        sql`(${handovers.handedAt} at time zone 'America/Sao_Paulo')::date > ${deliveries.promisedOn}`,
        not(exists(posted)),
      ),
    );
  return rows.map(({ id }) => id);
}
