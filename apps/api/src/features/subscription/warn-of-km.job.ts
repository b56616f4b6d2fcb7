import { and, asc, eq, exists, gt, not } from 'drizzle-orm';
import { type Database } from '../../platform/data/database';
import { inBatches } from '../../platform/jobs/in-batches';
import { type Done } from '../../platform/jobs/jobs';
import { enqueueMail } from '../../platform/jobs/outbox';
import { type Ports } from '../../platform/ports';
import { contracts, kmWarnings, odometerReadings, proposals } from '../../tables';
import { findAccountById } from '../accounts/accounts.repository';
import { contractFacts, lockContract } from '../contracts/contracts.repository';
import { toKmBank } from './km-bank-view';
import { kmWarningMail } from './km-warning.mails';

/** A forecast is told of once it is so much above the km of the contract. */
const TOLD_ABOVE = 1.1;

type JobPorts = Pick<Ports, 'clock' | 'config'>;

/**
 * Mails customers whose pace leads far beyond the km of their contract (`TOLD_ABOVE`),
 * once for each contract, however many processes run it.
 */
export function warnOfKm(ports: JobPorts, db: Database): Promise<Done> {
  return inBatches(db, {
    candidates: (after, limit) => candidatesAfter(db, { after, limit }),
    work: (tx, id) => warn(ports, tx, id),
  });
}

async function warn(ports: JobPorts, tx: Database, contractId: string): Promise<number> {
  const locked = await lockContract(tx, contractId);
  if (!locked) return 0;
  const { contract } = locked;
  const { endsOn, total, forecast } = await toKmBank(
    ports,
    tx,
    await contractFacts(tx, locked),
  );
  if (!forecast || !endsOn || forecast.km <= total * TOLD_ABOVE) return 0;
  const [added] = await tx
    .insert(kmWarnings)
    .values({ contractId, remindedAt: ports.clock.now() })
    .onConflictDoNothing()
    .returning();
  const customer = await findAccountById(tx, contract.userId);
  if (!added || !customer) return 0;
  await enqueueMail(
    ports,
    tx,
    kmWarningMail(ports.config, {
      to: customer.email,
      contract,
      endsOn,
      total,
      forecast,
    }),
  );
  return 1;
}

/** Cars with their customers, whose odometer was read, and nobody was told of. */
async function candidatesAfter(
  db: Database,
  { after, limit }: { after: string; limit: number },
): Promise<string[]> {
  const told = db
    .select({ id: kmWarnings.contractId })
    .from(kmWarnings)
    .where(eq(kmWarnings.contractId, contracts.id));
  const read = db
    .select({ id: odometerReadings.contractId })
    .from(odometerReadings)
    .where(eq(odometerReadings.contractId, contracts.id));
  const rows = await db
    .select({ id: contracts.id })
    .from(contracts)
    .innerJoin(proposals, eq(proposals.id, contracts.proposalId))
    .where(
      and(
        eq(proposals.state, 'ativa'),
        gt(contracts.id, after),
        exists(read),
        not(exists(told)),
      ),
    )
    .orderBy(asc(contracts.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}
