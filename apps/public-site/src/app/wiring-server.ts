import { randomUUID } from 'node:crypto';
import { RouterContextProvider } from 'react-router-dom';
import { storeContext, xsrfJar } from '@site/api-client';
import { browserStorage, memoryStorage, wireServer as wireAuth } from '@site/auth';
import { type ServerWiring, type Visit } from '@site/server/page';
import { type SiteServices } from '../site-services';
import { withProviders } from './wiring';

const CALL_MS = 4_000;

// One XSRF pair and one session id a process; they belong to no visitor.
const jar = xsrfJar((input, init) => fetch(input, { ...init, signal: AbortSignal.timeout(CALL_MS) }));
const sessionId = randomUUID();

/** Composition root of one server rendering: anonymous, with a store of its own. */
export function wireServer({ apiOrigin, site, traceparent }: Visit): ServerWiring {
  const { store } = wireAuth({
    api: { apiKey: site.apiKey, brandId: site.brandId, parseAnswers: true },
    baseUrl: `${apiOrigin}/api/v1`,
    fetch: (input, init) => {
      const headers = new Headers(init?.headers);
      headers.set('traceparent', traceparent);
      return jar.fetch(input, { ...init, headers });
    },
    readCookie: jar.readCookie,
    sessionId,
    randomId: randomUUID,
  });
  const context = new RouterContextProvider();
  context.set(storeContext, store);
  return {
    context,
    wrap: withProviders(store, servicesOnServer(site.publicOrigin)),
    state: () => store.getState(),
    isComplete: () => Object.values(store.getState().api.queries).every((query) => query?.status !== 'rejected'),
  };
}

/** Nothing to remember and nowhere to go while rendering. */
function servicesOnServer(publicOrigin: string): SiteServices {
  const nothing = () => undefined;
  return {
    publicOrigin,
    storage: browserStorage(memoryStorage(), randomUUID),
    go: nothing,
    start: async () => nothing,
    logout: async () => undefined,
    pageView: nothing,
    log: (message) => void process.stdout.write(`${JSON.stringify({ level: 'warn', time: new Date().toISOString(), app: 'public-site', msg: message })}\n`),
    copyText: async () => undefined,
    showPopup: async () => undefined,
    now: () => Date.now(),
  };
}
