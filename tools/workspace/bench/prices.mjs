import { cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { portNear } from '../ports.mjs';
import { findPostgres, startPostgres } from '../postgres.mjs';
import { browserHeaders } from './api-browser.mjs';
import { answers, CONNECTIONS, measure, ratio, ROUNDS, SECONDS } from './figures.mjs';

const CHOICE = {
  versionSlug: 'aroeira-evolucao',
  paint: 'preto-noite',
  term: 36,
  km: 1500,
  addOns: [],
  dealershipId: null,
};
const PLACE = { city: 'São Paulo', state: 'SP', latitude: -23.5505, longitude: -46.6333 };
/** Calls are counted as always; the limits alone are out of the way. */
const NO_LIMITS = { RATE_SIMULATIONS: '999999/600', RATE_AVAILABILITY: '999999/600' };

/**
 * All cars with their prices, and a basket written: the API against a bare Fastify and
 * driver that reads and writes the same rows, on PostgreSQL (fsync as it comes) and on
 * PGlite.
 */
export async function benchPrices({ folder, say, start }) {
  if (findPostgres()) {
    const postgres = await startPostgres({ durable: true });
    try {
      const env = { DATABASE_URL: postgres.url };
      const api = await startApi(env, join(folder, 'on-postgres'));
      const bare = await startBare(env);
      await compare('PostgreSQL', api, bare);
      await Promise.all([api.stop(), bare.stop()]);
    } finally {
      await postgres.stop();
    }
  } else
    say('\nPostgreSQL is not installed: prices and baskets are measured on PGlite alone');

  const [data, copy] = [join(folder, 'on-pglite'), join(folder, 'bare-pglite')];
  const first = await startApi({}, data);
  const baskets = await fillBaskets(first.origin);
  await first.stop(); // one process owns a PGlite folder: the floor gets a copy of it
  cpSync(join(data, 'database'), copy, { recursive: true });
  await compare(
    'PGlite',
    await startApi({}, data),
    await startBare({ DATA_DIR: copy }),
    baskets,
  );

  async function compare(where, api, bare, baskets) {
    const headers = await browserHeaders(api.origin);
    const query = [
      {
        name: 'api',
        pids: api.pids,
        headers,
        url: `${api.origin}/api/v1/vehicles/vehicleClass/client-type/1/latitude/${PLACE.latitude}/longitude/${PLACE.longitude}`,
      },
      {
        name: 'bare',
        pids: bare.pids,
        url: `${bare.origin}/cars/PF/${PLACE.latitude}/${PLACE.longitude}`,
      },
    ];
    tell(`Cars and prices at a place, ${where}`, await measure(query));
    const own = baskets ?? (await fillBaskets(api.origin));
    const writes = [
      {
        name: 'api',
        pids: api.pids,
        url: api.origin,
        prepare: () => rereadRevisions(api.origin, own),
        setupClient: writer(
          own,
          (basket) => `/api/v1/simulations/${basket.simulationId}/baskets/${basket.id}`,
        ),
      },
      {
        name: 'bare',
        pids: bare.pids,
        url: bare.origin,
        setupClient: writer(
          own,
          (basket) => `/simulations/${basket.simulationId}/baskets/${basket.id}`,
        ),
      },
    ];
    tell(`A basket written, ${where}`, await measure(writes));
  }

  function tell(what, [api, bare]) {
    say(
      `\n${what}, ${CONNECTIONS} connections, median of ${ROUNDS} interleaved rounds of ${SECONDS} s`,
    );
    for (const [name, { perSecond, p99, cpuMs }] of [
      ['api', api],
      ['bare Fastify and driver', bare],
    ]) {
      say(
        `  ${name.padEnd(24)} ${Math.round(perSecond).toString().padStart(6)} requests/s, p99 ${String(p99).padStart(4)} ms${cpuMs === null ? '' : `, ${cpuMs.toFixed(2)} ms of processor a request`}`,
      );
    }
    say(
      `  the api: ${ratio(api.perSecond, bare.perSecond)} the requests, ${ratio(api.p99, bare.p99)} the p99`,
    );
  }

  async function startApi(env, dataDir) {
    mkdirSync(dataDir, { recursive: true });
    return serverOn(
      ['dist/apps/api/main.js'],
      { ...NO_LIMITS, ...env, DATA_DIR: dataDir, LOG_LEVEL: 'warn' },
      '/readyz',
    );
  }

  function startBare(env) {
    return serverOn(
      ['tools/workspace/bench/bare-server.mjs'],
      env,
      `/cars/PF/${PLACE.latitude}/${PLACE.longitude}`,
    );
  }

  async function serverOn(args, env, ready) {
    const port = await portNear(0);
    const child = start(args, { ...env, PORT: port });
    const origin = `http://127.0.0.1:${port}`;
    await answers(origin + ready, 1200);
    return { origin, pids: () => [child.pid], stop: () => start.end(child) };
  }
}

/** One simulation with a basket for each connection, of a browser of its own. */
function fillBaskets(origin) {
  return Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      const headers = await browserHeaders(origin);
      const send = async (path, body) => {
        const answer = await fetch(`${origin}/api/v1/${path}`, {
          method: 'POST',
          headers,
          body: JSON.stringify(body),
        });
        if (!answer.ok)
          throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
        return (await answer.json()).data;
      };
      const simulation = await send('simulations', { clientType: 1, place: PLACE });
      const { basket } = await send(`simulations/${simulation.id}/baskets`, CHOICE);
      return { id: basket.id, simulationId: simulation.id, headers };
    }),
  );
}

/**
 * The last writes of a round are cut off and may still land: the revisions are read again
 * after a pause.
 */
async function rereadRevisions(origin, baskets) {
  await new Promise((done) => setTimeout(done, 500));
  for (const basket of baskets) {
    const answer = await fetch(`${origin}/api/v1/simulations/${basket.simulationId}`, {
      headers: basket.headers,
    });
    basket.revision = (await answer.json()).data.basket.revision;
  }
}

/**
 * Gives each connection a basket that it changes again and again, each time with the
 * revision it was told last.
 */
function writer(baskets, pathOf) {
  let next = 0;
  return (client) => {
    const basket = baskets[next++ % baskets.length];
    let km = 1500;
    client.setRequests([
      {
        method: 'PUT',
        path: pathOf(basket),
        headers: basket.headers,
        setupRequest: (request) => {
          km = km === 1500 ? 1000 : 1500;
          return {
            ...request,
            body: JSON.stringify({ ...CHOICE, km, revision: basket.revision }),
          };
        },
        onResponse: (_status, body) => {
          const answer = JSON.parse(body).data?.basket;
          if (answer) basket.revision = answer.revision;
        },
      },
    ]);
  };
}
