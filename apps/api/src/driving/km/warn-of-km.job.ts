import { and, asc, eq, exists, gt, gte, lte, not, or } from 'drizzle-orm';
import { kmDaysOfUse } from '@site/api-contract';
import { DAY_MS } from '@site/api-contract/brazil';
import { todayOf } from '#platform/clock';
import { type Database } from '#platform/data/database';
import { inBatches } from '#platform/jobs/in-batches';
import { type Done } from '#platform/jobs/jobs';
import { enqueueMail } from '#platform/jobs/outbox';
import { type Ports } from '#platform/ports';
import {
  contractFacts,
  contractsThat,
  lockContract,
} from '../../contracts/contracts/contracts.repository';
import { contracts } from '../../contracts/contracts/contracts.table';
import { findAccountById } from '../../identity/accounts/accounts.repository';
import { proposals } from '../../sales/proposals/proposals.table';
import { handoverReadings, lastReadings } from './km.repository';
import { kmWarnings, odometerReadings } from './km.table';
import { backEarlyOn, kmStateOf, startOf, toKmBank } from './km-bank-view';
import { biggerPackage } from './km-swap.rules';
import { kmSwapOfferOf } from './km-swap.service';
import { kmWarningMail, WARNED_AGAIN_DAYS } from './km-warning.mails';

/** Customers are warned from this share of the contract's km on. */
const TOLD_ABOVE = 1.1;

type JobPorts = Pick<Ports, 'catalogue' | 'clock' | 'config'>;
type Far = { total: number; forecast: { km: number } | null };

/**
 * Mails customers whose pace leads far beyond the km of their contract (`TOLD_ABOVE`),
 * once however many processes run it; again after `WARNED_AGAIN_DAYS`, when a newer
 * reading says the same. Customers with a booked early return are left out.
 */
export function warnOfKm(ports: JobPorts, db: Database): Promise<Done> {
  return inBatches(db, {
    candidates: (after, limit) =>
      candidatesAfter(db, { after, limit, warnedBy: warnedBy(ports) }),
    narrow: (ids) => withFarForecast(ports, db, ids),
    work: (tx, id) => warnOf(ports, tx, id),
  });
}

async function withFarForecast(
  ports: JobPorts,
  db: Database,
  ids: string[],
): Promise<string[]> {
  const today = todayOf(ports);
  const handovers = await handoverReadings(db, ids);
  const lasts = await lastReadings(db, ids);
  return contractsThat(db, ids, (record) => {
    const { id } = record.contract;
    const start = startOf(record, handovers.get(id) ?? null);
    const last = lasts.get(id) ?? null;
    const km = kmStateOf(record, { start, last }, today);
    return backEarlyOn(record, today) === null && isFar(km);
  });
}

const isFar = ({ total, forecast }: Far) =>
  forecast !== null && forecast.km > total * TOLD_ABOVE;

/**
 * Mails the customer of one contract whose pace leads far beyond its km; gives the number
 * of mails.
 */
export async function warnOf(
  ports: JobPorts,
  tx: Database,
  contractId: string,
): Promise<number> {
  const locked = await lockContract(tx, contractId);
  if (!locked) return 0;
  const { contract } = locked;
  const record = await contractFacts(tx, locked);
  const bank = await toKmBank(ports, tx, record);
  const { endsOn, total, forecast, backOn } = bank;
  if (!forecast || !endsOn || backOn || !isFar({ total, forecast })) return 0;
  const [added] = await tx
    .insert(kmWarnings)
    .values({ contractId, remindedAt: ports.clock.now() })
    .onConflictDoUpdate({
      target: kmWarnings.contractId,
      set: { remindedAt: ports.clock.now() },
      setWhere: lte(kmWarnings.remindedAt, warnedBy(ports)),
    })
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
      daysOfUse: kmDaysOfUse(bank) ?? 0,
      bigger: biggerPackage(await kmSwapOfferOf(ports, tx, record), contract.terms.term),
    }),
  );
  return 1;
}

/** An earlier warning may be followed by another one from then on. */
const warnedBy = ({ clock }: Pick<Ports, 'clock'>) =>
  new Date(clock.now().getTime() - WARNED_AGAIN_DAYS * DAY_MS);

/** Contracts whose odometer was read since the last warning. */
async function candidatesAfter(
  db: Database,
  { after, limit, warnedBy }: { after: string; limit: number; warnedBy: Date },
): Promise<string[]> {
  const told = db
    .select({ id: kmWarnings.contractId })
    .from(kmWarnings)
    .where(
      and(
        eq(kmWarnings.contractId, odometerReadings.contractId),
        or(
          gt(kmWarnings.remindedAt, warnedBy),
          gte(kmWarnings.remindedAt, odometerReadings.readAt),
        ),
      ),
    );
  const read = db
    .select({ id: odometerReadings.contractId })
    .from(odometerReadings)
    .where(and(eq(odometerReadings.contractId, contracts.id), not(exists(told))));
  const rows = await db
    .select({ id: contracts.id })
    .from(contracts)
    .innerJoin(proposals, eq(proposals.id, contracts.proposalId))
    .where(and(eq(proposals.state, 'ativa'), gt(contracts.id, after), exists(read)))
    .orderBy(asc(contracts.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}
