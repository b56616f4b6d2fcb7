import { Agent, request } from 'node:http';
import { browserHeaders } from '../bench/api-browser.mjs';
import { basePathOf, WEB_APPS } from '../process/apps.mjs';

const VISITORS = 4;
const PAUSE_MS = 10;
const CMS = JSON.stringify({ path: 'pages?slug=duvidas' });

/**
 * Visitors ask for these in turn: a page of each app, a read of the API, and a call that
 * no gateway may repeat.
 */
const CALLS = [
  ...WEB_APPS.map((app) => ({ what: `GET ${basePathOf(app)}`, path: basePathOf(app) })),
  { what: 'GET /institucional/duvidas', path: '/institucional/duvidas' },
  { what: 'GET /api/v1/content-version', path: '/api/v1/content-version' },
  { what: 'POST /api/v1/cms', method: 'POST', path: '/api/v1/cms', body: CMS },
];

/**
 * Visitors with open connections, without a pause until `stop()`, which gives their
 * results.
 */
export async function startLoad(name, origin) {
  const headers = await browserHeaders(origin);
  const agent = new Agent({ keepAlive: true });
  const failures = [];
  let requests = 0;
  let slowestMs = 0;
  let stopping = false;
  const visit = async (first) => {
    for (let nth = first; !stopping; nth += 1) {
      const call = CALLS[nth % CALLS.length];
      const began = performance.now();
      const { status, isDesigned } = await send(origin, call, { headers, agent });
      const ended = performance.now();
      requests += 1;
      slowestMs = Math.max(slowestMs, ended - began);
      if (status !== 200)
        failures.push({ what: call.what, status, isDesigned, began, ended });
      await new Promise((done) => setTimeout(done, PAUSE_MS));
    }
  };
  const visits = Array.from({ length: VISITORS }, (_, nth) => visit(nth));
  return {
    async stop() {
      stopping = true;
      await Promise.all(visits);
      agent.destroy();
      return { name, requests, slowestMs, failures };
    },
  };
}

/**
 * Asks as a browser does: a connection that was kept and turns out to be closed, before
 * anything came back, is no answer, and the request goes out once more on another one.
 */
async function send(origin, call, way) {
  const first = await sendOnce(origin, call, way);
  return first.wasKept && first.status === 'ECONNRESET'
    ? sendOnce(origin, call, { ...way, agent: false })
    : first;
}

/**
 * The status of one call, or the error of its connection; and whether a failure is the
 * designed one.
 */
function sendOnce(origin, { method = 'GET', path, body }, { headers, agent }) {
  return new Promise((done) => {
    const call = request(`${origin}${path}`, { method, headers, agent }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (chunk) => (text += chunk));
      answer.once('error', (error) => done({ status: error.code, isDesigned: false }));
      answer.once('end', () =>
        done({
          status: answer.statusCode,
          isDesigned:
            answer.statusCode === 503 &&
            answer.headers['retry-after'] !== undefined &&
            answer.headers['x-content-type-options'] === 'nosniff' &&
            text.includes(
              path.startsWith('/api') ? '"traceId"' : 'Voltamos em instantes',
            ),
        }),
      );
    });
    call.once('error', (error) =>
      done({ status: error.code, isDesigned: false, wasKept: call.reusedSocket }),
    );
    call.end(body);
  });
}
