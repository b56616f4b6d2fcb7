import { inArray, sql } from 'drizzle-orm';
import * as z from 'zod';
import { bumpContentVersion } from '../platform/content-version';
import { type Database } from '../platform/database';
import { dealerships, paints, stock, vehicleVersions } from '../tables';
import { refuseProblems, repeated, type OnProgress, type Row } from './read-table';
import { writeRows } from './write-rows';

/** A row of stock: dealership (id), version and paint (slugs), quantity (cars ready for delivery). */
export const stockRow = z.strictObject({
  dealership: z.coerce.number('must be the id of a dealership').int('must be the id of a dealership'),
  version: z.string().min(1, 'must name a version'),
  paint: z.string().min(1, 'must name a paint'),
  quantity: z.coerce.number('must be a number').int('must be a whole number').min(0, 'must not be negative').max(10_000, 'is more than 10000'),
});
export type StockRow = Row<z.output<typeof stockRow>>;

/**
 * Replaces the whole stock of the dealerships that the file names, all or nothing; those it leaves out keep theirs.
 * Throws `ImportRefused`. Gives the number of rows.
 */
export async function importStock(tx: Database, rows: readonly StockRow[], onProgress?: OnProgress): Promise<number> {
  const sellers = new Set((await tx.select({ id: dealerships.id }).from(dealerships)).map(({ id }) => id));
  const versions = new Map((await tx.select({ id: vehicleVersions.id, slug: vehicleVersions.slug }).from(vehicleVersions)).map(({ slug, id }) => [slug, id]));
  const colours = new Set((await tx.select({ slug: paints.slug }).from(paints)).map(({ slug }) => slug));
  refuseProblems([
    ...rows.flatMap(({ line, dealership, version, paint }) => [
      ...(sellers.has(dealership) ? [] : [{ line, message: `dealership: there is no ${dealership}` }]),
      ...(versions.has(version) ? [] : [{ line, message: `version: there is no ${version}` }]),
      ...(colours.has(paint) ? [] : [{ line, message: `paint: there is no ${paint}` }]),
    ]),
    ...repeated(rows, ({ dealership, version, paint }) => `${dealership} ${version} ${paint}`, 'dealership, version and paint'),
  ]);
  await tx.delete(stock).where(inArray(stock.dealershipId, [...new Set(rows.map(({ dealership }) => dealership))]));
  const stored = rows.filter(({ quantity }) => quantity > 0).map(({ dealership, version, paint, quantity }) => ({ dealership, version: versions.get(version), paint, quantity }));
  await writeRows(
    tx,
    stored,
    (json) => sql`insert into stock (dealership_id, version_id, paint_slug, quantity)
      select dealership, version, paint, quantity
      from jsonb_to_recordset(${json}) as row (dealership int, version int, paint text, quantity int)`,
    onProgress,
  );
  await bumpContentVersion(tx);
  return rows.length;
}
