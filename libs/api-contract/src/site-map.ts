import { CONSULTANT_PORTAL_PATH, DEALER_PORTAL_PATH } from './site-paths';

/**
 * The one table of which app answers which URL. The gateway, nginx.conf, each app's base
 * path and SiteLink are derived from it. Order does not matter: the longest prefix of
 * whole segments wins.
 */
export type AppName = 'public-site' | 'dealer-portal' | 'consultant-portal' | 'api';

type SiteMapRow = {
  prefix: string;
  app: AppName;
  /** Default port of the process in development and in `npm start`. */
  port: number;
};

export const SITE_MAP: readonly SiteMapRow[] = [
  { prefix: '/', app: 'public-site', port: 4200 },
  { prefix: DEALER_PORTAL_PATH, app: 'dealer-portal', port: 4201 },
  { prefix: CONSULTANT_PORTAL_PATH, app: 'consultant-portal', port: 4202 },
  { prefix: '/api/v1', app: 'api', port: 3333 },
  { prefix: '/docs', app: 'api', port: 3333 },
];

/**
 * The second process of an app listens on a port higher by this: with two processes,
 * visitors do not notice a restart.
 */
export const SECOND_PROCESS_STEP = 10;

export const GATEWAY_PORT = 8080;
export const MAIL_SMTP_PORT = 1025;
export const MAIL_WEB_PORT = 1080;
/** Port of the demo's sandbox bank, which the gateway does not know. */
export const BANK_PORT = 4300;

/**
 * Paths that every process serves for operations and that never pass the gateway
 * (docs/operations.md).
 */
export const INTERNAL_PATHS = ['/healthz', '/readyz', '/version', '/metrics'] as const;

/**
 * A file whose name has a hash of its content, e.g. `assets/main-Ab3dE9_.js`, as part of
 * a regular expression. Processes of other builds may have files that an app lacks.
 */
export const HASHED_FILE = String.raw`assets/\w[\w.-]{0,99}-[\w-]{7}\.[a-z\d]{2,5}`;

/**
 * Its answer lasts minutes, with a few bytes at a time: proxies must pass them on at
 * once, on connections of their own.
 */
export const STREAM_PATH = '/api/v1/changes/stream';
/** Silence of the stream, in ms, after which a reader treats it as broken. */
export const STREAM_SILENCE_MS = 22_000;

const bySpecificity = [...SITE_MAP].sort((a, b) => b.prefix.length - a.prefix.length);

/**
 * The app that owns a path. Prefixes match whole segments: `/consultoria` is not
 * `/consultor`.
 */
export function appFor(pathname: string): AppName {
  const row = bySpecificity.find(({ prefix }) => owns(prefix, pathname));
  return row ? row.app : 'public-site';
}

export function owns(prefix: string, pathname: string): boolean {
  return prefix === '/' || pathname === prefix || pathname.startsWith(`${prefix}/`);
}

/** Base path of a web app: `/` or its prefix without a trailing slash. */
export function basePathOf(app: AppName): string {
  const row = SITE_MAP.find((candidate) => candidate.app === app);
  if (!row) throw new Error(`No row of the site map names ${app}`);
  return row.prefix;
}

/**
 * A path of the whole site, with its query, for the router of its app: without the app's
 * base.
 */
export function pathInApp(app: AppName, path: string): string {
  const base = basePathOf(app);
  if (base === '/') return path;
  const rest = path.slice(base.length);
  return rest.startsWith('/') ? rest : `/${rest}`;
}
