import { parse } from 'csv-parse';
import { createReadStream, statSync } from 'node:fs';
import { open } from 'node:fs/promises';
import type * as z from 'zod';

/** A line of the file, counted from 1 with the header. */
export type Row<Values> = Values & { line: number };
/** What is wrong, and on which line; null where the file as a whole lacks something. */
export type Problem = { line: number | null; message: string };
/** Hears how much of a phase is done, as a share from 0 to 1. */
export type OnProgress = (phase: 'reading' | 'writing', share: number) => void;

const MOST_PROBLEMS = 50;

/** A file that was refused: nothing of it was stored. */
export class ImportRefused extends Error {
  constructor(readonly problems: readonly Problem[]) {
    super(`${problems.length} problems`);
  }

  /** One line a problem; of many the first ones and how many more there are. */
  lines(): string[] {
    const shown = this.problems.slice(0, MOST_PROBLEMS).map(({ line, message }) => (line === null ? message : `line ${line}: ${message}`));
    const more = this.problems.length - shown.length;
    return more > 0 ? [...shown, `… and ${more} more`] : shown;
  }
}

/** Refuses the file when anything is wrong with it. */
export function refuseProblems(problems: readonly Problem[]): void {
  if (problems.length > 0) throw new ImportRefused(problems);
}

/**
 * Reads a CSV file with a header line, separated by `;` or `,`, in UTF-8, and checks each row. Throws `ImportRefused`
 * with every bad row.
 */
export async function readTable<Shape extends z.ZodObject>(file: string, shape: Shape, onProgress: OnProgress = () => undefined): Promise<Row<z.output<Shape>>[]> {
  const columns = Object.keys(shape.shape);
  const bytes = statSync(file).size;
  const rows: Row<z.output<Shape>>[] = [];
  const problems: Problem[] = [];
  const parser = createReadStream(file).pipe(
    parse({ bom: true, info: true, trim: true, skip_empty_lines: true, delimiter: await delimiterOf(file), columns: (header: string[]) => checkHeader(header, columns) }),
  );
  try {
    for await (const { record, info } of parser as AsyncIterable<{ record: Record<string, string>; info: { lines: number; bytes: number } }>) {
      const { lines: line } = info;
      const parsed = shape.safeParse(record);
      if (parsed.success) rows.push({ ...parsed.data, line });
      else problems.push(...parsed.error.issues.map(({ path, message }) => ({ line, message: `${path.join('.')}: ${message}` })));
      onProgress('reading', Math.min(1, info.bytes / bytes));
    }
  } catch (error) {
    throw refusalOf(error);
  }
  refuseProblems(problems);
  if (rows.length === 0) throw new ImportRefused([{ line: null, message: 'The file has no rows.' }]);
  return rows;
}

/** Brazilian spreadsheets separate by semicolons, since the comma is their decimal sign. */
async function delimiterOf(file: string): Promise<';' | ','> {
  const handle = await open(file);
  try {
    for await (const header of handle.readLines()) return header.includes(';') ? ';' : ',';
    return ',';
  } finally {
    await handle.close();
  }
}

function checkHeader(header: readonly string[], columns: readonly string[]): string[] {
  const missing = columns.filter((name) => !header.includes(name));
  const unknown = header.filter((name) => !columns.includes(name));
  if (missing.length + unknown.length + Number(new Set(header).size !== header.length) > 0)
    throw new ImportRefused([{ line: 1, message: `the columns must be ${columns.join(', ')}; found ${header.join(', ')}` }]);
  return [...header];
}

function refusalOf(error: unknown): unknown {
  if (error instanceof ImportRefused || !(error instanceof Error)) return error;
  const { lines } = error as Error & { lines?: number };
  return lines === undefined ? error : new ImportRefused([{ line: lines, message: error.message }]);
}

/** Rows that share a key with an earlier one. */
export function repeated<Values>(rows: readonly Row<Values>[], keyOf: (row: Row<Values>) => string, what: string): Problem[] {
  const first = new Map<string, number>();
  return rows.flatMap((row) => {
    const key = keyOf(row);
    const earlier = first.get(key);
    if (earlier === undefined) first.set(key, row.line);
    return earlier === undefined ? [] : [{ line: row.line, message: `repeats the ${what} of line ${earlier}` }];
  });
}
