import { join } from 'node:path';
import { findPostgres, startPostgres } from '../process/postgres.mjs';
import { signedIn, visitorOf } from './compare-sizes.mjs';
import { markOf, median } from './figures.mjs';
import { CHOICE, PLACE, send, serversOf } from './servers.mjs';

const SELLER = 'vendedor@rodar.test';
const ROUNDS = 20;
/** Limit of the slowest change, in ms. */
const MOST_MS = 2_000;
const TERMS = [24, 48];

/**
 * From the stored change of a seller until a customer without an account has read it: the
 * stream tells of the cart, and the cart is asked for. An API process on PostgreSQL.
 */
export async function benchTable({ folder, say, start }) {
  if (!findPostgres()) return say('\nPostgreSQL is not installed: nothing to measure');
  const postgres = await startPostgres({ durable: true });
  try {
    const env = { DATABASE_URL: postgres.url, RATE_INVITATIONS: '999999/600' };
    const api = await serversOf(start).startApi(env, join(folder, 'data'));
    const seller = await signedIn(api, SELLER);
    const customer = await visitorOf(api);
    const cart = await acceptedCart(api, seller, customer);
    const { hears, leave } = await streamOf(customer);
    const times = [];
    let [{ id, basket }] = cart.simulations;
    for (let round = 0; round < ROUNDS; round += 1) {
      const term = TERMS[round % TERMS.length];
      const path = `assisted-carts/${cart.id}/simulations/${id}`;
      const body = { ...CHOICE, term, revision: basket.revision };
      const { simulations } = await send(seller, path, body, 'PUT');
      const stored = performance.now();
      [{ id, basket }] = simulations;
      await until(hears, customer, `${term} meses`);
      times.push(performance.now() - stored);
    }
    leave();
    const slowest = Math.max(...times);
    say(`\nA seller's change on the phone of the customer, ${ROUNDS} times`);
    say(
      `  median ${Math.round(median(times))} ms, slowest ${Math.round(slowest)} ms (at most ${MOST_MS})${markOf(slowest > MOST_MS)}`,
    );
  } finally {
    await postgres.stop();
  }
}

/** A cart with one car that the seller prepared and the customer let them into. */
async function acceptedCart({ origin }, seller, customer) {
  const { id } = await send(once(seller), 'assisted-carts', { customerName: 'Ana' });
  const car = { clientType: 1, place: PLACE, choice: CHOICE };
  const cart = await send(once(seller), `assisted-carts/${id}/simulations`, car);
  const { code } = await send(seller, `assisted-carts/${id}/invitations`, {
    email: null,
  });
  await send(customer, 'shared-cart/decisions', {
    ...{ code, accepted: true, page: '/simulador/atendimento' },
    textVersion: await textInForce(origin),
  });
  return cart;
}

const once = ({ origin, headers }) => ({
  origin,
  headers: { ...headers, 'idempotency-key': crypto.randomUUID() },
});

/** The newest version of the text that a customer agrees to, from the API's document. */
async function textInForce(origin) {
  const document = await (await fetch(`${origin}/docs/json`)).text();
  const [, version] = /"textVersion":\{[^{}]*"enum":\["([^"]+)"/.exec(document) ?? [];
  return version;
}

/** The stream of changes of a browser: `hears` resolves with its next event. */
async function streamOf({ origin, headers }) {
  const given = new AbortController();
  const { body } = await fetch(`${origin}/api/v1/changes/stream`, {
    headers,
    signal: given.signal,
  });
  const reader = body.getReader();
  return { hears: () => reader.read(), leave: () => given.abort() };
}

/** Waits until the newest line of the customer's cart has these words. */
async function until(hears, customer, words) {
  for (;;) {
    await hears();
    const { history } = await send(customer, 'shared-cart', undefined, 'GET');
    if (history[0].changes.some(({ to }) => to === words)) return;
  }
}
