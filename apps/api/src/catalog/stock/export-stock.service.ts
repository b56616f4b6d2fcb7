import { saoPauloDay } from '@site/api-contract/brazil';
import { type Database } from '#platform/data/database';
import { csvChunks, oneBatch } from '#platform/files/csv';
import { type StreamedFile } from '#platform/http/files';
import { type Ports } from '#platform/ports';
import { columnName } from '../imports/column-names';
import { stockRow } from '../imports/stock';
import { listFree, listPaints, listStockVersions } from './stock.repository';

/**
 * The free cars of a dealership as a CSV file that the import accepts: a line for every
 * version and color, also for zero cars, so that only numbers are left to type.
 */
export async function exportStock(
  { clock }: Pick<Ports, 'clock'>,
  db: Database,
  dealershipId: number,
): Promise<StreamedFile> {
  const versions = await listStockVersions(db);
  const paints = await listPaints(db);
  const free = new Map(
    (await listFree(db, dealershipId)).map(({ version, paint, quantity }) => [
      `${version} ${paint}`,
      quantity,
    ]),
  );
  const rows = versions.flatMap(({ slug: version }) =>
    paints.map(({ slug: paint }) => [
      String(dealershipId),
      version,
      paint,
      String(free.get(`${version} ${paint}`) ?? 0),
    ]),
  );
  return {
    name: `estoque-${saoPauloDay(clock.now())}.csv`,
    type: 'text/csv; charset=utf-8',
    chunks: csvChunks(Object.keys(stockRow.shape).map(columnName), oneBatch(rows)),
  };
}
