// `npm run house`: figures of the source: lines, files, circles of imports. Ends with
// code 1 when a figure exceeds its bound.
import { globSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, relative, resolve } from 'node:path';
import ts from 'typescript';
import { WORKSPACE_ROOT } from './build/workspace-root.mjs';

const COMMENT = /\/\*\*?([\s\S]*?)\*\/|(?:^[ \t]*\/\/[^\n]*\n?)+/gm;
const MARKS = /^\s*(\/\*\*?|\/\/|\*(?!\/))/gm;
/** Words in the place of a noun, which leave the subject open. */
const OPENING = /^(What|Who|Whose|That|Of|As)\b/;

type Figure = {
  name: string;
  value: number;
  unit?: string;
  /** The largest allowed value. */
  most?: number;
  examples?: string[];
};

const DISTRICTS = createRequire(import.meta.url)(
  '../../apps/api/districts.cjs',
) as string[];
const ENDINGS = '{ts,tsx,mts,mjs,cjs}';
const BUILT = ['node_modules', 'dist', 'tmp'];
const files = globSync([`*.${ENDINGS}`, `{apps,libs,tools}/**/{*,.*}.${ENDINGS}`], {
  cwd: WORKSPACE_ROOT,
  exclude: (path) => BUILT.includes(basename(path)),
}).sort();
const isTest = (file: string) => /\.spec\.tsx?$|\/testing\/|site-e2e/.test(file);
/** Seeds, catalogues, texts of screens and drawings are data, whatever their ending. */
const isData = (file: string) =>
  /\.(data|copy|seed)\.ts$|\/seed\/|^tools\/assets\//.test(file);
const sources = files
  .filter((file) => !isTest(file) && !isData(file))
  .map((file) => {
    const text = readFileSync(resolve(WORKSPACE_ROOT, file), 'utf8');
    const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
    return { file, lines: text.trimEnd().split('\n'), tree };
  });

const lines = sources.flatMap((source) => source.lines);
const lengths = sources.map((source) => source.lines.length).sort((a, b) => a - b);
const tooLong = sources.filter(({ lines }) => lines.length > 300);
const graph = importGraph();
const circles = circlesOf(graph);
const upward = importsUpward(graph, 'apps/api/src');
const upwardOnWire = importsUpward(graph, 'libs/api-contract/src');
const riddles = files.flatMap((file) =>
  openingsOf(readFileSync(resolve(WORKSPACE_ROOT, file), 'utf8')).map(
    ({ line, text }) => `${file}:${line}: ${text}`,
  ),
);
const crowded = crowdedFolders();
const testLines = files
  .filter(isTest)
  .map((file) => readFileSync(resolve(WORKSPACE_ROOT, file), 'utf8').trimEnd())
  .reduce((sum, text) => sum + text.split('\n').length, 0);

const figures: Figure[] = [
  { name: 'source files', value: sources.length },
  { name: 'source lines', value: lines.length },
  { name: 'lines of tests', value: testLines },
  {
    name: 'lines over 120 characters',
    value: (100 * lines.filter((line) => line.length > 120).length) / lines.length,
    unit: '%',
    most: 0.6,
  },
  {
    name: 'median file',
    value: lengths[Math.floor(lengths.length / 2)] ?? 0,
    unit: 'lines',
    most: 60,
  },
  {
    name: 'files over 300 lines',
    value: tooLong.length,
    most: 0,
    examples: tooLong.map(({ file }) => file),
  },
  {
    name: 'imports from a district to a later one',
    value: upward.length,
    most: 0,
    examples: upward,
  },
  {
    name: 'the same in the wire contract',
    value: upwardOnWire.length,
    most: 0,
    examples: upwardOnWire,
  },
  {
    name: 'folders with more than 25 files',
    value: crowded.length,
    most: 0,
    examples: crowded,
  },
  {
    name: 'comments that open with What, Who, Whose, That, Of or As',
    value: riddles.length,
    most: 0,
    examples: riddles,
  },
  {
    name: 'circles of imports',
    value: circles.length,
    most: 0,
    examples: circles.map((circle) => circle.join(' → ')),
  },
];

for (const { name, value, unit = '', most, examples = [] } of figures) {
  const isOver = most !== undefined && value > most;
  const bound = most === undefined ? '' : ` (at most ${most})`;
  console.log(
    `${isOver ? '✗' : ' '} ${name}: ${Number(value.toFixed(2))} ${unit}`.trimEnd() +
      bound,
  );
  if (isOver) for (const example of examples.slice(0, 10)) console.log(`    ${example}`);
  if (isOver) process.exitCode = 1;
}

/** The imports of each source file, with types, since a reader follows them too. */
function importGraph(): Map<string, string[]> {
  const options = ts.parseJsonConfigFileContent(
    ts.readConfigFile(resolve(WORKSPACE_ROOT, 'tsconfig.base.json'), ts.sys.readFile)
      .config,
    ts.sys,
    WORKSPACE_ROOT,
  ).options;
  const known = new Set(sources.map(({ file }) => resolve(WORKSPACE_ROOT, file)));
  return new Map(
    sources.map(({ file, tree }) => {
      const from = resolve(WORKSPACE_ROOT, file);
      const imported = tree.statements
        .filter((node) => ts.isImportDeclaration(node) || ts.isExportDeclaration(node))
        .flatMap(({ moduleSpecifier }) =>
          moduleSpecifier && ts.isStringLiteral(moduleSpecifier)
            ? [moduleSpecifier.text]
            : [],
        )
        .map(
          (name) =>
            ts.resolveModuleName(name, from, options, ts.sys).resolvedModule
              ?.resolvedFileName,
        )
        .filter((path) => path !== undefined && known.has(path)) as string[];
      return [from, imported];
    }),
  );
}

/**
 * Imports that point from a district to a later one; `root` is the folder of the
 * districts. Tables are left out.
 */
function importsUpward(graph: Map<string, string[]>, root: string): string[] {
  const folder = resolve(WORKSPACE_ROOT, root);
  const floorOf = (file: string) =>
    DISTRICTS.indexOf(relative(folder, file).split('/')[0] ?? '');
  return [...graph].flatMap(([from, imported]) =>
    imported
      .filter(
        (to) =>
          floorOf(from) >= 0 && floorOf(to) > floorOf(from) && !to.endsWith('.table.ts'),
      )
      .map((to) => `${relative(folder, from)} → ${relative(folder, to)}`),
  );
}

/** Folders of code with more than 25 files on one floor; migrations are a sequence. */
function crowdedFolders(): string[] {
  const folders = globSync('{apps,libs,tools}/**/', {
    cwd: WORKSPACE_ROOT,
    exclude: (path) =>
      [...BUILT, 'migrations', 'assets', 'public'].includes(basename(path)),
  });
  return folders
    .map((folder) => {
      const entries = readdirSync(resolve(WORKSPACE_ROOT, folder), {
        withFileTypes: true,
      });
      return { folder, count: entries.filter((entry) => entry.isFile()).length };
    })
    .filter(({ count }) => count > 25)
    .map(({ folder, count }) => `${folder}: ${count}`);
}

/** Groups of files that reach each other (Tarjan's strongly connected components). */
function circlesOf(graph: Map<string, string[]>): string[][] {
  const order = new Map<string, number>();
  const low = new Map<string, number>();
  const stack: string[] = [];
  const found: string[][] = [];
  const visit = (file: string): void => {
    order.set(file, order.size);
    low.set(file, order.size - 1);
    stack.push(file);
    for (const next of graph.get(file) ?? []) {
      if (!order.has(next)) visit(next);
      if (stack.includes(next))
        low.set(file, Math.min(low.get(file) ?? 0, low.get(next) ?? 0));
    }
    if (low.get(file) !== order.get(file)) return;
    const circle = stack.splice(stack.indexOf(file));
    if (circle.length > 1)
      found.push(circle.map((path) => path.slice(WORKSPACE_ROOT.length + 1)));
  };
  for (const file of graph.keys()) if (!order.has(file)) visit(file);
  return found;
}

/**
 * Comments of a source text that open with a word in place of a noun ('What is due today'
 * for 'Bills that are due today'), with their line.
 */
function openingsOf(source: string): { line: number; text: string }[] {
  return [...source.matchAll(COMMENT)].flatMap(({ 0: comment, index }) => {
    const text = comment.replace(MARKS, '').trim();
    const start = index + comment.search(/\S/);
    return OPENING.test(text)
      ? [{ line: source.slice(0, start).split('\n').length, text: text.slice(0, 80) }]
      : [];
  });
}
