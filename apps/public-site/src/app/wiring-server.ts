import { randomUUID } from 'node:crypto';
import { handOver } from '@site/api-client';
import { browserStorage, memoryStorage } from '@site/auth';
import { configureImageBase } from '@site/cms';
import { createServerContext, serverLog } from '@site/shell';
import {
  type RenderRequest,
  type ServedPage,
  type ServerWiring,
  type SiteConfig,
} from '@site/shell/page';
import { isMissing } from '../shared/is-missing';
import { type SiteServices } from '../shared/site-services';
import { isEmptyPage, pageData } from './head/page-data';
import { isOwnAddress, pageFacts } from './head/page-facts';
import { servedHead } from './head/served-head';
import { withProviders } from './wiring';

/** Composition root of one server rendering: anonymous, with a store of its own. */
export function wireServer(rendering: RenderRequest) {
  configureImageBase(rendering.site.imageBase ?? '');
  const { store, context } = createServerContext(rendering);
  return {
    store,
    context,
    wrap: withProviders(store, servicesOnServer(rendering.site)),
    state: () => handOver(store.getState()),
    head: (page: ServedPage) => servedHead(page, store.getState()),
    isListed: (page: ServedPage) =>
      isOwnAddress(page, pageFacts(page, pageData(store.getState()))),
    isComplete: () =>
      Object.values(store.getState().api.queries).every((query) => !hasFailed(query)) &&
      !isEmptyPage(pageData(store.getState())),
  } satisfies ServerWiring & { store: unknown };
}

/**
 * Whether a query got no answer that can be shown. A 404 can be: the CMS lacks the page,
 * and another request would say the same.
 */
function hasFailed(query: { status: string; error?: unknown } | undefined): boolean {
  return query?.status === 'rejected' && !isMissing(query.error);
}

/** Services without effect, since a rendering has no storage and no navigation. */
function servicesOnServer({
  publicOrigin,
  videoProvider,
  measurementUrl,
}: SiteConfig): SiteServices {
  const nothing = () => undefined;
  return {
    origin: publicOrigin,
    videoProvider,
    measurementUrl,
    consent: async () => ({
      current: () => null,
      subscribe: () => nothing,
      choose: nothing,
      report: async () => undefined,
    }),
    matchesMedia: () => false,
    storage: browserStorage(memoryStorage(), randomUUID),
    go: nothing,
    leave: nothing,
    stayLive: nothing,
    start: async () => nothing,
    logout: async () => undefined,
    pageView: nothing,
    log: serverLog('public-site'),
    copyText: async () => undefined,
    saveFile: async () => undefined,
    documentPorts: async () => ({ mediaDevices: undefined }),
    print: nothing,
    showPopup: async () => undefined,
    now: () => Date.now(),
  };
}
