/** A byte order mark: without it Excel takes UTF-8 for Windows-1252. */
const BOM = '\uFEFF';

/**
 * A table as Brazilian spreadsheets open it by a double click: UTF-8 with BOM, `;` between
 * cells, CRLF between lines. One chunk for each batch of rows, so that only one batch is
 * in memory.
 */
export async function* csvChunks(
  header: readonly string[],
  batches: AsyncIterable<readonly (readonly string[])[]>,
): AsyncGenerator<string> {
  yield BOM + csvLine(header);
  for await (const rows of batches) yield rows.map(csvLine).join('');
}

function csvLine(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(';')}\r\n`;
}

/**
 * A cell as text and nothing else. What a spreadsheet would run as a formula (OWASP: CSV
 * injection), also behind blanks, gets an apostrophe in front.
 */
function csvCell(text: string): string {
  const neutral = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/.test(text) ? `'${text}` : text;
  return /[";\r\n]/.test(neutral) ? `"${neutral.replace(/"/g, '""')}"` : neutral;
}
