import { asc, eq, inArray } from 'drizzle-orm';
import { type IsoDate } from '@site/api-contract/brazil';
import { type DamageContest } from '@site/api-contract/driving';
import { type Database } from '#platform/data/database';
import { type Store } from '../../catalog/dealerships/chosen-store.repository';
import { dealerships } from '../../catalog/dealerships/dealerships.table';
import {
  type ContractRecord,
  type ContractWithProposal,
  factsOfContracts,
  findContract,
  findContracts,
  lockContract,
} from '../../contracts/contracts/contracts.repository';
import { deliveries } from '../../contracts/deliveries/deliveries.table';
import { cars } from '../../contracts/deliveries/handovers.table';
import { type Account, findAccounts } from '../../identity/accounts/accounts.repository';
import { handoverReadings, lastReadings } from '../km/km.repository';
import { type Reading } from '../km/odometer-reading.rules';
import { homePhotos, returnDamages, returnPhotos, returns } from './returns.table';

export type ReturnRow = typeof returns.$inferSelect;
export type PhotoRow = typeof returnPhotos.$inferSelect;
export type HomePhotoRow = typeof homePhotos.$inferSelect;
export type DamageRow = typeof returnDamages.$inferSelect;

/** A contract whose car was handed over, with all facts of its return. */
export type ReturnFacts = ContractRecord & {
  handedOverOn: IsoDate;
  /** Null until a return was booked or demanded. */
  booking: ReturnRow | null;
  /**
   * The dealership that takes the car back: the one that delivered it, unless the
   * customer chose another.
   */
  dealership: Store;
  deliveredBy: Store;
  customer: Account;
  plate: string | null;
  /** The first reading, and the last one since. */
  start: Reading;
  last: Reading & { atWorkshop?: boolean };
  damages: DamageRow[];
  photos: PhotoRow[];
  /** Taken by the customer before the inspection. */
  homePhotos: HomePhotoRow[];
};

/**
 * By the id of the contract or its proposal; null before the handover, or when there is
 * none.
 */
export async function findReturn(db: Database, id: string): Promise<ReturnFacts | null> {
  const found = await findContract(db, id);
  return found && onlyOf(await factsOfReturns(db, [found]));
}

/** The same, with the contract locked until the transaction ends. */
export async function lockReturn(tx: Database, id: string): Promise<ReturnFacts | null> {
  const found = await lockContract(tx, id);
  return found && onlyOf(await factsOfReturns(tx, [found]));
}

/**
 * The returns of many contracts by their ids, in that order, with as many queries as for
 * one.
 */
export async function findReturns(
  db: Database,
  ids: readonly string[],
): Promise<ReturnFacts[]> {
  const facts = await factsOfReturns(db, await findContracts(db, ids));
  return ids.flatMap((id) => facts.filter(({ contract }) => contract.id === id));
}

const onlyOf = ([facts]: ReturnFacts[]): ReturnFacts | null => facts ?? null;

async function factsOfReturns(
  db: Database,
  found: readonly ContractWithProposal[],
): Promise<ReturnFacts[]> {
  const records = await factsOfContracts(db, found);
  const ids = records.map(({ contract }) => contract.id);
  if (ids.length === 0) return [];
  const bookings = await db
    .select()
    .from(returns)
    .where(inArray(returns.contractId, ids));
  const plates = await db
    .select({ contractId: cars.contractId, plate: cars.plate })
    .from(cars)
    .where(inArray(cars.contractId, ids));
  const damages = await db
    .select()
    .from(returnDamages)
    .where(inArray(returnDamages.contractId, ids))
    .orderBy(asc(returnDamages.number));
  const photos = await db
    .select()
    .from(returnPhotos)
    .where(inArray(returnPhotos.contractId, ids))
    .orderBy(asc(returnPhotos.createdAt), asc(returnPhotos.id));
  const fromHome = await db
    .select()
    .from(homePhotos)
    .where(inArray(homePhotos.contractId, ids))
    .orderBy(asc(homePhotos.createdAt), asc(homePhotos.id));
  const handovers = await handoverReadings(db, ids);
  const readings = await lastReadings(db, ids);
  const customers = await findAccounts(
    db,
    records.map(({ contract }) => contract.userId),
  );
  const dealershipOf = await dealershipsOf(db, { ids, bookings });
  return records.flatMap((record): ReturnFacts[] => {
    const { contract, handedOverOn } = record;
    if (handedOverOn === null) return [];
    const ofIt = ({ contractId }: { contractId: string | null }) =>
      contractId === contract.id;
    const start = handovers.get(contract.id) ?? { onDay: handedOverOn, km: 0 };
    const customer = customers.find(({ id }) => id === contract.userId);
    if (!customer) throw new Error(`No customer of contract ${contract.id}`);
    return [
      {
        ...record,
        handedOverOn,
        booking: bookings.find(ofIt) ?? null,
        ...dealershipOf(contract),
        customer,
        plate: plates.find(ofIt)?.plate ?? null,
        start,
        last: readings.get(contract.id) ?? start,
        damages: damages.filter(ofIt),
        photos: photos.filter(ofIt),
        homePhotos: fromHome.filter(ofIt),
      },
    ];
  });
}

/** Contracts without a delivery name no dealership: the first one takes the car. */
async function dealershipsOf(
  db: Database,
  { ids, bookings }: { ids: readonly string[]; bookings: readonly ReturnRow[] },
) {
  const delivered = await db
    .select({ contractId: deliveries.contractId, dealershipId: deliveries.dealershipId })
    .from(deliveries)
    .where(inArray(deliveries.contractId, [...ids]));
  const all = await db.select().from(dealerships).orderBy(asc(dealerships.id));
  return ({ id: contractId, terms }: ContractRecord['contract']) => {
    const booking = bookings.find((one) => one.contractId === contractId);
    const delivery = delivered.find((one) => one.contractId === contractId);
    const named = (wanted: number | null) =>
      all.find(({ id, active }) => (wanted === null ? active : id === wanted));
    const deliveredBy = named(delivery?.dealershipId ?? terms.dealershipId ?? null);
    const dealership = booking ? named(booking.dealershipId) : deliveredBy;
    if (!dealership) throw new Error('No dealership takes the car back');
    return { dealership, deliveredBy: deliveredBy ?? dealership };
  };
}

/** Stores the state of the contest of some damages. */
export async function markContested(
  tx: Database,
  damages: readonly DamageRow[],
  contest: DamageContest,
): Promise<void> {
  const ids = damages.map(({ id }) => id);
  await tx.update(returnDamages).set({ contest }).where(inArray(returnDamages.id, ids));
}

export async function changeReturn(
  tx: Database,
  contractId: string,
  changes: Partial<ReturnRow>,
): Promise<void> {
  await tx.update(returns).set(changes).where(eq(returns.contractId, contractId));
}
