import { sql, type SQL } from 'drizzle-orm';
import { rowsOf, type Database } from '../platform/database';
import { dealerships } from '../tables';

export type Point = { latitude: number; longitude: number };

/** Great-circle km from a point to the dealership of the row. */
export function distanceTo({ latitude, longitude }: Point): SQL<number> {
  return sql<number>`distance_km(${latitude}, ${longitude}, ${dealerships.latitude}, ${dealerships.longitude})`;
}

/** Kilometres with one decimal, as shown. */
export function roundKm(km: number): number {
  return Math.round(km * 10) / 10;
}

/** Versions (by id) that a dealership within `withinKm` of a place has in stock. */
export async function findVersionsInStock(
  db: Database,
  place: Point,
  withinKm: number,
): Promise<Set<number>> {
  const rows = await rowsOf<{ version_id: number }>(
    db,
    sql`select distinct stock.version_id from stock join dealerships on dealerships.id = stock.dealership_id
        where stock.quantity > 0 and dealerships.active and ${distanceTo(place)} <= ${withinKm}`,
  );
  return new Set(rows.map(({ version_id }) => version_id));
}

/** Whether an active dealership lies within `withinKm` of a place. */
export async function isServed(db: Database, place: Point, withinKm: number): Promise<boolean> {
  const [row] = await rowsOf<{ served: boolean }>(
    db,
    sql`select exists (select 1 from dealerships where active and ${distanceTo(place)} <= ${withinKm}) as served`,
  );
  return row?.served === true;
}
