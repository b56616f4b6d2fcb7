import { eq } from 'drizzle-orm';
import { OPERATIONS } from '#platform/security/audit';
import { importPrices } from '../../../catalog/imports/prices';
import { prices, priceTables } from '../../../catalog/price-tables/prices.table';
import { vehicleVersions } from '../../../catalog/vehicles/vehicles.table';
import { type TestApi } from '../../../testing/api';

/**
 * Imports a table, by default with every price R$ 50 higher and valid from an hour after
 * the test's start; `dropNewTables` deletes it.
 */
export async function importDearerTable(
  api: TestApi,
  name: string,
  moreCentavos = 5_000,
): Promise<void> {
  const rows = await api.db
    .select({
      version: vehicleVersions.slug,
      client: prices.personType,
      term: prices.term,
      km: prices.km,
      monthly: prices.monthlyCentavos,
    })
    .from(prices)
    .innerJoin(vehicleVersions, eq(vehicleVersions.id, prices.versionId));
  const dearer = rows.map((row, line) => ({
    ...row,
    line,
    term: row.term as 12,
    km: row.km as 500,
    monthly: row.monthly + moreCentavos,
  }));
  const validFrom = new Date(api.clock.now().getTime() + 3_600_000);
  await importPrices(api.ports, api.db, {
    rows: dearer,
    facts: { name, validFrom, validUntil: null },
    actor: OPERATIONS,
  });
}

/** Deletes the tables of a test, whose names begin with `Nova`. */
export async function dropNewTables(api: TestApi): Promise<void> {
  const added = await api.db
    .select({ id: priceTables.id, name: priceTables.name })
    .from(priceTables);
  for (const { id, name } of added.filter((table) => table.name.startsWith('Nova'))) {
    await api.db.delete(prices).where(eq(prices.priceTableId, id));
    await api.db.delete(priceTables).where(eq(priceTables.name, name));
  }
}
