import {
  aliasedTable,
  and,
  asc,
  desc,
  eq,
  gte,
  inArray,
  isNull,
  lt,
  max,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { type IsoDate } from '@site/api-contract/brazil';
import {
  type FineFile,
  fineKey,
  isFineOpen,
  TRAFFIC_FINE_STATES,
} from '@site/api-contract/driving';
import { type Database } from '#platform/data/database';
import { type ContractRow } from '../../contracts/contracts/contracts.repository';
import { contracts } from '../../contracts/contracts/contracts.table';
import { foundBy } from '../../contracts/contracts/list/contract-search.repository';
import { cars, handovers } from '../../contracts/deliveries/handovers.table';
import { users } from '../../identity/accounts/accounts.table';
import { contractLosses } from '../losses/losses.table';
import { returns } from '../returns/returns.table';
import { type TimeWithCar } from './traffic-fines.rules';
import { trafficFineFiles, trafficFines } from './traffic-fines.table';

export type FineRow = typeof trafficFines.$inferSelect;
type FineFileRow = typeof trafficFineFiles.$inferSelect;

/** A fine with its customer, its car and the name of its holder. */
export type FineFacts = {
  fine: FineRow;
  contract: ContractRow;
  customerName: string;
  plate: string;
  renavam: string;
  holderName: string | null;
};

const holders = aliasedTable(users, 'holders');

/** Fines with what `FineFacts` names. */
export const fineFacts = (db: Database) =>
  db
    .select({
      fine: trafficFines,
      contract: contracts,
      customerName: users.name,
      plate: cars.plate,
      renavam: cars.renavam,
      holderName: holders.name,
    })
    .from(trafficFines)
    .innerJoin(contracts, eq(contracts.id, trafficFines.contractId))
    .innerJoin(users, eq(users.id, trafficFines.userId))
    .innerJoin(cars, eq(cars.contractId, trafficFines.contractId))
    .leftJoin(holders, eq(holders.id, trafficFines.claimedBy));

/** Fines of a contract, the newest infraction first. */
export function listOfContract(db: Database, contractId: string): Promise<FineFacts[]> {
  return fineFacts(db)
    .where(eq(trafficFines.contractId, contractId))
    .orderBy(desc(trafficFines.infractionAt), desc(trafficFines.number));
}

/** The states in which no work is left. */
export const OVER = TRAFFIC_FINE_STATES.filter((state) => !isFineOpen(state));
/** Most rows of the list; a search finds the others. */
const MOST = 200;

/** A search for a notice needs at least this many letters and digits. */
const SHORTEST_NOTICE = 5;

/** Finds a fine by its contract or its notice. */
function isFound(search?: string): SQL | undefined {
  const key = fineKey(search ?? '');
  const ofNotice =
    key.length >= SHORTEST_NOTICE
      ? sql`strpos(${trafficFines.noticeKey}, ${key}) > 0`
      : undefined;
  const ofContract = foundBy(contracts.id, search);
  return ofContract && or(ofContract, ofNotice);
}

export type FineFilter = {
  search?: string | undefined;
  /** Fines without a holder, or the fines of this consultant. */
  holder?: { free: true } | { id: string } | undefined;
};

const matching = ({ search, holder }: FineFilter): SQL | undefined =>
  and(
    isFound(search),
    holder &&
      ('id' in holder
        ? eq(trafficFines.claimedBy, holder.id)
        : isNull(trafficFines.claimedBy)),
  );

/** Fines that need work, the nearest deadline first. */
export function listOpen(db: Database, filter: FineFilter): Promise<FineFacts[]> {
  return fineFacts(db)
    .where(and(notInArray(trafficFines.state, OVER), matching(filter)))
    .orderBy(asc(trafficFines.answerUntil), asc(trafficFines.id))
    .limit(MOST);
}

/** Fines that were charged or cancelled, the newest first. */
export function listOver(db: Database, filter: FineFilter): Promise<FineFacts[]> {
  return fineFacts(db)
    .where(and(inArray(trafficFines.state, OVER), matching(filter)))
    .orderBy(desc(trafficFines.registeredAt), desc(trafficFines.id))
    .limit(MOST);
}

export async function findFine(db: Database, id: string): Promise<FineFacts | null> {
  const [found] = await fineFacts(db).where(eq(trafficFines.id, id));
  return found ?? null;
}

/**
 * Locks a fine until the transaction ends, so that two people's acts follow one another.
 */
export async function lockFine(tx: Database, id: string): Promise<FineRow | null> {
  const [row] = await tx
    .select()
    .from(trafficFines)
    .where(eq(trafficFines.id, id))
    .for('update');
  return row ?? null;
}

/** False when the same notice of the same issuing body is registered already. */
export async function insertFine(
  tx: Database,
  row: Omit<FineRow, 'number'>,
): Promise<boolean> {
  const [last] = await tx
    .select({ number: max(trafficFines.number) })
    .from(trafficFines)
    .where(eq(trafficFines.contractId, row.contractId));
  const added = await tx
    .insert(trafficFines)
    .values({ ...row, number: (last?.number ?? 0) + 1 })
    .onConflictDoNothing()
    .returning({ id: trafficFines.id });
  return added.length > 0;
}

export async function changeFine(
  tx: Database,
  { id, revision }: Pick<FineRow, 'id' | 'revision'>,
  changes: Partial<FineRow>,
): Promise<void> {
  await tx
    .update(trafficFines)
    .set({ ...changes, revision: revision + 1 })
    .where(eq(trafficFines.id, id));
}

/** Fines whose last day passed without an answer. */
export async function listUnanswered(db: Database, today: IsoDate): Promise<string[]> {
  const rows = await db
    .select({ id: trafficFines.id })
    .from(trafficFines)
    .where(
      and(
        eq(trafficFines.state, 'aguardando_condutor'),
        lt(trafficFines.answerUntil, today),
      ),
    )
    .orderBy(asc(trafficFines.id));
  return rows.map(({ id }) => id);
}

/**
 * Fines without a driver or the signed paper, whose last day is still ahead and whose
 * customer was not reminded.
 */
function toRemindOf(db: Database, today: IsoDate): SQL | undefined {
  const signed = db
    .select({ id: trafficFineFiles.fineId })
    .from(trafficFineFiles)
    .where(eq(trafficFineFiles.kind, 'indicacao-assinada'));
  return and(
    inArray(trafficFines.state, ['aguardando_condutor', 'condutor_indicado']),
    gte(trafficFines.answerUntil, today),
    isNull(trafficFines.remindedAt),
    notInArray(trafficFines.id, signed),
  );
}

export function listToRemindOf(db: Database, today: IsoDate): Promise<FineRow[]> {
  return db
    .select()
    .from(trafficFines)
    .where(toRemindOf(db, today))
    .orderBy(asc(trafficFines.id));
}

/**
 * True for the process that set it, which then sends the mail. Leaves the revision alone.
 */
export async function setReminded(
  tx: Database,
  { id, today, at }: { id: string; today: IsoDate; at: Date },
): Promise<boolean> {
  const set = await tx
    .update(trafficFines)
    .set({ remindedAt: at })
    .where(and(eq(trafficFines.id, id), toRemindOf(tx, today)))
    .returning({ id: trafficFines.id });
  return set.length > 0;
}

export type HandedCar = { plate: string; contract: ContractRow } & TimeWithCar;

/** A car that was handed over, and the time in which its customer had it. */
export async function findCarByPlate(
  db: Database,
  plate: string,
): Promise<HandedCar | null> {
  return (await findCarsByPlates(db, [plate]))[0] ?? null;
}

/** Cars of several plates. A plate belongs to one contract. */
export async function findCarsByPlates(
  db: Database,
  plates: readonly string[],
): Promise<HandedCar[]> {
  const rows = await db
    .select({
      plate: cars.plate,
      contract: contracts,
      from: handovers.handedAt,
      returnedAt: returns.returnedAt,
      lostOn: contractLosses.lostOn,
    })
    .from(cars)
    .innerJoin(contracts, eq(contracts.id, cars.contractId))
    .innerJoin(handovers, eq(handovers.contractId, cars.contractId))
    .leftJoin(returns, eq(returns.contractId, cars.contractId))
    .leftJoin(contractLosses, eq(contractLosses.contractId, cars.contractId))
    .where(inArray(cars.plate, [...plates]));
  return rows.map(({ returnedAt, ...car }) => ({
    ...car,
    until: returnedAt ?? car.contract.closedAt,
  }));
}

/** Files of many fines; the files of each fine come in the order of their kinds. */
export function listFiles(
  db: Database,
  fineIds: readonly string[],
): Promise<FineFileRow[]> {
  return db
    .select()
    .from(trafficFineFiles)
    .where(inArray(trafficFineFiles.fineId, [...fineIds]))
    .orderBy(asc(trafficFineFiles.kind));
}

export async function findFile(
  db: Database,
  fineId: string,
  kind: FineFile,
): Promise<FineFileRow | null> {
  const [row] = await db
    .select()
    .from(trafficFineFiles)
    .where(and(eq(trafficFineFiles.fineId, fineId), eq(trafficFineFiles.kind, kind)));
  return row ?? null;
}

/** Stores a paper of its kind, replacing an earlier one. */
export async function replaceFile(tx: Database, row: FineFileRow): Promise<void> {
  await removeFile(tx, row.fineId, row.kind);
  await tx.insert(trafficFineFiles).values(row);
}

export async function removeFile(
  tx: Database,
  fineId: string,
  kind: FineFile,
): Promise<void> {
  await tx
    .delete(trafficFineFiles)
    .where(and(eq(trafficFineFiles.fineId, fineId), eq(trafficFineFiles.kind, kind)));
}
