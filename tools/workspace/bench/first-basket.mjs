import { join } from 'node:path';
import { findPostgres, startPostgres } from '../process/postgres.mjs';
import { browserHeaders } from './api-browser.mjs';
import { childrenOf, CONNECTIONS, measure } from './figures.mjs';
import { CHOICE, PLACE, serversOf, tellPair } from './servers.mjs';

/**
 * Measures a new visitor's two writes in turn, a simulation and its basket: the API
 * against a bare Fastify and driver with one prepared statement each, on PostgreSQL
 * (fsync as it comes). The API beside it checks, prices, and keeps the rules.
 */
export async function benchFirstBasket({ folder, note, say, start }) {
  if (!findPostgres()) return say('\nFirst basket: PostgreSQL is not installed');
  const { startApi, startBare } = serversOf(start);
  const postgres = await startPostgres({ durable: true });
  try {
    const env = { DATABASE_URL: postgres.url };
    const api = await startApi(env, join(folder, 'first-basket'));
    const bare = await startBare(env);
    const behind = () => childrenOf(postgres.pid);
    const browsers = await Promise.all(
      Array.from({ length: CONNECTIONS }, () => browserHeaders(api.origin)),
    );
    const json = { 'content-type': 'application/json' };
    tellPair(
      { say, note },
      'First simulation and its basket, PostgreSQL',
      await measure([
        {
          name: 'api',
          ...{ pids: api.pids, behind, url: api.origin },
          setupClient: visitor('/api/v1/simulations', (at) => browsers[at]),
        },
        {
          name: 'bare',
          ...{ pids: bare.pids, behind, url: bare.origin },
          setupClient: visitor('/simulations', () => json),
        },
      ]),
    );
    await Promise.all([api.stop(), bare.stop()]);
  } finally {
    await postgres.stop();
  }
}

/** On each connection a simulation and then its basket, again and again. */
function visitor(path, headersOf) {
  let next = 0;
  return (client) => {
    const headers = headersOf(next++ % CONNECTIONS);
    let id;
    client.setRequests([
      {
        ...{ method: 'POST', path, headers },
        body: JSON.stringify({ clientType: 1, place: PLACE }),
        onResponse: (_status, body) => {
          id = JSON.parse(body).data?.id;
        },
      },
      {
        ...{ method: 'POST', path, headers },
        body: JSON.stringify(CHOICE),
        setupRequest: (request) => ({ ...request, path: `${path}/${id}/baskets` }),
      },
    ]);
  };
}
