import { type Problem } from './problems';
import { type Row } from './read-table';

/** Rows with the same key as an earlier one. */
export function repeatedRows<Values>(
  rows: readonly Row<Values>[],
  keyOf: (row: Row<Values>) => string,
  what: string,
): Problem[] {
  const first = new Map<string, number>();
  return rows.flatMap((row) => {
    const key = keyOf(row);
    const earlier = first.get(key);
    if (earlier === undefined) first.set(key, row.line);
    return earlier === undefined
      ? []
      : [{ line: row.line, message: `repete ${what} da linha ${earlier}` }];
  });
}
