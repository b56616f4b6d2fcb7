import { and, asc, desc, eq, gt, gte, ne, type SQL, sql } from 'drizzle-orm';
import { type IsoDate } from '@site/api-contract/brazil';
import { type Database } from '#platform/data/database';
import { dealerships } from '../../catalog/dealerships/dealerships.table';
import { type ContractRow } from '../../contracts/contracts/contracts.repository';
import { contracts } from '../../contracts/contracts/contracts.table';
import { type TakenHour } from '../../contracts/deliveries/book/free-hours';
import { cars } from '../../contracts/deliveries/handovers.table';
import { users } from '../../identity/accounts/accounts.table';
import { workshopHours, workshopVisits } from './workshop.table';

export type VisitRow = typeof workshopVisits.$inferSelect;

/** A visit with its contract, its customer and its dealership. */
export type VisitFacts = {
  visit: VisitRow;
  contract: Pick<ContractRow, 'id' | 'number' | 'terms' | 'userId'>;
  customer: { name: string; email: string; phone: string };
  dealership: typeof dealerships.$inferSelect;
  plate: string | null;
};

const facts = (db: Database) =>
  db
    .select({
      visit: workshopVisits,
      contract: contracts,
      customer: { name: users.name, email: users.email, phone: users.cellphone },
      dealership: dealerships,
      plate: cars.plate,
    })
    .from(workshopVisits)
    .innerJoin(contracts, eq(contracts.id, workshopVisits.contractId))
    .innerJoin(users, eq(users.id, contracts.userId))
    .innerJoin(dealerships, eq(dealerships.id, workshopVisits.dealershipId))
    .leftJoin(cars, eq(cars.contractId, contracts.id));

/** Most visits of a list. */
export const MOST_VISITS = 100;

/**
 * The visits of a contract's car, the one booked last first. One that is to come is
 * always the first, since no other is booked before it is over.
 */
export function listOfContract(db: Database, contractId: string): Promise<VisitFacts[]> {
  return facts(db)
    .where(eq(workshopVisits.contractId, contractId))
    .orderBy(desc(workshopVisits.bookedAt), desc(workshopVisits.id))
    .limit(MOST_VISITS);
}

/** A sort key: the day and hour of a visit, in the dealership's local time. */
const HOUR = sql`${workshopVisits.slotOn} + ${workshopVisits.slotAt}::time`;

/**
 * Visits to a dealership's workshop: those that are booked, the earliest hour first, or
 * those that are over, the last one first.
 */
export function listOfDealership(
  db: Database,
  {
    dealershipId,
    stage,
    most,
  }: { dealershipId: number; stage: 'coming' | 'over'; most: number },
): Promise<VisitFacts[]> {
  const isBooked = eq(workshopVisits.state, 'marcada');
  const isOurs = eq(workshopVisits.dealershipId, dealershipId);
  return stage === 'coming'
    ? facts(db)
        .where(and(isOurs, isBooked))
        .orderBy(asc(HOUR), asc(workshopVisits.id))
        .limit(most)
    : facts(db)
        .where(and(isOurs, ne(workshopVisits.state, 'marcada')))
        .orderBy(desc(HOUR), desc(workshopVisits.id))
        .limit(most);
}

/** Booked visits to a dealership's workshop under a condition, the earliest hour first. */
export function listBooked(
  db: Database,
  { dealershipId, most, where }: { dealershipId: number; most?: number; where: SQL },
): Promise<VisitFacts[]> {
  const found = facts(db)
    .where(
      and(
        eq(workshopVisits.dealershipId, dealershipId),
        eq(workshopVisits.state, 'marcada'),
        where,
      ),
    )
    .orderBy(asc(HOUR), asc(workshopVisits.id));
  return most === undefined ? found : found.limit(most);
}

/** Visits to a dealership's workshop under a condition, by `first`, then the last hour. */
export function listFound(
  db: Database,
  {
    dealershipId,
    most,
    where,
    first,
  }: { dealershipId: number; most: number; where: SQL | undefined; first: SQL },
): Promise<VisitFacts[]> {
  return facts(db)
    .where(and(eq(workshopVisits.dealershipId, dealershipId), where))
    .orderBy(first, desc(HOUR), desc(workshopVisits.id))
    .limit(most);
}

export async function findVisit(db: Database, id: string): Promise<VisitFacts | null> {
  const [found] = await facts(db).where(eq(workshopVisits.id, id));
  return found ?? null;
}

/** Locks a visit until the transaction ends, so that two people's acts follow one another. */
export async function lockVisit(tx: Database, id: string): Promise<void> {
  await tx
    .select({ id: workshopVisits.id })
    .from(workshopVisits)
    .where(eq(workshopVisits.id, id))
    .for('update');
}

export async function changeVisit(
  tx: Database,
  { id, revision }: Pick<VisitRow, 'id' | 'revision'>,
  changes: Partial<VisitRow>,
): Promise<void> {
  await tx
    .update(workshopVisits)
    .set({ ...changes, revision: revision + 1 })
    .where(eq(workshopVisits.id, id));
}

/** The places of a workshop that are taken from a day on. */
export function listTaken(
  db: Database,
  { dealershipId, from }: { dealershipId: number; from: IsoDate },
): Promise<TakenHour[]> {
  return db
    .select({
      day: workshopVisits.slotOn,
      time: workshopVisits.slotAt,
      place: workshopVisits.slotPlace,
    })
    .from(workshopVisits)
    .where(
      and(
        eq(workshopVisits.dealershipId, dealershipId),
        gte(workshopVisits.slotOn, from),
        ne(workshopVisits.state, 'desmarcada'),
      ),
    );
}

/** Ids of the active dealerships with a workshop that takes cars. */
export async function listWorkshops(db: Database): Promise<number[]> {
  const rows = await db
    .select({ id: dealerships.id })
    .from(dealerships)
    .innerJoin(workshopHours, eq(workshopHours.dealershipId, dealerships.id))
    .where(and(eq(dealerships.active, true), gt(workshopHours.perHour, 0)))
    .orderBy(asc(dealerships.id));
  return rows.map(({ id }) => id);
}
