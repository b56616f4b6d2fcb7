import { type FastifyBaseLogger } from 'fastify';
import { type PageKind } from '../page/pages';
import { type ContentVersion } from './content-version';
import { type PageLanes } from './page-cache';
import { type RenderedPage } from './render-document';
import { type StoredAnswer, storeText } from './stored-answer';

/** Default content type of a page. */
export const HTML = 'text/html; charset=utf-8';

export type PageAnswer =
  | { redirect: string; status: number }
  | { html: string; type?: string; status: number; styleSource?: string }
  | { cached: StoredAnswer };

/** Why a page was served from its last good copy. */
export const OLD_COPY_REASONS = ['api-away', 'failed', 'incomplete'] as const;
type OldCopyReason = (typeof OLD_COPY_REASONS)[number];

type Options = {
  lanes: PageLanes;
  contentVersion: () => Promise<ContentVersion>;
  keepPages: boolean;
  log: FastifyBaseLogger;
  /** Hears of each answer with a copy that may be older than the content. */
  onOldCopy: (reason: OldCopyReason) => void;
};
/** A page by its path and the query parameters of its route. */
type PageKey = { key: string; kind: PageKind; lane: keyof PageLanes };
/**
 * Rejects with cockatiel's `BulkheadRejectedError` when too many renderings wait and
 * there is no copy.
 */
export type PageSource = (
  page: PageKey,
  render: () => Promise<RenderedPage>,
) => Promise<PageAnswer>;

/**
 * The source of pages: the cached copy while the content is the same, or else a new
 * rendering. When rendering fails or is incomplete, the last good copy is served and a
 * line is logged. A missing page (404) is a valid answer, which removes its copy.
 */
export function createPageSource({
  lanes,
  contentVersion,
  keepPages,
  log,
  onOldCopy,
}: Options): PageSource {
  const running = new Map<string, Promise<PageAnswer>>();
  const caches = [lanes.named.cache, lanes.other.cache];
  const copyOf = (key: string) => caches.find((cache) => cache.has(key))?.get(key);
  const forget = (key: string) => caches.forEach((cache) => cache.delete(key));

  const renderAndKeep = async (
    { key, lane }: PageKey,
    render: () => Promise<RenderedPage>,
    version: ContentVersion,
  ): Promise<PageAnswer> => {
    const { turns, quality } = lanes[lane];
    const last = copyOf(key);
    let page: RenderedPage;
    try {
      page = await turns.execute(render);
    } catch (error) {
      if (!last) throw error;
      log.error({ err: error }, 'page failed, last good copy served');
      onOldCopy('failed');
      return { cached: last.answer };
    }
    if ('redirect' in page) return page;
    logErrors(log, page.errors);
    if (!page.isComplete && last) {
      log.warn({ version: last.version }, 'page lacks a piece, last good copy served');
      onOldCopy('incomplete');
      return { cached: last.answer };
    }
    if (!page.isComplete)
      log.warn(
        'page lacks a piece and there is no earlier copy: its designed failure is served',
      );
    if (page.status === 404 && page.isComplete) forget(key);
    if (page.status !== 200 || !page.isComplete || version === 'down') return page;
    const home = lanes[page.isListed ? 'named' : lane];
    const text = await storeText(page.html, page.type ?? HTML, quality);
    const answer = { ...text, styleSource: page.styleSource };
    home.cache.set(key, { version: version.version, answer });
    return { cached: answer };
  };

  return async (asked, render) => {
    const { key, kind, lane } = asked;
    const { turns } = lanes[lane];
    if (kind === 'private' || !keepPages) {
      const page = await turns.execute(render);
      if (!('redirect' in page)) logErrors(log, page.errors);
      return page;
    }
    const version = await contentVersion();
    const copy = copyOf(key);
    if (copy && (version === 'down' || copy.version === version.version)) {
      if (version === 'down') onOldCopy('api-away');
      return { cached: copy.answer };
    }

    const run = `${version === 'down' ? 'down' : version.version} ${key}`;
    const shared =
      running.get(run) ??
      renderAndKeep(asked, render, version).finally(() => running.delete(run));
    running.set(run, shared);
    return shared;
  };
}

function logErrors(log: FastifyBaseLogger, errors: readonly unknown[]): void {
  for (const error of errors)
    log.error(
      { err: error instanceof Error ? error : new Error(String(error)) },
      'route failed',
    );
}
