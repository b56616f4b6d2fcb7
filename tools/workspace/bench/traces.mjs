import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { findPostgres, startPostgres } from '../process/postgres.mjs';
import { browserHeaders } from './api-browser.mjs';
import { CONNECTIONS, markOf } from './figures.mjs';
import { CARS, visitor } from './prices.mjs';
import { serversOf } from './servers.mjs';

/** Short slices in turn: other work on the machine then makes both kinds as dear. */
const SLICES = 40;
const REQUESTS = 160;
const WARM = 1_000;
/** Processes of each kind: one differs from another by the luck of its start. */
const PROCESSES = 2;
/** Most that traces may add to the processor time of an API. */
const MOST = 1.05;

/**
 * Processor time of API processes that send a tenth of their requests to a collector,
 * against that of processes without one, in turn in the same run on one PostgreSQL: for a
 * reading that comes from memory, and for two writes with their statements.
 */
export async function benchTraces({ folder, say, start }) {
  if (!findPostgres()) return say('\nPostgreSQL is not installed: nothing to measure');
  const postgres = await startPostgres({ durable: true });
  const collector = await startCollector();
  try {
    const { startApi } = serversOf(start);
    const env = { DATABASE_URL: postgres.url };
    const data = join(folder, 'data');
    await (await startApi(env, data)).stop();
    const kinds = {
      plain: {},
      traced: { OTEL_EXPORTER_OTLP_ENDPOINT: collector.origin },
    };
    const servers = [];
    for (let nth = 0; nth < PROCESSES; nth += 1)
      for (const [kind, more] of Object.entries(kinds))
        servers.push({ kind, ...(await startApi({ ...env, ...more }, data)) });
    const { origin } = servers[0];
    const headers = await browserHeaders(origin);
    const browsers = await Promise.all(
      Array.from({ length: CONNECTIONS }, () => browserHeaders(origin)),
    );
    say(
      `\nTraces of a tenth of the requests, ${SLICES} slices of ${REQUESTS} requests a process, in turn`,
    );
    const measure = (what, call) => measured({ say, servers }, what, call);
    await measure('cars and prices, from memory', (server) => ({
      headers,
      url: server.origin + CARS,
    }));
    await measure('first simulation and its basket', (server) => ({
      url: server.origin,
      setupClient: visitor('/api/v1/simulations', (at) => browsers[at]),
    }));
    if (collector.received() === 0) throw new Error('No span came to the collector.');
    say(`  the collector got ${Math.round(collector.received() / 1024)} KB`);
  } finally {
    collector.stop();
    await postgres.stop();
  }
}

/** Loads all servers in turn; says seconds of processor for 10,000 requests of each kind. */
async function measured({ say, servers }, what, callOf) {
  const spent = { plain: 0, traced: 0 };
  for (const server of servers) await send(callOf(server), WARM);
  for (let slice = 0; slice < SLICES; slice += 1)
    for (const server of slice % 2 ? servers : servers.toReversed()) {
      const before = processorSeconds(server.pids());
      await send(callOf(server), REQUESTS);
      spent[server.kind] += processorSeconds(server.pids()) - before;
    }
  const of = (kind) =>
    ((spent[kind] * 10_000) / (SLICES * REQUESTS * PROCESSES)).toFixed(2);
  const times = spent.traced / spent.plain;
  say(
    `  ${what.padEnd(34)}${of('plain')} s for 10,000 requests without, ${of('traced')} s with: ${times.toFixed(3)} × (${MOST} at most)${markOf(times > MOST)}`,
  );
}

async function send(call, amount) {
  const { non2xx, errors } = await autocannon({
    connections: CONNECTIONS,
    amount,
    ...call,
  });
  if (non2xx + errors > 0) throw new Error(`${non2xx} refusals, ${errors} errors`);
}

/** Seconds that all threads of processes have had, to the nanosecond (Linux only). */
function processorSeconds(pids) {
  const threads = pids.flatMap((pid) =>
    readdirSync(`/proc/${pid}/task`).map((task) => `/proc/${pid}/task/${task}/schedstat`),
  );
  return threads.reduce((sum, file) => sum + Number(textOf(file).split(' ')[0]) / 1e9, 0);
}

/** Nothing for a thread that has just ended. */
function textOf(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '0';
  }
}

/** A collector of traces that counts the bytes which it gets. */
async function startCollector() {
  let bytes = 0;
  const server = createServer((request, response) => {
    request.on('data', (chunk) => (bytes += chunk.length));
    request.on('end', () =>
      response.setHeader('content-type', 'application/json').end('{}'),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${server.address().port}`,
    received: () => bytes,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
