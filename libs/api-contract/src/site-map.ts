/**
 * The one list of apps, and of which app answers which URL. Everything that must know the
 * apps is derived from it: gateway, nginx.conf, base paths and SiteLink, builds, the
 * commands of tools/workspace, lint and journeys. Node reads it as it lies, before a
 * build, so it imports nothing. `nx g ./tools/workspace:audience-app` writes rows into it.
 */

export const DEALER_PORTAL_PATH = '/concessionarias';
/** The day of a consultant: what waits in all queues. */
export const CONSULTANT_PORTAL_PATH = '/consultor';

type SiteMapRow = {
  prefix: string;
  app: string;
  /** Default port of the process in development and in `npm start`. */
  port: number;
};

/** Order does not matter: the longest prefix of whole segments wins. */
export const SITE_MAP = [
  { prefix: '/', app: 'public-site', port: 4200 },
  { prefix: DEALER_PORTAL_PATH, app: 'dealer-portal', port: 4201 },
  { prefix: CONSULTANT_PORTAL_PATH, app: 'consultant-portal', port: 4202 },
  { prefix: '/api/v1', app: 'api', port: 3333 },
  { prefix: '/docs', app: 'api', port: 3333 },
] as const satisfies readonly SiteMapRow[];

export type AppName = (typeof SITE_MAP)[number]['app'];
/** The apps that people open; the API is behind all of them. */
export type WebAppName = Exclude<AppName, 'api'>;

/**
 * The name of each web app on pages, and the sentence that it is away. They are apart
 * from the rows, since browsers load the rows and not these.
 */
export const WEB_APP_TEXTS: Readonly<
  Record<WebAppName, { name: string; isAway: string }>
> = {
  'public-site': {
    name: 'Site',
    isAway: 'As páginas do site estão sem resposta agora.',
  },
  'dealer-portal': {
    name: 'Portal da concessionária',
    isAway: 'O portal da concessionária está sem resposta agora.',
  },
  'consultant-portal': {
    name: 'Portal do consultor',
    isAway: 'O portal do consultor está sem resposta agora.',
  },
};

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
 * (docs/operations/watch.md).
 */
export const INTERNAL_PATHS = ['/healthz', '/readyz', '/version', '/metrics'] as const;

/**
 * A file whose name has a hash of its content, e.g. `assets/main-Ab3dE9_.js`, as part of
 * a regular expression. Processes of other builds may have files that an app lacks. It is
 * a plain text, since bundlers keep `String.raw` even where nobody uses it.
 */
export const HASHED_FILE = 'assets/\\w[\\w.-]{0,99}-[\\w-]{7}\\.[a-z\\d]{2,5}';

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

/** Each app once, in the order of the map. */
export function allApps(): AppName[] {
  return [...new Set(SITE_MAP.map(({ app }) => app))];
}

/** The web apps in the order of the map. */
export function webApps(): WebAppName[] {
  return allApps().filter((app) => app !== 'api');
}

/** Base path of a web app: `/` or its prefix without a trailing slash. */
export function basePathOf(app: AppName): string {
  return rowOf(app).prefix;
}

/** Default port of an app's first process. */
export function portOf(app: AppName): number {
  return rowOf(app).port;
}

/** The variable with the addresses of an app's processes, e.g. `DEALER_PORTAL_ORIGIN`. */
export function originVariable(app: AppName): string {
  return `${app.toUpperCase().replaceAll('-', '_')}_ORIGIN`;
}

function rowOf(app: AppName): SiteMapRow {
  const row = SITE_MAP.find((candidate) => candidate.app === app);
  if (!row) throw new Error(`No row of the site map names ${app}`);
  return row;
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
