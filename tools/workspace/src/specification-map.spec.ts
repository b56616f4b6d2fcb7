import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/* docs/specification-map.md names for each sentence of docs/specification.md the tests
   that fail when the product breaks it. The map quotes the specification to the
   letter, under the same headings and in the same order; a sentence may be split over
   rows. */
const DOCS = resolve(__dirname, '../../../docs');
const specification = readFileSync(join(DOCS, 'specification.md'), 'utf8');
const map = readFileSync(join(DOCS, 'specification-map.md'), 'utf8');

type Row = { under: string; cells: string[] };

const TABLE_ROW = /^\|(.*)\|$/;
const RULE = /^\|[\s|:-]+\|$/;

/** The cells of a table row; a bar inside a cell is written `\|`. */
const cellsOf = (inside: string) =>
  inside.split(/(?<!\\)\|/).map((cell) => cell.trim().replace(/\\([|_*])/g, '$1'));

/**
 * The rows under each heading: a table row as its cells, a bullet or a paragraph as one
 * cell. Heads of tables are left out.
 */
function rowsOf(markdown: string): Row[] {
  const lines = markdown.split('\n').map((line) => line.trim());
  let under = '';
  return lines.flatMap((line, at) => {
    const [, heading] = /^#+ (.*)$/.exec(line) ?? [];
    if (heading) under = heading;
    const isHead = RULE.test(lines[at + 1] ?? '');
    if (heading || isHead || RULE.test(line) || /^-*$/.test(line)) return [];
    const [, inside] = TABLE_ROW.exec(line) ?? [];
    return [{ under, cells: inside ? cellsOf(inside) : [line.replace(/^- /, '')] }];
  });
}

/** The whole text under each heading, cut at sentences for a readable difference. */
function textByHeading(rows: readonly { under: string; text: string }[]) {
  const texts = new Map<string, string[]>();
  for (const { under, text } of rows)
    texts.set(under, [...(texts.get(under) ?? []), text]);
  return Object.fromEntries(
    [...texts].map(([heading, parts]) => [heading, parts.join(' ').split(/(?<=[.;:]) /)]),
  );
}

const mapped = rowsOf(map).filter(({ cells }) => cells.length === 2);
const files = new Map(
  [...map.matchAll(/^\[([^\]]+)\]: (\S+)$/gm)].map(([, name = '', path = '']) => [
    name,
    resolve(DOCS, path),
  ]),
);

/** The tests of a row: file and title of each; none where the row says `Background:`. */
function testsOf({ cells: [, proof = ''] }: Row): { file: string; title: string }[] {
  if (/^Background: \S.{15,}\.$/.test(proof)) return [];
  return proof.split('<br>').map((part) => {
    const [, file = '', title = ''] = /^\[([^\]]+)\] `([^`]+)`$/.exec(part.trim()) ?? [];
    return { file, title };
  });
}

/** Whether a test, a group of tests or a row of a table of tests has exactly this title. */
function holds(path: string, title: string): boolean {
  if (!/\.spec\.tsx?$/.test(path) || !existsSync(path)) return false;
  const source = readFileSync(path, 'utf8').replaceAll("\\'", "'");
  return ["'", '"', '`'].some((quote) => source.includes(`${quote}${title}${quote}`));
}

describe('the map of the specification', () => {
  it('quotes every sentence of the specification, to the letter and in its order', () => {
    const specified = rowsOf(specification).map(({ under, cells }) => ({
      under,
      text: cells.join(' · '),
    }));
    const quoted = mapped.map(({ under, cells: [text = ''] }) => ({ under, text }));
    expect(textByHeading(quoted)).toEqual(textByHeading(specified));
  });

  it('names for every row a test that exists, or says why there is nothing to test', () => {
    const missing = mapped.flatMap((row) =>
      testsOf(row)
        .filter(({ file, title }) => !holds(files.get(file) ?? '', title))
        .map(({ file, title }) => `${row.cells[0]} → [${file}] ${title}`),
    );
    expect(missing).toEqual([]);
  });

  it('names for every call of the catalogue a test that sends it, beside the one that compares its declaration', () => {
    const declared = mapped.filter((row) =>
      testsOf(row).some(({ file }) => file === 'contracts/specified-calls'),
    );
    expect(declared.length).toBeGreaterThan(30);
    expect(
      declared.filter((row) => testsOf(row).length < 2).map(({ cells }) => cells[0]),
    ).toEqual([]);
  });

  it('lists each file once, and none that no row names', () => {
    const named = new Set(mapped.flatMap((row) => testsOf(row).map(({ file }) => file)));
    expect([...files.keys()].sort()).toEqual([...named].sort());
    expect(new Set(files.values()).size).toBe(files.size);
  });
});
