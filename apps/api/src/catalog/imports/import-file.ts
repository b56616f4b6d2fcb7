import { type Database } from '#platform/data/database';
import { type Ports } from '#platform/ports';
import { OPERATIONS } from '#platform/security/audit';
import { dealershipRow, importDealerships } from './dealerships';
import { importPrices, priceRow, type PriceTableFacts } from './prices';
import { type OnProgress, readTable } from './read-table';
import { importStock, stockRow } from './stock';

export type ImportRequest =
  | { kind: 'prices'; file: string; facts: PriceTableFacts }
  | { kind: 'dealerships' | 'stock'; file: string };

/** Thrown inside the transaction to roll a dry run back. */
class Rehearsed extends Error {}

/**
 * Imports a CSV file of operations in one transaction: all of it or nothing. A dry run
 * does the same and rolls it back. Throws `ImportRefused` with every bad line. Gives the
 * number of rows.
 */
export async function importFile(
  ports: Pick<Ports, 'clock' | 'database'>,
  request: ImportRequest,
  { dryRun = false, onProgress }: { dryRun?: boolean; onProgress?: OnProgress } = {},
): Promise<number> {
  const write = await reading(ports, request, onProgress);
  let rows = 0;
  try {
    await ports.database.db.transaction(async (tx) => {
      rows = await write(tx);
      if (dryRun) throw new Rehearsed();
    });
  } catch (error) {
    if (!(error instanceof Rehearsed)) throw error;
  }
  return rows;
}

async function reading(
  ports: Pick<Ports, 'clock'>,
  request: ImportRequest,
  onProgress?: OnProgress,
): Promise<(tx: Database) => Promise<number>> {
  if (request.kind === 'prices') {
    const read = await readTable(request, priceRow, onProgress);
    const { facts } = request;
    return async (tx) => {
      await importPrices(ports, tx, { ...read, facts, actor: OPERATIONS, onProgress });
      return read.rows.length;
    };
  }
  if (request.kind === 'dealerships') {
    const read = await readTable(request, dealershipRow, onProgress);
    return (tx) =>
      importDealerships(ports, tx, { ...read, actor: OPERATIONS, onProgress });
  }
  const read = await readTable(request, stockRow, onProgress);
  return (tx) => importStock(ports, tx, { ...read, actor: OPERATIONS, onProgress });
}
