import { type ReactNode } from 'react';
import { type RouteObject, type RouterContextProvider } from 'react-router-dom';

/**
 * Kind of a route's page (said in its `handle`): `content` is the same for everybody and
 * hydrates on the first intent; `application` is the same for everybody and hydrates on
 * load; `private` is only a frame on the server, is never stored and hydrates on load.
 */
export type PageKind = 'content' | 'application' | 'private';

/**
 * The part of a route's `handle` that the host reads. The deepest route that says
 * something wins.
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
   * Query parameters that change the server's HTML. All others are unseen by the server,
   * so they make no new copies.
   */
  query?: readonly string[];
  /** Status of the answer, e.g. 404 on the not-found route. */
  status?: number;
  /** Stricter `Referrer-Policy`, for pages whose address carries a secret. */
  referrer?: 'no-referrer';
};

/**
 * Facts about the running site that server and browser both need. Public: they stand in
 * the page.
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
   * Address that pictures of the CMS (`wp-content`) get before them (spec §9): that of the
   * CMS, or of this site.
   */
  imageBase?: string;
  /** Where measurement is sent once a visitor allows it; absent: nowhere. */
  measurementUrl?: string;
};

/**
 * One server rendering. It carries nothing of the visitor: no cookie, no token, no
 * address.
 */
export type RenderRequest = {
  /**
   * GET request with the public URL; its query holds only what the route's `handle.query`
   * names.
   */
  request: Request;
  site: SiteConfig;
  /** Where the server reaches the API, e.g. `http://127.0.0.1:3333`. */
  apiOrigin: string;
  /** Reads from the API in place of `fetch`: knows all its processes. */
  fetchApi?: typeof fetch;
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
  /** Public URL; its query holds only what the route's `handle.query` names. */
  url: URL;
  status: number;
  kind: PageKind;
  /** The handles of all matched routes laid over each other; the deepest wins. */
  handle: Readonly<Record<string, unknown>>;
};

export type ServerWiring = Wiring & {
  /**
   * Elements that only readers of the document need (metas, structured data), asked for
   * after rendering. They stand at the end of the server's head and in no bundle: React
   * leaves elements there alone that it does not know.
   */
  head?: (page: ServedPage) => ReactNode;
  /**
   * True for an address of the sitemap, also one with a query: its copy is kept like that
   * of a named page.
   */
  isListed?: (page: ServedPage) => boolean;
  /** State with which the browser continues (JSON), asked for after rendering. */
  state?: () => unknown;
  /**
   * False when a call failed and the page shows a designed failure: such a page is not
   * kept. A 404 is an answer, no failure.
   */
  isComplete?: () => boolean;
};

/** A text made at request time and kept like a page, e.g. `/sitemap.xml`. */
export type TextDocument = {
  type: string;
  /** `isComplete: false` (a call failed): this text is sent but not kept. */
  render: (rendering: RenderRequest) => Promise<{ text: string; isComplete: boolean }>;
};

/** All that the host must know of a web app. */
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
  /** By path. They come before routes. */
  documents?: Readonly<Record<string, TextDocument>>;
  /** Which of the documents says what browsers may fetch ahead; sent with public pages. */
  speculationRules?: string;
  wire: (rendering: RenderRequest) => ServerWiring;
};

/**
 * Checks the shape of an app's pages; the host and the dev server both load this object.
 */
export function definePages(pages: Pages): Pages {
  return pages;
}
