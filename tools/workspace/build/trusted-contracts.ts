import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { type Plugin } from 'vite';
import { WORKSPACE_ROOT } from './workspace-root.mjs';

const CONTRACTS = resolve(WORKSPACE_ROOT, 'libs/api-contract/src');
const SCHEMAS = /libs\/api-contract\/src\/([\w/-]+\.calls|wire\/(fields|errors))\.ts$/;
const OURS = /\/(libs|apps)\/[\w-]+\/src\/.*\.tsx?$/;
const SHAPES = new Set(['params', 'query', 'body', 'data']);
const DOOR = '@site/api-contract';
const CALLS = '?calls';

type Node = { type: string; start: number; end: number };
type Property = Node & { key?: { name?: string } };
type CallExpression = Node & {
  callee: Node & { name?: string };
  arguments: (Node & { properties?: Property[] })[];
};
type Constant = { init: CallExpression; isCall: boolean; name: string };
type Import = Node & {
  source: { value: string };
  specifiers: { imported?: { name: string }; local: { name: string } }[];
};

/**
 * Browsers trust the answers of the API that was built with them, so the shapes of calls
 * stay out of their bundles. Imports from the contract's entry point go directly to the
 * file behind it; a call comes from a twin of its file with calls only, without shapes.
 * So schemas, and zod, load with the first form that uses them. Server, tests and
 * development use the files as written.
 */
export function trustedContracts(): Plugin {
  const homes = new Map<string, string>();
  return {
    name: 'site:trusted-contracts',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    buildStart() {
      for (const [name, file] of namesBehindTheDoor()) homes.set(name, file);
    },
    resolveId: (source) => (source.endsWith(CALLS) ? source : null),
    load(id) {
      if (!id.endsWith(CALLS)) return null;
      const file = id.slice(0, -CALLS.length);
      return moduleOfCalls(
        readFileSync(file, 'utf8'),
        (code) => this.parse(code, { lang: 'ts' }).body as Node[],
      );
    },
    transform(code, id) {
      if (!OURS.test(id)) return null;
      const body = this.parse(code).body as Node[];
      const edits = [
        ...directImports(body, homes),
        ...(SCHEMAS.test(id) ? droppableConstants(body, code) : []),
      ];
      return edits.length > 0 ? { code: applied(code, edits), map: null } : null;
    },
  };
}

/**
 * `export { a, b } from './file'` of the entry point and of those that it re-exports, as
 * name and file; calls are named with their twin.
 */
function namesBehindTheDoor(door = resolve(CONTRACTS, 'index.ts')): [string, string][] {
  const text = readFileSync(door, 'utf8');
  const fileAt = (path: string) =>
    [`${path}.ts`, `${path}/index.ts`]
      .map((name) => resolve(dirname(door), name))
      .find(existsSync) ?? path;
  const gathered = [...text.matchAll(/export \* from '([^']+)'/g)].flatMap(
    ([, path = '']) => namesBehindTheDoor(fileAt(path)),
  );
  const named = [...text.matchAll(/export\s*\{([^}]*)\}\s*from\s*'([^']+)'/g)].flatMap(
    ([, names = '', path = '']) => {
      const file = fileAt(path);
      const calls = new Set(
        [...readFileSync(file, 'utf8').matchAll(/export const (\w+) = call\(/g)].map(
          ([, name]) => name,
        ),
      );
      const values = names
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name !== '' && !name.startsWith('type '));
      return values.map((name): [string, string] => [
        name,
        calls.has(name) ? `${file}${CALLS}` : file,
      ]);
    },
  );
  return [...gathered, ...named];
}

type Edit = { start: number; end: number; text: string };

function directImports(body: Node[], homes: ReadonlyMap<string, string>): Edit[] {
  return body
    .filter(
      (node): node is Import =>
        node.type === 'ImportDeclaration' && (node as Import).source.value === DOOR,
    )
    .map(({ start, end, specifiers }) => ({
      start,
      end,
      text: specifiers
        .map(({ imported, local }) => {
          const name = imported?.name ?? local.name;
          return `import { ${name} as ${local.name} } from ${JSON.stringify(homes.get(name) ?? DOOR)};`;
        })
        .join(' '),
    }));
}

/**
 * Marks the constants of a file of schemas as free of side effects, so that unused ones
 * are removed.
 */
function droppableConstants(body: Node[], code: string): Edit[] {
  return constantsOf(body).map(({ init: { start, end } }) => ({
    start,
    end,
    text: `/* @__PURE__ */ (() => ${code.slice(start, end)})()`,
  }));
}

function moduleOfCalls(code: string, parse: (code: string) => Node[]): string {
  const lines = constantsOf(parse(code))
    .filter(({ isCall }) => isCall)
    .map(({ name, init: { arguments: given } }) => {
      const [method, path, , options] = given;
      const text = (node: Node | undefined) =>
        node ? code.slice(node.start, node.end) : 'undefined';
      const kept = (options?.properties ?? []).filter(
        ({ key }) => !SHAPES.has(key?.name ?? ''),
      );
      const names = [method, path, ...kept].flatMap(namesRead);
      if (names.length > 0)
        throw new Error(`${name}: write ${names.join(', ')} out, calls stand alone`);
      // The summary is for the API's document.
      return `export const ${name} = /* @__PURE__ */ call(${text(method)}, ${text(path)}, '', { ${kept.map(text).join(', ')} });`;
    });
  return [
    `import { call } from ${JSON.stringify(resolve(CONTRACTS, 'wire/call.ts'))};`,
    ...lines,
  ].join('\n');
}

/** Names that a syntax tree reads, without keys: a twin has no constants of its file. */
function namesRead(tree: unknown): string[] {
  if (Array.isArray(tree)) return tree.flatMap(namesRead);
  if (typeof tree !== 'object' || tree === null) return [];
  const { type, name, key, computed, ...parts } = tree as Record<string, unknown>;
  if (type === 'Identifier') return [String(name)];
  return [...(computed === true ? [key] : []), ...Object.values(parts)].flatMap(
    namesRead,
  );
}

/** Top-level constants that are made by calling something. */
function constantsOf(body: Node[]): Constant[] {
  return body.flatMap((statement) => {
    const exported = (statement as Node & { declaration?: Node | null }).declaration;
    const declaration = (
      statement.type === 'ExportNamedDeclaration' ? exported : statement
    ) as Node & { declarations?: { id: { name: string }; init?: Node }[] };
    const [only, second] =
      declaration?.type === 'VariableDeclaration' ? (declaration.declarations ?? []) : [];
    if (only?.init?.type !== 'CallExpression' || second) return [];
    const init = only.init as CallExpression;
    return [{ name: only.id.name, init, isCall: init.callee.name === 'call' }];
  });
}

function applied(code: string, edits: Edit[]): string {
  return [...edits]
    .sort((a, b) => b.start - a.start)
    .reduce(
      (text, { start, end, text: next }) => text.slice(0, start) + next + text.slice(end),
      code,
    );
}
