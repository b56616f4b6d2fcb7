import { browserHeaders } from './api-browser.mjs';
import { compare, CONNECTIONS } from './figures.mjs';
import { CHOICE, onPair, PLACE } from './servers.mjs';

/** All cars with their prices at a place. */
export const CARS = `/api/v1/vehicles/vehicleClass/client-type/1/latitude/${PLACE.latitude}/longitude/${PLACE.longitude}`;

/**
 * All cars with their prices: the API against a bare Fastify and driver that reads the same
 * rows, on PostgreSQL.
 */
export async function benchPrices(bench) {
  await onPair(bench, async ({ api, bare }) => {
    const headers = await browserHeaders(api.origin);
    await compare(bench, { what: 'Cars and prices at a place, PostgreSQL', least: 1 }, [
      { ...api, headers, url: api.origin + CARS },
      { ...bare, url: `${bare.origin}/cars/PF/${PLACE.latitude}/${PLACE.longitude}` },
    ]);
  });
}

/**
 * Measures a new visitor's two writes in turn, a simulation and its basket: the API
 * against a bare Fastify and driver with one prepared statement each, on PostgreSQL
 * (default fsync). The API also checks, prices, and keeps the rules.
 */
export async function benchFirstBasket(bench) {
  await onPair(bench, async ({ api, bare }) => {
    const browsers = await Promise.all(
      Array.from({ length: CONNECTIONS }, () => browserHeaders(api.origin)),
    );
    const json = { 'content-type': 'application/json' };
    await compare(
      bench,
      { what: 'First simulation and its basket, PostgreSQL', least: 0.3 },
      [
        { ...api, setupClient: visitor('/api/v1/simulations', (at) => browsers[at]) },
        { ...bare, setupClient: visitor('/simulations', () => json) },
      ],
    );
  });
}

/** Sends a simulation and then its basket on each connection, again and again. */
export function visitor(path, headersOf) {
  let next = 0;
  return (client) => {
    const post = { method: 'POST', path, headers: headersOf(next++ % CONNECTIONS) };
    let id;
    client.setRequests([
      {
        ...post,
        body: JSON.stringify({ clientType: 1, place: PLACE }),
        onResponse: (_status, body) => {
          id = JSON.parse(body).data?.id;
        },
      },
      {
        ...post,
        body: JSON.stringify(CHOICE),
        setupRequest: (request) => ({ ...request, path: `${path}/${id}/baskets` }),
      },
    ]);
  };
}
