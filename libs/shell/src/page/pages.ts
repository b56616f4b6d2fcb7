import { type ReactNode } from 'react';
import { type RouteObject, type RouterContextProvider } from 'react-router-dom';
import { type ClientWiring } from '@site/api-client';

/**
 * Kind of a route's page (in its `handle`): `content` is the same for everybody and
 * hydrates when the visitor first wants to act; `application` is the same for everybody
 * and hydrates on load; `private` is only a frame on the server, is never stored and
 * hydrates on load.
 */
export type PageKind = 'content' | 'application' | 'private';

/**
 * The part of a route's `handle` that the host reads. The deepest route with a value has
 * priority.
 */
export type PageHandle = {
  /** `application` unless said. */
  page?: PageKind;
  /**
   * Vite manifest key of the lazy module, e.g. `src/features/content/home/home-screen.tsx`: its
   * files are preloaded.
   */
  entry?: string;
  /**
   * Query parameters that change the server's HTML. The server ignores all others, so
   * they make no new copies.
   */
  query?: readonly string[];
  /** Status of the answer, e.g. 404 on the not-found route. */
  status?: number;
  /** Stricter `Referrer-Policy`, for pages with a secret in their URL. */
  referrer?: 'no-referrer';
};

/**
 * Facts about the running site that server and browser both need. Public: every page
 * contains them.
 */
export type SiteConfig = {
  publicOrigin: string;
  apiKey: string;
  brandId: string;
  /** Name of the build that made the page; absent in development. */
  build?: string;
  /** Origin whose videos may stand in a frame; none unless configured. */
  videoProvider?: string;
  /**
   * URL that is put before pictures of the CMS (`wp-content`; spec §9): the CMS's, or
   * this site's.
   */
  imageBase?: string;
  /** Target of measurement once a visitor allows it; absent for none. */
  measurementUrl?: string;
};

/**
 * One server rendering. It has no data of the visitor: no cookie, no token, no address.
 */
export type RenderRequest = {
  /**
   * GET request with the public URL; its query has only the parameters in the route's
   * `handle.query`.
   */
  request: Request;
  site: SiteConfig;
  /** Origin at which the server reaches the API, e.g. `http://127.0.0.1:3333`. */
  apiOrigin: string;
  /** Reads from the API instead of `fetch`, with all its processes. */
  fetchApi?: typeof fetch;
  /** Checks what the API answers against the contract. */
  parseAnswer?: ClientWiring['parseAnswer'];
  /** Token of a preview: the page shows a version that visitors do not see. */
  preview?: string;
  /** For the `traceparent` of calls to the API. */
  traceparent: string;
};

/** An app's parts for one rendering (server) or one page load (browser). */
export type Wiring = {
  /** Handed to every loader. */
  context?: RouterContextProvider;
  /** Puts the app's providers around the router. */
  wrap: (router: ReactNode) => ReactNode;
};

/** A page that was just rendered, for `ServerWiring.head`. */
export type ServedPage = {
  /** Public URL; its query has only the parameters in the route's `handle.query`. */
  url: URL;
  status: number;
  kind: PageKind;
  /** The handles of all matched routes merged; the deepest one has priority. */
  handle: Readonly<Record<string, unknown>>;
};

export type ServerWiring = Wiring & {
  /**
   * Elements that only readers of the document need (metas, structured data), made after
   * rendering. They are at the end of the server's head and in no bundle: React ignores
   * unknown elements there.
   */
  head?: (page: ServedPage) => ReactNode;
  /**
   * True for an address of the sitemap, even with a query: its copy is kept like that of
   * a named page.
   */
  isListed?: (page: ServedPage) => boolean;
  /** State with which the browser continues (JSON), made after rendering. */
  state?: () => unknown;
  /**
   * False when a call failed and the page shows a designed failure; such a page is not
   * kept. A 404 is an answer, not a failure.
   */
  isComplete?: () => boolean;
};

/** A text made at request time and kept like a page, e.g. `/sitemap.xml`. */
export type TextDocument = {
  type: string;
  /** `isComplete: false` (a call failed): this text is sent but not kept. */
  render: (rendering: RenderRequest) => Promise<{ text: string; isComplete: boolean }>;
};

/** A web app as the host knows it. */
export type Pages = {
  /** `basePathOf(app)` of the site map. */
  basename: string;
  routes: RouteObject[];
  /**
   * Vite manifest keys of the browser entries. `boot` is loaded instead of `main` on
   * content pages, `start` before it on application pages.
   */
  entries: { main: string; boot?: string; start?: string };
  /** Links and metas that every page has: icon, font preload, theme color. */
  head?: ReactNode;
  /** By path. They take precedence over routes. */
  documents?: Readonly<Record<string, TextDocument>>;
  /** The document with the rules for fetching pages early; public pages name it. */
  speculationRules?: string;
  wire: (rendering: RenderRequest) => ServerWiring;
};

/** Checks the type of an app's pages, which the host and the dev server both load. */
export function definePages(pages: Pages): Pages {
  return pages;
}
