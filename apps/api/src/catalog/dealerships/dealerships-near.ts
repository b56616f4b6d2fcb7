import { and, between, eq, lte, type SQL, sql } from 'drizzle-orm';
import { type Database, rowsOf } from '#platform/data/database';
import { dealerships, states } from './dealerships.table';

export type Point = { latitude: number; longitude: number };

/** Radius of the sphere on which the database's `distance_km` computes. */
const EARTH_KM = 6371;
/** Widens the box, so that rounding never excludes a point just inside the circle. */
const MARGIN_DEGREES = 1e-6;

/** Great-circle km from a point to the dealership of the row. */
export function distanceTo(place: Point): SQL<number> {
  const { latitude, longitude } = onTheMap(place);
  return sql<number>`distance_km(${latitude}, ${longitude}, ${dealerships.latitude}, ${dealerships.longitude})`;
}

/**
 * Whether the dealership of the row is active and lies within `km` of a place. The box of
 * degrees around the circle comes first, since the index `dealerships_place` can answer
 * it; the distance then decides among the few that are left.
 */
export function isWithin(place: Point, km: number): SQL {
  return sql`${dealerships.active} and ${inBox(place, km)} and ${lte(distanceTo(place), km)}`;
}

/**
 * The smallest box of degrees that holds the circle, without bounds of longitude when it
 * reaches a pole or the date line.
 */
function inBox(place: Point, km: number): SQL | undefined {
  const { latitude, longitude } = onTheMap(place);
  const angle = km / EARTH_KM;
  const rise = degrees(angle) + MARGIN_DEGREES;
  const reachesPole = Math.abs(latitude) + rise >= 90;
  const run = reachesPole
    ? 180
    : degrees(Math.asin(Math.sin(angle) / Math.cos(radians(latitude)))) + MARGIN_DEGREES;
  const crossesDateLine = Math.abs(longitude) + run >= 180;
  return and(
    between(dealerships.latitude, latitude - rise, latitude + rise),
    crossesDateLine
      ? undefined
      : between(dealerships.longitude, longitude - run, longitude + run),
  );
}

/**
 * Six decimals, about 10 cm: PostgreSQL can't compute with the smallest numbers of a
 * double.
 */
function onTheMap({ latitude, longitude }: Point): Point {
  return {
    latitude: Number(latitude.toFixed(6)),
    longitude: Number(longitude.toFixed(6)),
  };
}

const degrees = (angle: number) => (angle * 180) / Math.PI;
const radians = (angle: number) => (angle * Math.PI) / 180;

/** Kilometers with one decimal, as shown. */
export function roundKm(km: number): number {
  return Math.round(km * 10) / 10;
}

/** The nearest active dealership's city, and how far it is. */
export async function findNearestCity(
  db: Database,
  place: Point,
): Promise<{ city: string; distanceKm: number } | null> {
  const [nearest] = await db
    .select({ city: dealerships.city, distanceKm: distanceTo(place) })
    .from(dealerships)
    .where(eq(dealerships.active, true))
    .orderBy(distanceTo(place))
    .limit(1);
  return nearest ?? null;
}

/** Whether a dealership stands in this city, compared by its written name. */
export async function hasDealershipIn(
  db: Database,
  city: string,
  uf: string,
): Promise<boolean> {
  const found = await db
    .select({ id: dealerships.id })
    .from(dealerships)
    .innerJoin(states, eq(states.id, dealerships.stateId))
    .where(and(eq(dealerships.city, city), eq(states.uf, uf)))
    .limit(1);
  return found.length > 0;
}

/**
 * Paints (slugs, in their order) that dealerships within `withinKm` of a place have in
 * stock, by version.
 */
export async function findPaintsInStock(
  db: Database,
  place: Point,
  withinKm: number,
): Promise<Map<number, string[]>> {
  const rows = await rowsOf<{ version_id: number; paints: string[] }>(
    db,
    sql`select version_id, array_agg(slug order by position) as paints
        from (select distinct stock.version_id, paints.slug, paints.position
              from stock join dealerships on dealerships.id = stock.dealership_id
              join paints on paints.slug = stock.paint_slug
              where stock.quantity > 0 and ${isWithin(place, withinKm)}) as stocked
        group by version_id`,
  );
  return new Map(rows.map(({ version_id, paints }) => [version_id, paints]));
}

/** Whether one dealership is active and lies within `withinKm` of a place. */
export async function isServedBy(
  db: Database,
  dealershipId: number,
  { place, withinKm }: { place: Point; withinKm: number },
): Promise<boolean> {
  const found = await db
    .select({ id: dealerships.id })
    .from(dealerships)
    .where(and(eq(dealerships.id, dealershipId), isWithin(place, withinKm)));
  return found.length > 0;
}

/** Whether an active dealership lies within `withinKm` of a place. */
export async function isServed(
  db: Database,
  place: Point,
  withinKm: number,
): Promise<boolean> {
  const [row] = await rowsOf<{ served: boolean }>(
    db,
    sql`select exists (select 1 from dealerships where ${isWithin(place, withinKm)}) as served`,
  );
  return row?.served === true;
}
