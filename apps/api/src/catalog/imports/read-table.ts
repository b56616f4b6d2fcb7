import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline, Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { TextDecoderStream } from 'node:stream/web';
import { type CsvError, type Info, parse } from 'csv-parse';
import type * as z from 'zod';
import { formatCount } from '@site/api-contract/brazil';
import { codeOf } from '#platform/error-facts';
import { columnName, fieldNamed } from './column-names';
import { ImportRefused, type Problem } from './problems';

/** A line of the file, counted from 1 with the header. */
export type Row<Values> = Values & { line: number };
/** A file of this machine, or the text of an uploaded one. */
type TableSource = { file: string } | { text: string };
/** Called with the share of a phase that is done, from 0 to 1. */
export type OnProgress = (phase: 'reading' | 'writing', share: number) => void;

const MOST_ROWS = 500_000;
const LONGEST_LINE = 10_000;
const MOST_SHOWN = 40;
const LOST = 'tem letras perdidas ("\uFFFD"); salve a planilha como "CSV UTF-8"';

/** The rows of a file that could be read, and the problems of the others. */
export type ReadTable<FileRow> = { rows: FileRow[]; problems: Problem[] };

/** A row that was read, or the problems of its cells. */
export type EachRow<Values> = { line: number } & ReadRow<Values>;

/**
 * Reads a CSV file with a header line, separated by `;` or `,`, in UTF-8 or as Excel
 * saves it in Brazil (Windows-1252), and checks each row. Empty lines are skipped, since
 * spreadsheets write them. Bad rows are for the importer to refuse, together with what it
 * finds in the good ones. Throws `ImportRefused` only for the file as a whole.
 */
export async function readTable<Shape extends z.ZodObject>(
  source: TableSource,
  shape: Shape,
  onProgress: OnProgress = () => undefined,
): Promise<ReadTable<Row<z.output<Shape>>>> {
  const rows: Row<z.output<Shape>>[] = [];
  const problems: Problem[] = [];
  for (const { line, ...read } of await readEachRow(source, shape, { onProgress }))
    if ('problems' in read)
      problems.push(...read.problems.map((problem) => ({ line, ...problem })));
    else rows.push({ ...read.values, line });
  return { rows, problems };
}

/**
 * Reads the same file for a caller that tells of each bad row beside the good ones. Throws
 * `ImportRefused` only for what concerns the file as a whole.
 */
export async function readEachRow<Shape extends z.ZodObject>(
  source: TableSource,
  shape: Shape,
  {
    mostRows = MOST_ROWS,
    onProgress = () => undefined,
  }: { mostRows?: number; onProgress?: OnProgress } = {},
): Promise<EachRow<z.output<Shape>>[]> {
  const columns = Object.keys(shape.shape);
  const { bytes, start } = await lookInto(source);
  const delimiter = delimiterIn(start);
  const rows: EachRow<z.output<Shape>>[] = [];
  let header: string[] | null = null;
  const options = {
    bom: true,
    info: true,
    trim: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
    relax_column_count: true,
    max_record_size: LONGEST_LINE,
    delimiter,
  } as const;
  try {
    for await (const { record, info } of pipeline(
      'file' in source ? await lettersOf(source.file) : Readable.from([source.text]),
      parse(options),
      () => undefined,
    ) as AsyncIterable<{ record: string[]; info: Info }>) {
      const { lines: line } = info;
      if (!header) {
        header = checkHeader(record, columns, line);
        continue;
      }
      rows.push({ line, ...readRow(record, header, shape) });
      if (rows.length > mostRows)
        throw new ImportRefused([
          {
            line,
            message: `o arquivo tem mais de ${formatCount(mostRows)} linhas; divida-o`,
          },
        ]);
      onProgress('reading', Math.min(1, info.bytes / bytes));
    }
  } catch (error) {
    throw refusalOf(error);
  }
  if (rows.length === 0)
    throw new ImportRefused([
      { line: null, message: 'O arquivo não tem nenhuma linha além do cabeçalho.' },
    ]);
  return rows;
}

async function lettersOf(file: string): Promise<Readable> {
  const as = (code: string, fatal: boolean) =>
    Readable.fromWeb(
      Readable.toWeb(createReadStream(file)).pipeThrough(
        new TextDecoderStream(code, { fatal }),
      ),
    );
  try {
    await finished(as('utf-8', true).resume());
    return as('utf-8', false);
  } catch {
    return as('windows-1252', false);
  }
}

/** The size and the first bytes of the file. */
async function lookInto(source: TableSource): Promise<{ bytes: number; start: Buffer }> {
  if ('text' in source) {
    const whole = Buffer.from(source.text);
    return { bytes: whole.length, start: whole.subarray(0, LONGEST_LINE) };
  }
  const { file } = source;
  const handle = await open(file).catch((error: unknown) => {
    throw new ImportRefused([{ line: null, message: unreadable(file, error) }]);
  });
  try {
    const stat = await handle.stat();
    if (!stat.isFile())
      throw new ImportRefused([{ line: null, message: `${file} não é um arquivo.` }]);
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(LONGEST_LINE));
    return { bytes: stat.size, start: buffer.subarray(0, bytesRead) };
  } finally {
    await handle.close();
  }
}

/**
 * Finds the separator of the columns: Brazilian spreadsheets use semicolons, since the
 * comma is their decimal sign.
 */
function delimiterIn(start: Buffer): ';' | ',' {
  if (start.length === 0)
    throw new ImportRefused([{ line: null, message: 'O arquivo está vazio.' }]);
  if (start.includes(0))
    throw new ImportRefused([
      {
        line: null,
        message: 'O arquivo não é um CSV em UTF-8. Salve a planilha como "CSV UTF-8".',
      },
    ]);
  const [header = ''] = start.toString().split(/[\r\n]/, 1);
  return header.includes(';') ? ';' : ',';
}

function unreadable(file: string, error: unknown): string {
  const code = codeOf(error);
  return code === 'ENOENT'
    ? `O arquivo ${file} não existe.`
    : `O arquivo ${file} não pode ser lido (${code ?? String(error)}).`;
}

function checkHeader(
  header: readonly string[],
  columns: readonly string[],
  line: number,
): string[] {
  const fields = header.map((name) => fieldNamed(name, columns));
  const isWhole =
    fields.length === columns.length && columns.every((name) => fields.includes(name));
  if (!isWhole)
    throw new ImportRefused([
      {
        line,
        message: `as colunas devem ser ${columns.map(columnName).join(';')}; o arquivo tem ${shown(header.join(';'), 200)}`,
      },
    ]);
  return fields;
}

type ReadRow<Values> = { values: Values } | { problems: Omit<Problem, 'line'>[] };

function readRow<Shape extends z.ZodObject>(
  record: readonly string[],
  header: readonly string[],
  shape: Shape,
): ReadRow<z.output<Shape>> {
  if (record.length !== header.length)
    return {
      problems: [{ message: `tem ${record.length} campos em vez de ${header.length}` }],
    };
  const damaged = header.filter((_, at) => /[\uFFFD\0]/.test(record[at] ?? ''));
  if (damaged.length > 0)
    return { problems: damaged.map((field) => ({ field, message: LOST })) };
  const cells = Object.fromEntries(header.map((name, at) => [name, record[at] ?? '']));
  const parsed = shape.safeParse(cells);
  if (parsed.success) return { values: parsed.data };
  return {
    problems: parsed.error.issues.map(({ path: [field = ''], message }) => ({
      field: String(field),
      message: `${message}; está ${shown(cells[String(field)] ?? '')}`,
    })),
  };
}

const shown = (text: string, most = MOST_SHOWN) =>
  text === '' ? 'vazio' : `"${text.length > most ? `${text.slice(0, most)}…` : text}"`;

const PARSER_WORDS: Partial<Record<CsvError['code'], string>> = {
  CSV_MAX_RECORD_SIZE: `tem mais de ${formatCount(LONGEST_LINE)} caracteres`,
  CSV_QUOTE_NOT_CLOSED: 'abre aspas e não fecha',
  INVALID_OPENING_QUOTE: 'tem aspas no meio de um campo',
  CSV_INVALID_CLOSING_QUOTE: 'tem caracteres depois das aspas que fecham um campo',
  CSV_NON_TRIMABLE_CHAR_AFTER_CLOSING_QUOTE:
    'tem caracteres depois das aspas que fecham um campo',
};

/**
 * Says in words why the parser stopped. Rethrows any other error: it is a fault of the
 * code.
 */
function refusalOf(error: unknown): unknown {
  if (!(error instanceof Error) || !('code' in error) || !('lines' in error))
    return error;
  const { code, lines } = error as CsvError & { lines: number };
  const message = PARSER_WORDS[code];
  return message ? new ImportRefused([{ line: lines, message }]) : error;
}
