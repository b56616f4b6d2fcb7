// First-load JavaScript of every page as sent to a browser (brotli), from the manifests
// of the built apps and their route lists. `node tools/workspace/test/size.mjs` prints
// the table and ends with code 1 when a page exceeds its budget.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createServer } from 'vite';
import { WORKSPACE_ROOT } from '../build/workspace-root.mjs';
import { WEB_APPS } from '../process/apps.mjs';

/**
 * Bytes. Content pages load only the boot module; all others `main` and the modules of
 * their route, application pages after the start module. The consultants' pages have a
 * little more: they are opened once a day, on a desk, and no visitor waits for them.
 */
const BUDGETS = { content: 14 * 1024, application: 150 * 1024, consultants: 152 * 1024 };

/** One row a page: `{ app, page, bytes, budget }`. */
export async function measure() {
  const rows = [];
  for (const app of WEB_APPS) {
    const client = resolve(WORKSPACE_ROOT, 'dist/apps', app, 'client');
    const file = join(client, '.vite/manifest.json');
    if (!existsSync(file)) throw new Error(`${app} is not built: npx nx build ${app}`);
    const manifest = JSON.parse(readFileSync(file, 'utf8'));
    const { routes, entries } = await pagesOf(app);
    for (const { path, kind, modules } of leaves(routes)) {
      const content = kind === 'content' && entries.boot;
      const first = kind === 'application' && entries.start ? [entries.start] : [];
      const keys = content ? [entries.boot] : [...first, entries.main, ...modules];
      const bytes = chunks(manifest, keys).reduce(
        (sum, name) => sum + sentBytes(join(client, name)),
        0,
      );
      rows.push({
        app,
        page: path,
        bytes,
        budget: content ? BUDGETS.content : applicationBudgetOf(app),
      });
    }
  }
  return rows;
}

const applicationBudgetOf = (app) =>
  app === 'consultant-portal' ? BUDGETS.consultants : BUDGETS.application;

/** The app's own list of pages, as its server uses it. */
async function pagesOf(app) {
  process.env.VITE_CONFIG_NATIVE_IGNORE_WARNING = 'true';
  const root = resolve(WORKSPACE_ROOT, 'apps', app);
  const vite = await createServer({
    root,
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'error',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true, include: [] },
  });
  try {
    return (await vite.ssrLoadModule('/src/pages.tsx')).pages;
  } finally {
    await vite.close();
  }
}

/**
 * Every route that ends a path, combined with the routes above it: the deepest kind, all
 * modules.
 */
function leaves(routes, above = { path: '', kind: 'application', modules: [] }) {
  return routes.flatMap((route) => {
    const handle = route.handle ?? {};
    const here = {
      path: route.path ? pathOf(above.path, route.path) : above.path,
      kind: handle.page ?? above.kind,
      modules: [...above.modules, ...(handle.entry ? [handle.entry] : [])],
    };
    const below = route.children ? leaves(route.children, here) : [];
    if (route.lazy && !handle.entry)
      throw new Error(
        `${here.path || '/'} has a lazy screen without handle.entry: nobody would measure it`,
      );
    const isPage =
      (handle.entry || (route.path && route.Component)) &&
      !route.children?.some(({ index, handle: own }) => index && own?.entry);
    return isPage ? [{ ...here, path: here.path || '/' }, ...below] : below;
  });
}

/** A route's path is below the one above it, unless it is complete. */
function pathOf(above, path) {
  const own = `/${path}`.replace(/\/{2,}/g, '/');
  return own.startsWith(`${above}/`) ? own : `${above}${own}`;
}

function chunks(manifest, keys) {
  const seen = new Set();
  const visit = (key) => {
    const chunk = manifest[key];
    if (!chunk)
      throw new Error(`The build has no entry ${key}: check handle.entry of its route`);
    if (seen.has(chunk.file)) return;
    seen.add(chunk.file);
    chunk.imports?.forEach(visit);
  };
  keys.forEach(visit);
  return [...seen].filter((file) => file.endsWith('.js'));
}

/**
 * The bytes that a browser receives: small files are not compressed
 * (`build/precompress.ts`).
 */
function sentBytes(file) {
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}

/** The table as text and whether every page is within its budget. */
export async function report() {
  const rows = await measure();
  const kilobytes = (bytes) => `${(bytes / 1024).toFixed(1).padStart(6)} KB`;
  const lines = rows.map(
    ({ app, page, bytes, budget }) =>
      `${bytes > budget ? 'OVER ' : '     '}${kilobytes(bytes)} of ${kilobytes(budget)}  ${app}: ${page}`,
  );
  return {
    text: lines.join('\n'),
    ok: rows.length > 0 && rows.every(({ bytes, budget }) => bytes <= budget),
  };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { text, ok } = await report();
  process.stdout.write(`${text}\n`);
  process.exit(ok ? 0 : 1);
}
