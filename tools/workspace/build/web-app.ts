import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { type Plugin, type PluginOption, type UserConfig } from 'vite';
import { basePathOf, type WebAppName } from '../../../libs/api-contract/src/site-map';
import { DIST } from './brand.mjs';
import { brandColors, brandOfWebApp } from './brand-of-web-app';
import { cssLayers } from './css-layers';
import { writeManifest } from './deployable.mjs';
import { packagesOf } from './packages.mjs';
import { precompress } from './precompress';
import { WORKSPACE_ROOT } from './workspace-root.mjs';

export { brandMediaFiles } from './brand-of-web-app';
export { brandPictures } from './brand-pictures';
export { carPictures } from './car-pictures';

/** Packages that every page uses. */
const PLATFORM = [
  'react',
  'react-dom',
  'scheduler',
  'react-router',
  'react-router-dom',
  'cookie',
  'set-cookie-parser',
  'redux',
  '@reduxjs',
  '@standard-schema',
  'react-redux',
  'immer',
  'reselect',
  'redux-thunk',
  'use-sync-external-store',
];

/** Folders and files of `libs/shell` that load after the first load. */
const LATE_IN_SHELL = [
  'portal/portal-(wiring|failure)',
  'wiring/live',
  'site-actions',
  'save-file',
  'checked-file',
  'form-failure',
  'query-state',
  'host',
  'page/(late-scripts|next-page)',
];

/** Files that every screen needs. */
const SITE = [
  'libs/api-client/src/(api|client|store)',
  'libs/api-client/src/http/(?!form|file|idempotency)',
  'libs/api-client/src/endpoints/(add-endpoints|content/content|sales/simulations)',
  'libs/auth/src/(?!use-token-of-address)',
  `libs/shell/src/(?!${LATE_IN_SHELL.join('|')})`,
  'libs/cms/src/pages',
  'libs/ui/src/(link/|price/|cars/(?!stage-gallery)|deferred/|icons/(icon|drawings/frame))',
  'libs/ui/src/feedback/(?!step-progress|not-found|outcome-notice)',
  'libs/ui/src/(data/facts|header/index|use-hydrated)',
  'libs/brand/src/',
  'libs/ui/src/brand/(?!brand-icons)',
  'libs/ui/src/footer/(index|footer-id)',
  'libs/api-contract/src/(brazil/(money|dates/dates)|site-paths)',
  'src/app/(?!live|route-failure|watch|wire-consent)',
  'src/shared/(site-services|page-handle)',
  '\\.routes\\.tsx?$',
];

/**
 * Chunks that all routes share, grouped by what changes together, since one file is
 * smaller than many. A group takes its modules' imports, except those of a higher
 * priority. There is no group of all packages: it would pull popups, sliders and forms
 * into the first load.
 */
const SHARED_CHUNKS = [
  {
    name: 'platform',
    priority: 3,
    test: new RegExp(`node_modules/(${PLATFORM.join('|')})/`),
  },
  // The boot module of content pages needs only this. Everything that it shares with the
  // first load must be named here; otherwise the first load takes its chunk along. On a
  // slow phone, with five other files on their way, 4,380 bytes with headers come at once.
  {
    name: 'storage',
    priority: 2,
    test: /libs\/(auth\/src\/browser-storage|shell\/src\/(page-view|device\/is-unsaved|page\/(far-parts|late-(styles|parts)|new-version|page-parts|page-state))|api-contract\/src\/((app|entry)-links|build-path)|ui\/src\/forms\/hydration\/entered-before-hydration)\.ts|src\/app\/measurement-meta|vite\/preload-helper/,
  },
  // For the boot module, and for application pages after hydration.
  {
    name: 'consent',
    priority: 2,
    test: /libs\/api-contract\/src\/identity\/consent\.ts|src\/(app\/measurement|shared\/consent)\.ts/,
  },
  // Files that every screen needs, and the endpoints of a few screens. They are one file
  // on purpose: with the parts of cars and proposals apart, nearly every page would cost
  // more.
  {
    name: 'site',
    priority: 1,
    test: new RegExp(SITE.join('|')),
  },
];

/**
 * Build entries, relative to the app. `src/boot.ts` exists only for apps with content
 * pages, `src/start.ts` for those with public application pages.
 */
const ENTRIES = { main: 'src/main.tsx', boot: 'src/boot.ts', start: 'src/start.ts' };

type WebAppOptions = {
  app: WebAppName;
  plugins?: PluginOption[];
  /**
   * Files of this app for one chunk, by parts of their paths: those that several screens
   * of a feature share.
   */
  chunks?: { name: string; files: readonly string[] }[];
};

/**
 * The one Vite configuration of the web apps: base path from the site map, client
 * and server built together by `vite build` into `dist/apps/<app>/{client,server}`,
 * with a package.json that makes the folder run by itself.
 */
export function webApp({ app, plugins = [], chunks = [] }: WebAppOptions): UserConfig {
  const ownChunks = chunks.map(({ name, files }) => ({
    name,
    test: (id: string) => files.some((file) => id.includes(file)),
  }));
  const root = resolve(WORKSPACE_ROOT, 'apps', app);
  const outDir = resolve(WORKSPACE_ROOT, DIST, 'apps', app);
  const prefix = basePathOf(app);
  const input = Object.fromEntries(
    Object.entries(ENTRIES).filter(([, file]) => existsSync(resolve(root, file))),
  );
  return {
    root,
    base: prefix === '/' ? '/' : `${prefix}/`,
    appType: 'custom',
    cacheDir: resolve(WORKSPACE_ROOT, 'node_modules/.vite', app),
    resolve: { tsconfigPaths: true },
    css: { postcss: { plugins: [brandColors] } },
    // `import { type X }` alone imports nothing, so that naming a type does not load its
    // file.
    oxc: { typescript: { onlyRemoveTypeImports: false } },
    plugins: [
      brandOfWebApp(),
      react(),
      ...plugins,
      cssLayers(),
      precompress(),
      packagesOfClient(outDir),
      runnableFolder(app, outDir),
    ],
    builder: {},
    environments: {
      client: {
        build: {
          outDir: resolve(outDir, 'client'),
          emptyOutDir: true,
          manifest: true,
          sourcemap: false,
          assetsInlineLimit: 0,
          modulePreload: { polyfill: false },
          cssMinify: 'esbuild',
          chunkSizeWarningLimit: 700,
          rolldownOptions: {
            input,
            output: {
              // Every page names some 300 of these; seven letters distinguish versions.
              entryFileNames: 'assets/[name]-[hash:7].js',
              chunkFileNames: 'assets/[name]-[hash:7].js',
              assetFileNames: 'assets/[name]-[hash:7][extname]',
              codeSplitting: { groups: [...SHARED_CHUNKS, ...ownChunks] },
            },
          },
        },
      },
      ssr: {
        build: {
          ssr: true,
          outDir: resolve(outDir, 'server'),
          emptyOutDir: true,
          sourcemap: false,
          emitAssets: false,
          copyPublicDir: false,
          target: 'node24',
          minify: false,
          cssMinify: false,
          rolldownOptions: {
            input: { server: 'src/server.ts' },
            output: {
              format: 'esm',
              entryFileNames: '[name].js',
              chunkFileNames: 'chunks/[name]-[hash].js',
            },
          },
        },
      },
    },
  };
}

/** Names the packages in the scripts of browsers; the server's build reads them. */
function packagesOfClient(outDir: string): Plugin {
  return {
    name: 'site:packages-of-client',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    writeBundle(_options, bundle) {
      const packages = JSON.stringify(packagesIn(bundle));
      writeFileSync(resolve(outDir, PACKAGES_OF_CLIENT), packages);
    },
  };
}
const PACKAGES_OF_CLIENT = 'client/.vite/packages.json';

type Bundle = Readonly<Record<string, { type: string; moduleIds?: readonly string[] }>>;
const packagesIn = (bundle: Bundle) =>
  packagesOf(Object.values(bundle).flatMap(({ moduleIds = [] }) => moduleIds));

/**
 * Server code bundled completely, with a package.json beside it: nothing to install, one
 * command to run.
 */
function runnableFolder(app: WebAppName, outDir: string): Plugin {
  return {
    name: 'site:runnable-folder',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'ssr',
    configEnvironment: (name) =>
      name === 'ssr'
        ? {
            resolve: { noExternal: true },
            define: { 'process.env.NODE_ENV': '"production"' },
          }
        : {},
    async writeBundle(_options, bundle) {
      await mkdir(outDir, { recursive: true });
      const inBrowsers = readFileSync(resolve(outDir, PACKAGES_OF_CLIENT), 'utf8');
      await writeManifest(outDir, {
        name: app,
        root: `apps/${app}`,
        entry: './server/server.js',
        bundled: [...packagesIn(bundle), ...(JSON.parse(inBrowsers) as string[])],
      });
      rmSync(resolve(outDir, 'server/.vite'), { recursive: true, force: true });
    },
  };
}
