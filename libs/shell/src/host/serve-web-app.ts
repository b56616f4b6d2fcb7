import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type FastifyBaseLogger } from 'fastify';
import { Gauge } from 'prom-client';
import * as z from 'zod/mini';
import { API_KEY_HEADER, BRAND_HEADER } from '@site/api-contract';
import { basePathOf, portOf, type WebAppName } from '@site/api-contract/site-map';
import {
  envOrigin,
  envOrigins,
  listenGracefully,
  parseConfig,
  processVariables,
  readRelease,
  stopWithLine,
} from '@site/server';
import { type Pages } from '../page/pages';
import { createApiAge } from './api/api-age';
import { createApiFetch } from './api/api-fetch';
import { createAssetTable, type ViteManifest } from './asset-table';
import { type ContentVersion, createContentVersion } from './content-version';
import { createKeptBuilds } from './kept-builds';
import { createDocumentRenderer } from './render-document';
import { createWebHost, type WebHostOptions } from './web-host';

/** Environment variables of a web app's server. */
export const webVariables = (defaultPort: number) =>
  z.object({
    ...processVariables(defaultPort),
    /** One origin, or several with commas between: processes of the same API. */
    API_ORIGIN: envOrigins('http://127.0.0.1:3333'),
    PUBLIC_ORIGIN: envOrigin('http://localhost:8080'),
    /** Public: every page contains it (docs/product). */
    API_KEY: z._default(
      z.string().check(z.regex(/^[\w-]{1,100}$/, 'must be letters, digits, - and _')),
      'rodar-demo',
    ),
    /**
     * Folder that all processes of an app share, with files of earlier builds for tabs
     * from before a release. Without it a process has only its own files.
     */
    ASSETS_DIR: z.optional(z.string()),
    /**
     * Origin of the videos that the welcome page may embed, e.g.
     * https://www.youtube-nocookie.com; absent: none.
     */
    VIDEO_PROVIDER_ORIGIN: z.optional(
      z
        .string()
        .check(
          z.regex(
            /^https:\/\/[\w.-]+(:\d+)?$/,
            'must be an https origin such as https://player.example.com',
          ),
        ),
    ),
    /** REST URL of the WordPress, the same as the API's. */
    CMS_URL: z.optional(
      z
        .string()
        .check(
          z.regex(
            /^https?:\/\/[\w.-]+(:\d+)?(\/[\w./-]*)?$/,
            'must be an address such as https://cms.example.com/wp-json/wp/v2',
          ),
        ),
    ),
    /**
     * URL before the pictures of the CMS (spec §9), e.g. https://cms.example.com; by
     * default the origin of CMS_URL, and without that this site's.
     */
    IMAGE_BASE_URL: z.optional(
      z
        .string()
        .check(
          z.regex(
            /^https?:\/\/[\w.-]+(:\d+)?(\/[\w./-]*)?$/,
            'must be an address such as https://cms.example.com',
          ),
        ),
    ),
    /**
     * Where the public site sends measurement once a visitor allows it; off by default.
     */
    MEASUREMENT_URL: z.optional(
      z
        .string()
        .check(
          z.regex(
            /^https?:\/\/[^\s?#"';,]+$/,
            'must be an address such as https://medicao.example.com/eventos',
          ),
        ),
    ),
    BRAND_ID: z._default(z.string().check(z.regex(/^\d{1,9}$/, 'must be a number')), '1'),
  });
type WebConfig = z.output<ReturnType<typeof webVariables>>;

type Options = {
  app: WebAppName;
  pages: Pages;
  /** Folder of the client build, beside the server's own folder. */
  clientDir: string;
};

/** Runs a built web app until the process is asked to stop. */
export async function serveWebApp({ app, pages, clientDir }: Options): Promise<void> {
  const config = parseConfig(webVariables(portOf(app)), process.env);
  const base = assetBase(app);
  const manifestFile = join(clientDir, '.vite/manifest.json');
  if (!existsSync(manifestFile))
    stopWithLine(`The client build of ${app} is missing: ${manifestFile} is not there.`);
  const manifestText = readFileSync(manifestFile, 'utf8');
  const manifest = JSON.parse(manifestText) as ViteManifest;
  // The manifest names every file by its hash.
  const build = createHash('sha256').update(manifestText).digest('hex').slice(0, 12);
  const renderer = createDocumentRenderer(
    pages,
    createAssetTable(manifest, base, pages.entries),
    (href) => readFileSync(join(clientDir, href.slice(base.length)), 'utf8'),
  );
  const options = hostOptions(app, config);
  const { API_ORIGIN, ASSETS_DIR } = config;
  const needed = readRelease().needs?.api;
  const keptBuilds = ASSETS_DIR ? createKeptBuilds(join(ASSETS_DIR, app)) : undefined;
  const host = await createWebHost({
    ...options,
    site: { ...options.site, build },
    clientDir,
    keptBuilds,
    checks: needed ? { api: createApiAge({ needed, origins: API_ORIGIN }) } : {},
    renderer: async () => renderer,
  });
  if (keptBuilds)
    new Gauge({
      name: 'build_files_kept',
      help: '1 when ASSETS_DIR has the files of this build for tabs that stay open, 0 when it refused them',
      registers: [host.metrics],
    }).set((await keptBuilds.keep(build, clientDir, host.log)) ? 1 : 0);
  await listenGracefully(host, {
    host: config.HOST,
    port: config.PORT,
    drainMs: config.DRAIN_MS,
  });
}

/** The host's options that follow from the app and its configuration. */
export function hostOptions(
  app: WebAppName,
  config: WebConfig,
): Omit<WebHostOptions, 'clientDir' | 'renderer'> {
  const fetchApi = createApiFetch(config.API_ORIGIN);
  // Only the public site measures.
  const measurementUrl = app === 'public-site' ? config.MEASUREMENT_URL : undefined;
  return {
    app,
    base: assetBase(app),
    apiOrigin: config.API_ORIGIN[0],
    fetchApi,
    logLevel: config.LOG_LEVEL,
    trustedProxy: config.TRUSTED_PROXY,
    site: {
      publicOrigin: config.PUBLIC_ORIGIN,
      apiKey: config.API_KEY,
      brandId: config.BRAND_ID,
      videoProvider: config.VIDEO_PROVIDER_ORIGIN,
      imageBase:
        config.IMAGE_BASE_URL ?? new URL(config.CMS_URL ?? config.PUBLIC_ORIGIN).origin,
      measurementUrl,
    },
    contentVersion: (log) =>
      createContentVersion({
        read: () => readContentVersion(config, fetchApi),
        onChange: (state) => logVersion(log, state),
      }),
  };
}

/**
 * Asks the API for the version of CMS and prices (docs/product); rejects without a valid
 * answer.
 */
async function readContentVersion(
  { API_ORIGIN, API_KEY, BRAND_ID }: WebConfig,
  fetchApi: typeof fetch,
): Promise<string> {
  const response = await fetchApi(`${API_ORIGIN[0]}/api/v1/content-version`, {
    headers: { [API_KEY_HEADER]: API_KEY, [BRAND_HEADER]: BRAND_ID },
    signal: AbortSignal.timeout(2000),
  });
  if (!response.ok) throw new Error(`content-version answered ${response.status}`);
  const body: unknown = await response.json();
  return answer.parse(body).data.version;
}
const answer = z.object({ data: z.object({ version: z.string() }) });

function logVersion(log: FastifyBaseLogger, state: ContentVersion): void {
  if (state === 'down')
    log.warn('the API does not answer: pages are served from the last good copies');
  else log.info({ version: state.version }, 'content version');
}

function assetBase(app: WebAppName): string {
  const prefix = basePathOf(app);
  return prefix === '/' ? '/' : `${prefix}/`;
}
