// The development server of one web app: `tsx tools/workspace/dev-web.ts public-site`. It
// is the host of the built app, with Vite's modules and hot reload in front. Started by
// dev.mjs.
import { type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer, type ViteDevServer } from 'vite';
import { portOf, webApps } from '@site/api-contract/site-map';
import { listenGracefully, parseConfig, stopWithLine } from '@site/server';
import {
  createDocumentRenderer,
  createWebHost,
  hostOptions,
  webVariables,
} from '@site/shell/host';
// A complete type import: an empty one would load the page's styles, which Node can't
// read.
import type { PageAssets, Pages } from '@site/shell/page';

process.env['VITE_CONFIG_NATIVE_IGNORE_WARNING'] = 'true';

const app = webApps().find((name) => name === process.argv[2]);
if (!app) stopWithLine(`Usage: dev-web.ts <${webApps().join(' | ')}>`);

const config = parseConfig(webVariables(portOf(app)), process.env);
const options = hostOptions(app, config);

/**
 * The development server has its own policy: Vite writes styles into the page and uses a
 * websocket.
 */
const measured = options.site.measurementUrl
  ? new URL(options.site.measurementUrl).origin
  : '';
const DEVELOPMENT_POLICY = `default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; connect-src 'self' ws: wss: ${measured}; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`;

process.chdir(`apps/${app}`);

/** Filled once the host's server exists, which Vite's websocket needs. */
const development: { vite?: ViteDevServer } = {};
const host = await createWebHost({
  ...options,
  keepPages: false,
  contentSecurityPolicy: DEVELOPMENT_POLICY,
  contentVersion: () => async () => 'down',
  renderer: async () => {
    const { vite } = development;
    if (!vite) throw new Error('The development server is not ready');
    const { pages } = (await vite.ssrLoadModule('/src/pages.tsx')) as { pages: Pages };
    const assets = await developmentAssets(vite, pages);
    return createDocumentRenderer(pages, () => assets);
  },
  intercept: async ({ raw }, reply) => {
    const { vite } = development;
    if (!vite || !isModule(raw.url ?? '')) return;
    reply.hijack();
    for (const [name, value] of Object.entries(reply.getHeaders()))
      if (value !== undefined) reply.raw.setHeader(name, value as string);
    serveModule(vite, raw, reply.raw);
  },
});

development.vite = await createServer({
  server: {
    middlewareMode: true,
    hmr: { server: host.server, path: '__hmr' },
    allowedHosts: true,
  },
  clearScreen: false,
  logLevel: 'warn',
});
host.addHook('onClose', async () => development.vite?.close());
await listenGracefully(host, { host: config.HOST, port: config.PORT });

/**
 * Pages have no dot in their last segment and no marker of Vite; robots.txt and
 * sitemap.xml are handled like pages.
 */
function isModule(url: string): boolean {
  const path = url.replace(/\?.*$/, '');
  return (
    !/^\/(robots\.txt|sitemap\.xml)$/.test(path) &&
    (/\/(@|node_modules\/|src\/|media\/|__)/.test(path) || /\.[a-z\d]+$/i.test(path))
  );
}

function serveModule(
  server: ViteDevServer,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  server.middlewares(request, response, () => {
    response.statusCode = 404;
    response.end();
  });
}

/**
 * In development every page loads `main`; the styles that it will import are linked too,
 * for the first paint.
 */
async function developmentAssets(
  server: ViteDevServer,
  pages: Pages,
): Promise<PageAssets> {
  const { base } = options;
  const { client, ssr } = server.environments;
  await client.transformRequest(`/${pages.entries.main}`);
  const main = await client.moduleGraph.getModuleByUrl(`/${pages.entries.main}`);
  const modules = [
    ...(main?.importedModules ?? []),
    ...ssr.moduleGraph.idToModuleMap.values(),
  ];
  const styles = new Set(
    modules.map(({ url }) => url).filter((url) => /\.css$/.test(url)),
  );
  return {
    scripts: [
      `${base}@vite/client`,
      `${base}@id/@vitejs/plugin-react/preamble`,
      `${base}${pages.entries.main}`,
    ],
    preloads: [],
    styles: [...styles].map((url) => `${base}${url.replace(/^\//, '')}?direct`),
  };
}
