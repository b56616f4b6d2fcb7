import { isBulkheadRejectedError } from 'cockatiel';
import { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { Counter } from 'prom-client';
import { BUILD_PATH } from '@site/api-contract/build-path';
import { parseAnswer } from '@site/api-contract/calls';
import { PREVIEW_PARAM } from '@site/api-contract/site-paths';
import {
  createProcessApp,
  pageHeaders,
  type ProcessAppOptions,
  sendFailurePage,
  traceparent,
  withinMs,
} from '@site/server';
import { type SiteConfig } from '../page/pages';
import { createClientFiles } from './client-files';
import { type ContentVersion } from './content-version';
import { type KeptBuilds } from './kept-builds';
import { createPageLanes } from './page-cache';
import { createPageSource, HTML, OLD_COPY_REASONS, type PageAnswer } from './page-source';
import { type DocumentRenderer } from './render-document';
import { sendStored, storeText } from './stored-answer';

const RENDER_MS = 8_000;
/**
 * Cache headers for pages that depend on no visitor and no query: a cache between browser
 * and host may store them for a second, and for an hour while the host is unreachable
 * (decision 068).
 */
const SHARED =
  'public, max-age=0, s-maxage=1, stale-while-revalidate=1, stale-if-error=3600';
const POLICY = 'content-security-policy';
const STYLES = "style-src 'self'";

export type WebHostOptions = {
  app: string;
  /** `/` or e.g. `/concessionarias/`. */
  base: string;
  site: SiteConfig;
  apiOrigin: string;
  /** Reads from the API instead of `fetch`. */
  fetchApi?: typeof fetch;
  logLevel: string;
  trustedProxy: string;
  /** Folder of the client build; absent in development, where Vite has the files. */
  clientDir?: string;
  /** Where files of other builds are. */
  keptBuilds?: Pick<KeptBuilds, 'folderWith'>;
  /** A getter, so that the development server can give a new one after each edit. */
  renderer: () => Promise<DocumentRenderer>;
  contentVersion: (log: FastifyInstance['log']) => () => Promise<ContentVersion>;
  /** False in development: every request renders. */
  keepPages?: boolean;
  /** Runs first and may answer itself (the development server's modules). */
  intercept?: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
} & Pick<ProcessAppOptions, 'checks' | 'contentSecurityPolicy' | 'logTo'>;

/**
 * The only SSR and static host of the three web apps. Files come from the client build;
 * public pages are rendered once for each path and content version and kept compressed;
 * private pages are never stored. It does not listen.
 */
export async function createWebHost(options: WebHostOptions): Promise<FastifyInstance> {
  const {
    base,
    clientDir,
    keptBuilds,
    renderer,
    site,
    intercept,
    keepPages = true,
  } = options;
  const { apiOrigin, fetchApi } = options;
  const app = await createProcessApp({
    ...options,
    refuse: (error, request, reply) =>
      void sendFailurePage(request, reply, clientStatus(error)),
  });
  const headers = pageHeaders({
    contentSecurityPolicy: options.contentSecurityPolicy,
    videoProvider: site.videoProvider,
    imageBase: site.imageBase,
    measurementUrl: site.measurementUrl,
  });
  app.addHook('onRequest', async (_request, reply) => void reply.headers(headers));
  app.addHook('onRequest', async (request, reply) => {
    if (request.method === 'GET' || request.method === 'HEAD') return;
    return sendFailurePage(request, reply.header('allow', 'GET, HEAD'), 405);
  });
  if (intercept) app.addHook('onRequest', intercept);

  const oldCopies = new Counter({
    name: 'pages_from_old_copy_total',
    help: 'Pages served from their last good copy, by the reason',
    labelNames: ['reason'],
    registers: [app.metrics],
  });
  // An alert sees a count grow, and not that one appears.
  for (const reason of OLD_COPY_REASONS) oldCopies.inc({ reason }, 0);
  const source = createPageSource({
    lanes: createPageLanes(),
    contentVersion: options.contentVersion(app.log),
    keepPages,
    log: app.log,
    onOldCopy: (reason) => oldCopies.inc({ reason }),
  });

  const files = clientDir
    ? await createClientFiles(app, clientDir, keptBuilds)
    : undefined;
  app.get('/*', async (request, reply) => {
    const askedAtMs = Date.now();
    const [path = '/', search = ''] = splitAt(request.url, '?');
    const name = path.startsWith(base) ? path.slice(base.length) : '';
    if (name === BUILD_PATH && site.build)
      return reply
        .header('cache-control', 'no-store')
        .type('text/plain')
        .send(site.build);
    if (name && (await files?.(name, reply))) return reply;
    if (path.startsWith(`${base}assets/`) || path.startsWith(`${base}media/`))
      return sendFailurePage(request, reply, 404);
    const canonical = canonicalPath(path);
    if (canonical !== path) return redirect(reply, 308, canonical, search);

    const pages = await renderer();
    const plan = pages.plan(path);
    const query = keptQuery(search, plan.query);
    const preview = plan.kind === 'private' ? undefined : previewIn(search);
    const url = `${site.publicOrigin}${path}${query}`;
    const render = () => {
      const parent = traceparent(request.id);
      const rendering = {
        request: new Request(url, { headers: { traceparent: parent } }),
        site,
        apiOrigin,
        fetchApi,
        parseAnswer,
        preview,
        traceparent: parent,
      };
      return withinMs(pages.render(rendering, plan), RENDER_MS);
    };
    const { isNamed } = plan;
    // A preview is for one viewer, so it is rendered for each request and never cached.
    const kind = preview ? 'private' : plan.kind;
    const lane = isNamed && query === '' && !preview ? 'named' : 'other';
    const answer = await source({ key: `${path}${query}`, kind, lane }, render);
    if (plan.referrer) reply.header('referrer-policy', plan.referrer);
    if (plan.speculationRules && !preview)
      reply.header('speculation-rules', `"${plan.speculationRules}"`);
    if (preview)
      reply.headers({
        'x-robots-tag': 'noindex, nofollow',
        'referrer-policy': 'no-referrer',
      });
    const styles = styleSourceOf(answer);
    if (styles)
      reply.header(POLICY, headers[POLICY]?.replace(STYLES, `${STYLES} ${styles}`));
    const isShared = kind === 'content' && isNamed && !request.url.includes('?');
    return send(request, reply, answer, {
      search,
      keptFromMs: isShared ? askedAtMs : undefined,
    });
  });

  app.setNotFoundHandler((request, reply) => sendFailurePage(request, reply, 404));
  app.setErrorHandler((error: HostError, request, reply) => {
    if (isBulkheadRejectedError(error)) {
      request.log.warn({ req: request }, 'too many renderings at once');
      return sendFailurePage(request, reply, 503);
    }
    const status = clientStatus(error);
    // A player asked for a part beyond the end of a file; `content-range` has its size.
    if (status === 416)
      return reply
        .code(416)
        .headers({ ...error.headers, 'cache-control': 'no-store' })
        .send();
    if (status >= 500) request.log.error({ err: error, req: request }, 'page failed');
    return sendFailurePage(request, reply, status);
  });
  return app;
}

/** Styles inside a page are allowed by their hash (security-requirements C4). */
function styleSourceOf(answer: PageAnswer): string | undefined {
  if ('redirect' in answer) return undefined;
  return 'cached' in answer ? answer.cached.styleSource : answer.styleSource;
}

async function send(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: PageAnswer,
  { search, keptFromMs }: { search: string; keptFromMs?: number },
): Promise<FastifyReply> {
  if ('redirect' in answer)
    return redirect(reply, answer.status, answer.redirect, search);
  if ('cached' in answer) {
    if (keptFromMs === undefined)
      return sendStored(request, reply, answer.cached, 'no-cache');
    // nginx counts whole seconds, so this expires at the end of the current one;
    // `s-maxage` would allow nearly two.
    reply.header('x-accel-expires', `@${Math.floor(keptFromMs / 1000)}`);
    return sendStored(request, reply, answer.cached, SHARED);
  }
  const stored = await storeText(answer.html, answer.type ?? HTML, 4);
  return sendStored(request, reply.code(answer.status), stored, 'no-store');
}

/**
 * Redirects with the visitor's query (campaign, dealership link), unless the target has
 * its own.
 */
function redirect(
  reply: FastifyReply,
  status: number,
  path: string,
  search: string,
): FastifyReply {
  const location = search && !path.includes('?') ? `${path}?${search}` : path;
  return reply
    .code(status)
    .header('location', location)
    .header('cache-control', 'no-cache')
    .send();
}

/**
 * One URL for each page: no doubled slashes, no slash at the end, no backslash (browsers
 * read `/\\` as the start of a host).
 */
export function canonicalPath(path: string): string {
  const clean = path.replace(/\\/g, '%5C').replace(/\/{2,}/g, '/');
  return clean.length > 1 && clean.endsWith('/') ? clean.slice(0, -1) : clean;
}

/** The query with only the named parameters, in their order, each once. */
export function keptQuery(search: string, names: readonly string[]): string {
  if (names.length === 0 || search === '') return '';
  const given = new URLSearchParams(search);
  const allowed = new URLSearchParams();
  for (const name of names) {
    const value = given.get(name);
    if (value !== null && value.length <= 200) allowed.set(name, value);
  }
  return allowed.size > 0 ? `?${allowed.toString()}` : '';
}

/** The token of a preview; a value of another shape is an ordinary parameter. */
function previewIn(search: string): string | undefined {
  const token = new URLSearchParams(search).get(PREVIEW_PARAM);
  return token && /^[\w.-]{20,120}$/.test(token) ? token : undefined;
}

function splitAt(text: string, separator: string): string[] {
  const at = text.indexOf(separator);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}

type HostError = {
  code?: string;
  statusCode?: number;
  headers?: Record<string, string>;
};

function clientStatus({ statusCode, code }: HostError): number {
  if (code === 'FST_ERR_BAD_URL') return 400;
  return statusCode && statusCode >= 400 && statusCode < 500 ? statusCode : 500;
}
