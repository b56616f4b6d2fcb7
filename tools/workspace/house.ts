// `npm run house`: what the source looks like in figures: lines, files, functions,
// circles of imports. Ends with code 1 when a figure leaves its bound.
import { globSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import ts from 'typescript';
import { WORKSPACE_ROOT } from './build/workspace-root.mjs';

type Figure = {
  name: string;
  value: number;
  unit?: string;
  /** The largest value that is fine. */
  most?: number;
  examples?: string[];
};

const ENDINGS = '{ts,tsx,mts,mjs,cjs}';
const BUILT = ['node_modules', 'dist', 'tmp'];
const files = globSync([`*.${ENDINGS}`, `{apps,libs,tools}/**/{*,.*}.${ENDINGS}`], {
  cwd: WORKSPACE_ROOT,
  exclude: (path) => BUILT.includes(basename(path)),
}).sort();
const isTest = (file: string) => /\.spec\.tsx?$|\/testing\/|site-e2e/.test(file);
/** Seeds, catalogues, texts of screens and drawings are data, whatever their ending. */
const isData = (file: string) =>
  /\.(data|copy|seed)\.ts$|\/seed\/|\/cars\/|public-site\/tools\//.test(file);
const sources = files
  .filter((file) => !isTest(file) && !isData(file))
  .map((file) => {
    const text = readFileSync(resolve(WORKSPACE_ROOT, file), 'utf8');
    const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
    return { file, lines: text.trimEnd().split('\n'), tree };
  });

const lines = sources.flatMap((source) => source.lines);
const lengths = sources.map((source) => source.lines.length).sort((a, b) => a - b);
const functions = sources.flatMap(({ file, tree }) =>
  functionsOf(tree).map((node) => ({
    name: `${file}:${tree.getLineAndCharacterOfPosition(node.getStart()).line + 1}`,
    parameters: node.parameters.length,
  })),
);
const manyParameters = functions.filter(({ parameters }) => parameters >= 5);
const tooLong = sources.filter(({ lines }) => lines.length > 300);
const circles = circlesOf(importGraph());

const figures: Figure[] = [
  { name: 'source files', value: sources.length },
  { name: 'source lines', value: lines.length },
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
  { name: 'functions', value: functions.length },
  {
    name: 'functions with five or more positional parameters',
    value: manyParameters.length,
    most: 0,
    examples: manyParameters.map(({ name }) => name),
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

function functionsOf(node: ts.Node): ts.SignatureDeclaration[] {
  const own = ts.isFunctionLike(node) && 'body' in node ? [node] : [];
  const inside: ts.SignatureDeclaration[] = [];
  ts.forEachChild(node, (child) => void inside.push(...functionsOf(child)));
  return [...own, ...inside];
}

/** Which source file imports which, types included: a reader follows them too. */
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
