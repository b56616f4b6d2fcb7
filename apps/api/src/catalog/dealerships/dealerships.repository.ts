import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import { type Dealership, type NearbyDealership } from '@site/api-contract';
import { type Database } from '#platform/data/database';
import { vehicleModels } from '../vehicles/vehicles.table';
import { dealershipGroups, dealerships, states } from './dealerships.table';
import { distanceTo, isWithin, type Point, roundKm } from './dealerships-near';

const PUBLIC = {
  id: sql<string>`${dealerships.id}::text`,
  name: dealerships.name,
  groupId: sql<string>`${dealerships.groupId}::text`,
  group: sql<string>`${dealershipGroups.name}`,
  cnpj: dealerships.cnpj,
  city: dealerships.city,
  state: states.uf,
  address: dealerships.address,
  phone: dealerships.phone,
  latitude: dealerships.latitude,
  longitude: dealerships.longitude,
};

/** Conditions under which visitors see a dealership. */
const OPEN = eq(dealerships.active, true);

/**
 * One dealership. With `orEnded` also one that has ended, since its own people see it.
 */
export async function findDealership(
  db: Database,
  id: number,
  orEnded = false,
): Promise<Dealership | null> {
  const named = eq(dealerships.id, id);
  const [row] = await select(db, orEnded ? named : and(OPEN, named));
  return row ?? null;
}

/** Id of the dealership while it is active, else null. */
export async function findActiveDealership(
  db: Database,
  id: number,
): Promise<number | null> {
  const [row] = await db
    .select({ id: dealerships.id })
    .from(dealerships)
    .where(and(OPEN, eq(dealerships.id, id)));
  return row?.id ?? null;
}

/** Active dealerships in order of name. */
export function listAll(db: Database): Promise<Dealership[]> {
  return select(db, OPEN);
}

function select(db: Database, condition?: SQL): Promise<Dealership[]> {
  return db
    .select(PUBLIC)
    .from(dealerships)
    .innerJoin(dealershipGroups, eq(dealershipGroups.id, dealerships.groupId))
    .innerJoin(states, eq(states.id, dealerships.stateId))
    .where(condition)
    .orderBy(asc(dealerships.name));
}

/**
 * Radii that are searched one after the other until enough dealerships are found; the
 * last one has no limit.
 */
const REACHES_KM = [150, 900, null] as const;

type Near = { groupId?: number; limit?: number };

/**
 * Active dealerships by great-circle distance, nearest first. Kilometers with one
 * decimal.
 */
export async function listNearest(
  db: Database,
  place: Point,
  limit: number,
): Promise<NearbyDealership[]> {
  for (const reach of REACHES_KM) {
    const found =
      reach === null
        ? await listNear(db, place, { limit })
        : await selectNear(db, place, isWithin(place, reach), limit);
    if (found.length >= limit || reach === null) return found;
  }
  return [];
}

/** All active dealerships by distance, or those of one group. */
export function listNear(
  db: Database,
  place: Point,
  { groupId, limit = 1000 }: Near = {},
): Promise<NearbyDealership[]> {
  const ofGroup = groupId === undefined ? undefined : eq(dealerships.groupId, groupId);
  return selectNear(db, place, and(eq(dealerships.active, true), ofGroup), limit);
}

async function selectNear(
  db: Database,
  place: Point,
  condition: SQL | undefined,
  limit: number,
): Promise<NearbyDealership[]> {
  const distance = distanceTo(place);
  const rows = await db
    .select({ ...PUBLIC, distanceKm: distance })
    .from(dealerships)
    .innerJoin(dealershipGroups, eq(dealershipGroups.id, dealerships.groupId))
    .innerJoin(states, eq(states.id, dealerships.stateId))
    .where(condition)
    .orderBy(distance, asc(dealerships.id))
    .limit(limit);
  return rows.map((row) => ({ ...row, distanceKm: roundKm(row.distanceKm) }));
}

export async function hasModel(db: Database, slug: string): Promise<boolean> {
  const [row] = await db
    .select({ slug: vehicleModels.slug })
    .from(vehicleModels)
    .where(eq(vehicleModels.slug, slug));
  return row !== undefined;
}

/**
 * Locks a dealership until the transaction ends. It guards the few things that customers
 * compete for: places in its handover hours and free cars.
 */
export async function lockDealership(tx: Database, id: number): Promise<void> {
  await tx
    .select({ id: dealerships.id })
    .from(dealerships)
    .where(eq(dealerships.id, id))
    .for('no key update');
}
