import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { findPostgres, startPostgres } from '../process/postgres.mjs';
import { browserHeaders } from './api-browser.mjs';
import { CONNECTIONS, markOf, measure, memoryOf } from './figures.mjs';
import { CHOICE, PLACE, send, serversOf, tellPair } from './servers.mjs';

/** The memory of an API's process after this load, with V8's own settings. */
const MOST_MB = 300;

/**
 * All cars with their prices, and a basket written: the API against a bare Fastify and
 * driver that reads and writes the same rows, on PostgreSQL (fsync as it comes) and on
 * PGlite.
 */
export async function benchPrices({ folder, note, say, start }) {
  const { startApi, startBare } = serversOf(start);
  if (findPostgres()) {
    const postgres = await startPostgres({ durable: true });
    try {
      const env = { DATABASE_URL: postgres.url };
      const data = join(folder, 'on-postgres');
      // Filling the demo leaves garbage, which would count as memory of the load.
      await (await startApi(env, data)).stop();
      const api = await startApi(env, data);
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
    tellPair({ say, note }, `Cars and prices at a place, ${where}`, await measure(query));
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
    tellPair({ say, note }, `A basket written, ${where}`, await measure(writes));
    const held = memoryOf(api);
    // On PGlite the database is among them.
    const mark =
      where === 'PGlite' ? '' : ` (at most ${MOST_MB})${markOf(held > MOST_MB)}`;
    say(`  the api after this load: ${held.toFixed(0)} MB${mark}`);
  }
}

/** One simulation with a basket for each connection, of a browser of its own. */
function fillBaskets(origin) {
  return Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      const headers = await browserHeaders(origin);
      const api = { origin, headers };
      const simulation = await send(api, 'simulations', { clientType: 1, place: PLACE });
      const { basket } = await send(api, `simulations/${simulation.id}/baskets`, CHOICE);
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
