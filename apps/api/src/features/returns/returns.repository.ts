import { asc, eq, inArray } from 'drizzle-orm';
import { type IsoDate } from '@site/contracts/brazil';
import { type DamageContest } from '@site/contracts/return-terms';
import { type Database } from '../../platform/data/database';
import {
  cars,
  dealerships,
  deliveries,
  returnDamages,
  returnPhotos,
  returns,
} from '../../tables';
import { type Account, findAccountById } from '../accounts/accounts.repository';
import {
  contractFacts,
  type ContractRecord,
  findContract,
  lockContract,
} from '../contracts/contracts.repository';
import { type Reading } from '../subscription/odometer-reading.rules';
import {
  findHandoverReading,
  listReadings,
} from '../subscription/subscription.repository';

export type ReturnRow = typeof returns.$inferSelect;
export type PhotoRow = typeof returnPhotos.$inferSelect;
export type DamageRow = typeof returnDamages.$inferSelect;

/** A contract whose car was handed over, with all that is known of its return. */
export type ReturnFacts = ContractRecord & {
  handedOverOn: IsoDate;
  /** Null until one was booked or demanded. */
  booking: ReturnRow | null;
  /** Where the car goes back: to who delivered it. */
  dealership: typeof dealerships.$inferSelect;
  customer: Account;
  plate: string | null;
  /** Where the km begin, and the last reading since. */
  start: Reading;
  last: Reading;
  damages: DamageRow[];
  photos: PhotoRow[];
};

/** By the id of the contract or its proposal; null before the handover, and without. */
export async function findReturn(db: Database, id: string): Promise<ReturnFacts | null> {
  const found = await findContract(db, id);
  return found && withParts(db, await contractFacts(db, found));
}

/** The same, with the contract locked until the transaction ends. */
export async function lockReturn(tx: Database, id: string): Promise<ReturnFacts | null> {
  const found = await lockContract(tx, id);
  return found && withParts(tx, await contractFacts(tx, found));
}

async function withParts(
  db: Database,
  record: ContractRecord,
): Promise<ReturnFacts | null> {
  const { contract, handedOverOn } = record;
  if (handedOverOn === null) return null;
  const [booking] = await db
    .select()
    .from(returns)
    .where(eq(returns.contractId, contract.id));
  const [car] = await db
    .select({ plate: cars.plate })
    .from(cars)
    .where(eq(cars.contractId, contract.id));
  const handover = await findHandoverReading(db, contract.id);
  const start = handover ?? { onDay: handedOverOn, km: 0 };
  return {
    ...record,
    handedOverOn,
    booking: booking ?? null,
    dealership: await dealershipOf(db, record, booking?.dealershipId),
    customer: await customerOf(db, record),
    plate: car?.plate ?? null,
    start,
    last: (await listReadings(db, contract.id)).at(-1) ?? start,
    damages: await db
      .select()
      .from(returnDamages)
      .where(eq(returnDamages.contractId, contract.id))
      .orderBy(asc(returnDamages.number)),
    photos: await db
      .select()
      .from(returnPhotos)
      .where(eq(returnPhotos.contractId, contract.id))
      .orderBy(asc(returnPhotos.createdAt), asc(returnPhotos.id)),
  };
}

async function customerOf(db: Database, { contract }: ContractRecord): Promise<Account> {
  const account = await findAccountById(db, contract.userId);
  if (!account) throw new Error(`No customer of contract ${contract.id}`);
  return account;
}

/** Contracts of the time before deliveries name none: the first dealership takes them. */
async function dealershipOf(
  db: Database,
  { contract }: ContractRecord,
  booked: number | undefined,
) {
  const [delivery] = await db
    .select({ dealershipId: deliveries.dealershipId })
    .from(deliveries)
    .where(eq(deliveries.contractId, contract.id));
  const id = booked ?? delivery?.dealershipId ?? contract.terms.dealershipId;
  const [dealership] = await db
    .select()
    .from(dealerships)
    .where(id === null ? eq(dealerships.active, true) : eq(dealerships.id, id))
    .orderBy(asc(dealerships.id))
    .limit(1);
  if (!dealership) throw new Error('No dealership takes the car back');
  return dealership;
}

/** Notes of some damages how their contest stands. */
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
