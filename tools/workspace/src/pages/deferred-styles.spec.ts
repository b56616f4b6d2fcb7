import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const ROOT = join(__dirname, '../../../..');
const SITE = 'apps/public-site/src';
const MAIN = `${SITE}/main.tsx`;
const OF_VISITOR = 'drawn once the visitor’s own data have come';
const OPENED = 'opened by the visitor';
/** Deferred parts that the server never draws: their style sheets come with their code. */
const IN_BROWSER_ONLY: Record<string, string> = {
  'cart/cart.tsx': OF_VISITOR,
  'configure/mail/mail-dialog.tsx': OPENED,
  'configure/price/price-choice.tsx': OF_VISITOR,
  'configure/price/stale-dialog.tsx': OPENED,
  'core/renewal/renewal-plan.tsx': OF_VISITOR,
  'core/turn-note.tsx': OF_VISITOR,
  'share/shared.tsx': OF_VISITOR,
};
/** Sheets of the chunk `site` (tools/workspace/build/web-app.ts), which every page loads. */
const OF_EVERY_PAGE = ['libs/ui/src/feedback/feedback.css'];
const SIMULATIONS = `${SITE}/features/sales/simulations/`;

const IMPORT = /^(?:import|export)\s+(?!type\b)(?:([^'";]*?)\sfrom\s+)?'([^']+)'/gm;
const DEFERRED = /= deferred(?:<[^>]*>)?\([\s\S]*?import\('([^']+)'\)/g;
const ROUTE = /\bpath: |\bpage: '(\w+)'|\bimport\('([^']+)'\)/g;

const files = new Set(globSync('{apps,libs}/*/src/**/*.{ts,tsx,css}', { cwd: ROOT }));
const { compilerOptions } = JSON.parse(text('tsconfig.base.json')) as {
  compilerOptions: { paths: Record<string, string[]> };
};
const aliases = Object.entries(compilerOptions.paths).map(
  ([name, [target = '']]) => [name.split('*'), target.slice(2)] as const,
);

function text(file: string): string {
  return readFileSync(join(ROOT, file), 'utf8');
}

/** The file of this workspace that an import names. */
function fileOf(name: string, from: string): string | undefined {
  const places = name.startsWith('.')
    ? [join(dirname(from), name)]
    : aliases.flatMap(([[start = '', end], target]) =>
        end === undefined
          ? name === start
            ? [target]
            : []
          : name.startsWith(start)
            ? [target.replace('*', name.slice(start.length))]
            : [],
      );
  return places
    .flatMap((place) => [place, `${place}.ts`, `${place}.tsx`, `${place}/index.ts`])
    .find((file) => files.has(file));
}

/** The names of an import or export that are code. */
const namesIn = (list = '') =>
  list
    .replace(/[{}]/g, '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '));

/**
 * The files that an import loads. Through the door of a library it loads only the files
 * of the names it asks for (`sideEffects` in their package.json).
 */
function loadedBy(name: string, from: string, list: string | undefined): string[] {
  const file = fileOf(name, from);
  const names = namesIn(list);
  if (!file || (list !== undefined && names.length === 0)) return [];
  if (!file.endsWith('/index.ts')) return [file];
  return [...text(file).matchAll(IMPORT)].flatMap(([, exported, target = '']) => {
    const asked = namesIn(exported).filter((one) => names.includes(one));
    return asked.length > 0 ? loadedBy(target, file, asked.join()) : [];
  });
}

const known = new Map<string, { imports: string[]; deferred: string[] }>();

/** The files that a file imports for its code, and those of its deferred parts. */
function linksOf(file: string) {
  const links = known.get(file) ?? { imports: [], deferred: [] };
  if (known.has(file) || file.endsWith('.css')) return links;
  known.set(file, links);
  const source = text(file);
  links.imports = [...source.matchAll(IMPORT)].flatMap(([, list, name = '']) =>
    loadedBy(name, file, list),
  );
  links.deferred = [...source.matchAll(DEFERRED)].flatMap(
    ([, name = '']) => fileOf(name, file) ?? [],
  );
  return links;
}

/** All files that come with some files. */
function withImports(roots: readonly string[]): Set<string> {
  const all = new Set(roots);
  for (const file of all) linksOf(file).imports.forEach((next) => all.add(next));
  return all;
}

const sheetsOf = (roots: readonly string[]) =>
  new Set([...withImports(roots)].filter((file) => file.endsWith('.css')));
const isDrawn = (part: string) => !(part.replace(SIMULATIONS, '') in IN_BROWSER_ONLY);

/** The deferred parts of a screen and of its drawn parts. */
function partsOf(screen: string): Set<string> {
  const parts = new Set<string>();
  const roots = [screen];
  for (const root of roots)
    for (const part of [...withImports([root])].flatMap((file) => linksOf(file).deferred))
      if (!parts.has(part)) {
        parts.add(part);
        if (isDrawn(part)) roots.push(part);
      }
  return parts;
}

/** Style sheets of a screen's parts that the screen's document does not link. */
const missingOf = (screen: string) => {
  const linked = new Set([...OF_EVERY_PAGE, ...sheetsOf([MAIN, screen])]);
  return [...partsOf(screen)].flatMap((part) =>
    [...sheetsOf(isDrawn(part) ? [part] : [part, ...partsOf(part)])]
      .filter((sheet) => !linked.has(sheet))
      .map((sheet) => ({ screen, part, sheet })),
  );
};

/** The screens of the public site that the server draws, not only their frame. */
function drawnScreens(): string[] {
  const routes = [...files].filter(
    (file) => file.startsWith(SITE) && file.endsWith('.routes.tsx'),
  );
  return routes.flatMap((file) => {
    let page = '';
    return [...text(file).matchAll(ROUTE)].flatMap(([, kind, name]) => {
      if (!name) page = kind ?? '';
      return name && page !== 'private' ? (fileOf(name, file) ?? []) : [];
    });
  });
}

const screens = [MAIN, ...drawnScreens()];
const missing = screens.flatMap(missingOf);

it('every deferred part is found', () => {
  const sources = [...files].filter((file) => /^(?!.*\.spec\.).*\.tsx$/.test(file));
  const unread = sources.filter(
    (file) => text(file).split('= deferred(').length - 1 > linksOf(file).deferred.length,
  );
  expect(unread).toEqual([]);
  expect(screens.length).toBeGreaterThan(40);
});

it('a screen that the server draws links the style sheets of its deferred parts', () =>
  expect(missing.filter(({ part }) => isDrawn(part))).toEqual([]));

it('parts that only the browser draws bring their own style sheets', () => {
  const parts = missing.map(({ part }) => part.replace(SIMULATIONS, ''));
  expect([...new Set(parts)].toSorted()).toEqual(Object.keys(IN_BROWSER_ONLY));
});
