import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, notInArray } from 'drizzle-orm';
import { type TestApi } from '../../../testing/api';
import { importFile } from '../../imports/import-file';
import { prices, priceTables } from '../prices.table';
import { PRICE_HEADER } from './price-csv';

/** Imports a table as operations do; gives its id. */
export async function importedByOperations(
  api: TestApi,
  lines: readonly string[],
  facts: { name: string; validFrom: Date; validUntil?: Date | null },
): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'prices-'));
  const file = join(folder, 'prices.csv');
  writeFileSync(file, [PRICE_HEADER, ...lines].join('\n'));
  await importFile(api.ports, {
    kind: 'prices',
    file,
    facts: { validUntil: null, ...facts },
  });
  rmSync(folder, { recursive: true });
  const [table] = await api.db
    .select({ id: priceTables.id })
    .from(priceTables)
    .where(eq(priceTables.name, facts.name));
  return String(table?.id);
}

/** Removes all tables but the seed's; call it after each test. */
export async function forgetImportedTables(api: TestApi): Promise<void> {
  const of = [1];
  await api.db.delete(prices).where(notInArray(prices.priceTableId, of));
  await api.db.delete(priceTables).where(notInArray(priceTables.id, of));
}
