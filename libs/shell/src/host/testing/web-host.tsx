import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Suspense } from 'react';
import { redirect, type RouteObject, useLoaderData } from 'react-router-dom';
import { definePages, type PageKind } from '../../page/pages';
import { type ContentVersion } from '../content-version';
import { type StyleText } from '../critical-styles';
import { createDocumentRenderer } from '../render-document';
import { createWebHost } from '../web-host';

/**
 * Longer than the document that React sends at once, with a script that would insert it.
 */
export const LONG = 'campo '.repeat(10_000);

export type Answer = { text: string; complete?: boolean } | Error | Response;

/** Files of a client build, with some that must not be served. */
const BUILT = {
  'assets/main-abcdef0.js': 'js',
  'assets/main-abcdef0.js.br': 'small',
  'assets/main-abcdef0.js.map': '{}',
  '.vite/manifest.json': '{}',
  '.env': 'secret',
  'media/videos/filme.mp4': '0123456789',
  'favicon.svg': '<svg/>',
};
/** Files of an earlier build, which the build itself doesn't have. */
const EARLIER = { 'assets/main-abcdef1.js': 'earlier', 'assets/notes.txt': 'no hash' };

function folderOf(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'client-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}
const CLIENT = folderOf(BUILT);
const KEPT = folderOf(EARLIER);

/** A host for a web app with a few pages, in an environment that a test can change. */
export function setUp(
  site: { videoProvider?: string; imageBase?: string } = {},
  styleText?: StyleText,
) {
  const world: {
    answer: Answer;
    version: ContentVersion;
    renderings: number;
    /** Renderings wait for this. */
    hold?: Promise<void>;
    seen: string[];
    log: string[];
  } = {
    answer: { text: 'Mensalidades' },
    version: { version: '1' },
    renderings: 0,
    seen: [],
    log: [],
  };
  const routes: RouteObject[] = [
    {
      path: '/',
      loader: async ({ request }) => {
        world.renderings += 1;
        await world.hold;
        world.seen.push(request.url);
        if (world.answer instanceof Response) throw world.answer;
        if (world.answer instanceof Error)
          throw new Error('screen broke for maria@exemplo.com.br');
        return world.answer.text;
      },
      Component: function Home() {
        return (
          <main>
            <title>Início</title>
            {String(useLoaderData())}
          </main>
        );
      },
      ErrorBoundary: () => <p>Falha da rota</p>,
      handle: { page: 'content', query: ['pagina'] },
    },
    {
      path: '/formulario',
      Component: () => (
        <main>
          <Suspense fallback={null}>
            <form method="post">{LONG}</form>
          </Suspense>
        </main>
      ),
    },
    { path: '/area', Component: () => <main>moldura</main>, handle: { page: 'private' } },
    { path: '/velho', loader: () => redirect('/novo', 301) },
    {
      path: '/quebra',
      Component: function Broken(): never {
        throw new Error('render broke');
      },
    },
    {
      path: '*',
      Component: () => <h1>Não achamos</h1>,
      handle: { page: 'content', status: 404 },
    },
  ];
  const pages = definePages({
    basename: '/',
    routes,
    entries: { main: 'src/main.tsx' },
    documents: {
      '/mapa.xml': {
        type: 'application/xml',
        render: async ({ site }) => ({
          text: `<a>${site.publicOrigin} ${(world.renderings += 1)}</a>`,
          isComplete: true,
        }),
      },
    },
    speculationRules: '/regras.json',
    wire: () => ({
      head: ({ url, status, kind, handle }) => (
        <meta
          name="served"
          content={[url.href, status, kind, String(handle['page'])].join(' ')}
        />
      ),
      wrap: (router) => router,
      isListed: ({ url }) => url.searchParams.get('pagina') === 'mapa',
      state: () => ({ data: '</script><!--\u2028' }),
      isComplete: () => !('complete' in world.answer) || world.answer.complete !== false,
    }),
  });
  const assets = (kind: PageKind) => ({
    scripts: ['/assets/main.js'],
    preloads: kind === 'private' ? [] : ['/assets/react.js'],
    styles: ['/assets/main.css'],
    start:
      kind === 'application'
        ? { script: '/assets/start.js', preloads: ['/assets/storage.js'] }
        : undefined,
  });
  const renderer = createDocumentRenderer(pages, assets, styleText);
  const app = createWebHost({
    app: 'public-site',
    base: '/',
    apiOrigin: 'http://api',
    logLevel: 'info',
    trustedProxy: '127.0.0.1',
    site: {
      publicOrigin: 'https://rodar.test',
      apiKey: 'k',
      brandId: '1',
      build: 'b1',
      ...site,
    },
    clientDir: CLIENT,
    keptBuilds: { folderWith: async (name) => (name in EARLIER ? KEPT : undefined) },
    renderer: async () => renderer,
    contentVersion: () => async () => world.version,
    logTo: { write: (line) => void world.log.push(line) },
  });
  const get = async (url: string, headers: Record<string, string> = {}) =>
    (await app).inject({ url, headers });
  return { world, app, get };
}
