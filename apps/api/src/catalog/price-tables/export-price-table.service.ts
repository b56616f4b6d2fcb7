import { formatCentavos } from '@site/api-contract/brazil';
import { type Database } from '#platform/data/database';
import { refuse, TEXTS } from '#platform/errors';
import { csvChunks, oneBatch } from '#platform/files/csv';
import { type StreamedFile } from '#platform/http/files';
import { type Ports } from '#platform/ports';
import { columnName } from '../imports/column-names';
import { priceRow } from '../imports/prices';
import { tableAt } from './price-periods.rules';
import { findTable, listPricesOf, listValidities } from './price-tables.repository';

/** `R$` and its space, which a spreadsheet must not contain. */
const SIGN = 3;

/**
 * The prices of a table as a CSV file that the import accepts, in reais such as 1.599,00;
 * without an id, of the table in force.
 */
export async function exportPriceTable(
  { clock }: Pick<Ports, 'clock'>,
  db: Database,
  id?: number,
): Promise<StreamedFile> {
  const wanted = id ?? tableAt(await listValidities(db), clock.now())?.id ?? 0;
  const { table } = (await findTable(db, wanted)) ?? refuse('not-found', TEXTS.notFound);
  const rows = (await listPricesOf(db, wanted)).map(
    ({ version, client, term, km, centavos }) =>
      [version, client, term, km, formatCentavos(centavos).slice(SIGN)].map(String),
  );
  return {
    name: `${table.name}.csv`,
    type: 'text/csv; charset=utf-8',
    chunks: csvChunks(Object.keys(priceRow.shape).map(columnName), oneBatch(rows)),
  };
}
