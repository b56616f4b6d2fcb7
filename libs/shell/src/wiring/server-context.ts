import { RouterContextProvider } from 'react-router-dom';
import { type ClientWiring, storeContext, xsrfJar } from '@site/api-client';
import { PREVIEW_HEADER } from '@site/api-contract';
import { type AppName } from '@site/api-contract/site-map';
import { wireServer } from './wiring';

const CALL_MS = 4_000;

/** Facts that the host gives for one server rendering. */
export type ServerFacts = {
  site: { apiKey: string; brandId: string };
  apiOrigin: string;
  fetchApi?: typeof fetch;
  /** Checks what the API answers. */
  parseAnswer?: ClientWiring['parseAnswer'];
  /** Token of the preview that is rendered. */
  preview?: string;
  traceparent: string;
};

// One XSRF pair and one session id for each process; they belong to no visitor. They are
// created on first use, since browsers load this module too.
let shared: { jar: ReturnType<typeof xsrfJar>; sessionId: string } | null = null;
const ofProcess = (fetchApi: typeof fetch) =>
  (shared ??= {
    jar: xsrfJar((input, init) =>
      fetchApi(input, { ...init, signal: AbortSignal.timeout(CALL_MS) }),
    ),
    sessionId: crypto.randomUUID(),
  });

/** One line of an app's server log. */
export function serverLog(app: AppName) {
  return (msg: string): void =>
    void process.stdout.write(
      `${JSON.stringify({ level: 'warn', time: new Date().toISOString(), app, msg })}\n`,
    );
}

/**
 * Store and loader context of one server rendering: anonymous; a call that takes longer
 * than `CALL_MS` counts as failed.
 */
export function createServerContext({
  site,
  apiOrigin,
  fetchApi = (input, init) => fetch(input, init),
  parseAnswer,
  traceparent,
  preview,
}: ServerFacts) {
  const { jar, sessionId } = ofProcess(fetchApi);
  const { store } = wireServer({
    api: { apiKey: site.apiKey, brandId: site.brandId, parseAnswer },
    baseUrl: `${apiOrigin}/api/v1`,
    fetch: (input, init) => {
      const headers = new Headers(init?.headers);
      headers.set('traceparent', traceparent);
      if (preview) headers.set(PREVIEW_HEADER, preview);
      return jar.fetch(input, { ...init, headers });
    },
    readCookie: jar.readCookie,
    sessionId,
    randomId: () => crypto.randomUUID(),
  });
  const context = new RouterContextProvider();
  context.set(storeContext, store);
  return { store, context };
}
