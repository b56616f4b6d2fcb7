import { and, asc, between, eq, inArray, isNull, ne, or } from 'drizzle-orm';
import { type IsoDate, saoPauloDay, saoPauloTime } from '@site/api-contract/brazil';
import { nextMilestone } from '@site/api-contract/contracts';
import { betweenDays } from '#platform/data/between-days';
import { type Database } from '#platform/data/database';
import { returns } from '../../../driving/returns/returns.table';
import { workshopVisits } from '../../../driving/workshop/workshop.table';
import { users } from '../../../identity/accounts/accounts.table';
import { contracts } from '../../contracts/contracts.table';
import { selectMain } from '../deliveries.repository';
import { deliveries, deliveryMilestones } from '../deliveries.table';
import { handovers } from '../handovers.table';
import { type Booked, type InWorkshop } from './delivery-week.rules';

type Days = {
  dealershipId: number;
  from: IsoDate;
  to: IsoDate;
};

/**
 * Customers who come to a dealership in some days, for a delivery or a return. Those who
 * have come are listed in the hour in which they came, whatever they had booked.
 */
export async function listBooked(db: Database, days: Days): Promise<Booked[]> {
  return [...(await listDeliveries(db, days)), ...(await listReturns(db, days))];
}

async function listDeliveries(db: Database, days: Days): Promise<Booked[]> {
  const rows = await selectMain(db)
    .where(isWithin(deliveries, handovers.handedAt, days))
    .orderBy(asc(deliveries.slotPlace), asc(deliveries.contractId));
  const ids = rows.map(({ contract }) => contract.id);
  const noted = await db
    .select()
    .from(deliveryMilestones)
    .where(inArray(deliveryMilestones.contractId, ids));
  return rows.flatMap((row) => {
    const { contract, delivery, handover } = row;
    const { day, time } = hourOf(delivery, handover?.handedAt);
    const written = noted
      .filter((one) => one.contractId === contract.id)
      .map(({ kind }) => kind);
    if (!day || !time) return [];
    const visit = {
      kind: 'delivery' as const,
      id: contract.id,
      customerName: row.customer.name,
      versionName: contract.terms.versionName,
      next: nextMilestone(delivery.source, written),
      isDone: handover !== null,
    };
    return [{ day, time, visit }];
  });
}

async function listReturns(db: Database, days: Days): Promise<Booked[]> {
  const rows = await db
    .select({
      booking: returns,
      contract: contracts,
      customerName: users.name,
    })
    .from(returns)
    .innerJoin(contracts, eq(contracts.id, returns.contractId))
    .innerJoin(users, eq(users.id, contracts.userId))
    .where(isWithin(returns, returns.returnedAt, days))
    .orderBy(asc(returns.slotPlace), asc(returns.contractId));
  return rows.flatMap((row) => {
    const { booking, contract, customerName } = row;
    const { day, time } = hourOf(booking, booking.returnedAt);
    if (!day || !time) return [];
    const visit = {
      kind: 'return' as const,
      id: contract.id,
      customerName,
      versionName: contract.terms.versionName,
      next: null,
      isDone: booking.returnedAt !== null,
    };
    return [{ day, time, visit }];
  });
}

/** Visits to the workshop that are to come or took place. */
export async function listInWorkshop(
  db: Database,
  { dealershipId, from, to }: Days,
): Promise<InWorkshop[]> {
  const { state, slotOn, slotAt, slotPlace } = workshopVisits;
  const rows = await db
    .select({ visit: workshopVisits, terms: contracts.terms, customerName: users.name })
    .from(workshopVisits)
    .innerJoin(contracts, eq(contracts.id, workshopVisits.contractId))
    .innerJoin(users, eq(users.id, contracts.userId))
    .where(
      and(
        eq(workshopVisits.dealershipId, dealershipId),
        between(slotOn, from, to),
        ne(state, 'desmarcada'),
        ne(state, 'faltou'),
      ),
    )
    .orderBy(asc(slotOn), asc(slotAt), asc(slotPlace), asc(workshopVisits.id));
  return rows.map(({ visit, terms, customerName }) => ({
    day: visit.slotOn,
    time: visit.slotAt,
    visit: {
      id: visit.id,
      customerName,
      versionName: terms.versionName,
      isDone: visit.state === 'realizada',
    },
  }));
}

type Planned = { slotOn: IsoDate | null; slotAt: string | null };

function hourOf({ slotOn, slotAt }: Planned, doneAt: Date | null | undefined) {
  if (!doneAt) return { day: slotOn, time: slotAt };
  return { day: saoPauloDay(doneAt), time: `${saoPauloTime(doneAt).slice(0, 2)}:00` };
}

function isWithin(
  table: typeof deliveries | typeof returns,
  doneAt: typeof handovers.handedAt | typeof returns.returnedAt,
  { dealershipId, from, to }: Days,
) {
  return and(
    eq(table.dealershipId, dealershipId),
    or(
      and(isNull(doneAt), between(table.slotOn, from, to)),
      betweenDays(doneAt, { from, to }),
    ),
  );
}
