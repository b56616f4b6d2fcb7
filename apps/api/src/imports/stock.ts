import { inArray, sql } from 'drizzle-orm';
import * as z from 'zod';
import { bumpContentVersion } from '../platform/data/content-version';
import { type Database } from '../platform/data/database';
import { dealerships, paints, stock, vehicleVersions } from '../tables';
import { refuseProblems } from './problems';
import { type OnProgress, type Row } from './read-table';
import { repeatedRows } from './repeated-rows';
import { wholeNumber } from './whole-number';
import { writeRows } from './write-rows';

/**
 * A row of stock: dealership (id), version and paint (slugs), quantity (cars ready for
 * delivery).
 */
export const stockRow = z.strictObject({
  dealership: wholeNumber(),
  version: z.string().min(1, 'deve ser o código de uma versão'),
  paint: z.string().min(1, 'deve ser o código de uma cor'),
  quantity: wholeNumber(z.number().max(10_000, 'passa de 10000')),
});
export type StockRow = Row<z.output<typeof stockRow>>;

/**
 * Replaces the whole stock of the dealerships that the file names, all or nothing; those
 * it leaves out keep theirs. Throws `ImportRefused`. Gives the number of rows.
 */
export async function importStock(
  tx: Database,
  rows: readonly StockRow[],
  onProgress?: OnProgress,
): Promise<number> {
  const sellers = new Set(
    (await tx.select({ id: dealerships.id }).from(dealerships)).map(({ id }) => id),
  );
  const versions = new Map(
    (
      await tx
        .select({ id: vehicleVersions.id, slug: vehicleVersions.slug })
        .from(vehicleVersions)
    ).map(({ slug, id }) => [slug, id]),
  );
  const colours = new Set(
    (await tx.select({ slug: paints.slug }).from(paints)).map(({ slug }) => slug),
  );
  refuseProblems([
    ...rows.flatMap(({ line, dealership, version, paint }) => [
      ...(sellers.has(dealership)
        ? []
        : [
            {
              line,
              field: 'dealership',
              message: `não existe a concessionária ${dealership}`,
            },
          ]),
      ...(versions.has(version)
        ? []
        : [{ line, field: 'version', message: `não existe a versão "${version}"` }]),
      ...(colours.has(paint)
        ? []
        : [{ line, field: 'paint', message: `não existe a cor "${paint}"` }]),
    ]),
    ...repeatedRows(
      rows,
      ({ dealership, version, paint }) => `${dealership} ${version} ${paint}`,
      'dealership, version e paint',
    ),
  ]);
  await tx
    .delete(stock)
    .where(
      inArray(stock.dealershipId, [...new Set(rows.map(({ dealership }) => dealership))]),
    );
  const stored = rows
    .filter(({ quantity }) => quantity > 0)
    .map(({ dealership, version, paint, quantity }) => ({
      dealership,
      version: versions.get(version),
      paint,
      quantity,
    }));
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
