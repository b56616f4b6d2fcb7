import { type Options, stringify } from 'csv-stringify/sync';

/**
 * Brazilian spreadsheets open this format by a double click. A cell that they would run
 * as a formula gets an apostrophe in front (OWASP: CSV injection).
 */
const FOR_SPREADSHEETS: Options = {
  delimiter: ';',
  record_delimiter: 'windows',
  escape_formulas: true,
};

/** A byte order mark: without it Excel reads UTF-8 as Windows-1252. */
const BOM = '\uFEFF';

/**
 * A table as UTF-8 with BOM, `;` between cells, CRLF between lines, no blanks around a
 * cell. One chunk for each batch of rows, so that only one batch is in memory.
 */
export async function* csvChunks(
  header: readonly string[],
  batches: AsyncIterable<readonly (readonly string[])[]>,
): AsyncGenerator<string> {
  yield BOM + csvLines([header]);
  for await (const rows of batches) yield csvLines(rows);
}

/** A table that is small enough for memory, as one batch. */
export async function* oneBatch(rows: string[][]): AsyncGenerator<string[][]> {
  yield rows;
}

function csvLines(rows: readonly (readonly string[])[]): string {
  const trimmed = rows.map((cells) => cells.map((cell) => cell.trim()));
  return stringify(trimmed, FOR_SPREADSHEETS);
}
