import { join } from 'node:path';
import pg from 'pg';
import { findPostgres, startPostgres } from '../postgres.mjs';
import { runNode } from '../run.mjs';
import { browserHeaders } from './api-browser.mjs';
import { median } from './figures.mjs';
import { grow } from './grow.mjs';
import { CHOICE, PLACE, send, serversOf } from './servers.mjs';

const SIZES = [1_000, 100_000, 1_000_000];
/** From the first size to the last. */
const MOST = 1.5;
const ROUNDS = 40;
const JOB_ROUNDS = 3;
const CONSULTANT = { email: 'consultor@rodar.test', password: 'Ipe-Amarelo-2026' };
const AT = `latitude/${PLACE.latitude}/longitude/${PLACE.longitude}`;

const CALLS = {
  cart: ({ visitor }) => send(visitor, 'simulations', undefined, 'GET'),
  configurator: ({ visitor, id }) => send(visitor, `simulations/${id}`, undefined, 'GET'),
  'list of cars': ({ visitor }) =>
    send(visitor, `vehicles/vehicleClass/client-type/1/${AT}`, undefined, 'GET'),
  'basket write': writeBasket,
  'sign-in': ({ stranger }) => send(stranger, 'authentications', CONSULTANT),
  'list of proposals': ({ staff }) => send(staff, 'proposals', undefined, 'GET'),
  'list of leads': ({ staff }) => send(staff, 'leads', undefined, 'GET'),
};

/**
 * How the same calls answer with 1,000, 100,000 and 1,000,000 simulations: an API and a
 * database for each, all on one PostgreSQL, asked one after the other in each round.
 */
export async function benchGrowth({ folder, say, sizes, start }) {
  if (!findPostgres()) return say('\nGrowth: PostgreSQL is not installed');
  const postgres = await startPostgres({ durable: true });
  try {
    const states = [];
    const { startApi } = serversOf(start);
    const seeding = await startApi({ DATABASE_URL: postgres.url }, join(folder, 'seed'));
    await seeding.stop();
    for (const size of sizes.length > 0 ? sizes : SIZES)
      states.push(await stateOf({ size, postgres, folder, say, startApi }));
    say(`\nMilliseconds, medians of interleaved rounds; ${MOST} × at most`);
    for (const [name, call] of Object.entries(CALLS))
      await compare(name, ROUNDS, (state) => timeOf(() => call(state)));
    await compare('retention', JOB_ROUNDS, retention);

    async function compare(name, rounds, measureOne) {
      const times = states.map(() => []);
      for (const state of states) await measureOne(state); // warm
      for (let round = 0; round < rounds; round += 1)
        for (const [at, state] of states.entries())
          times[at].push(await measureOne(state));
      const medians = times.map(median);
      const grown = medians.at(-1) / medians[0];
      const each = medians.map((ms) => ms.toFixed(1).padStart(8)).join(' ');
      say(
        `  ${name.padEnd(18)}${each}   ${grown.toFixed(2)} ×${grown > MOST ? '  TOO MUCH' : ''}`,
      );
    }
  } finally {
    await postgres.stop();
  }
}

/** A copy of the demo's database filled to a size, its API, and people who use it. */
async function stateOf({ size, postgres, folder, say, startApi }) {
  const began = performance.now();
  const url = new URL(`/size${size}`, postgres.url).href;
  await ask(
    postgres.url.replace(/site$/, 'postgres'),
    `create database size${size} template site`,
  );
  await grow(url, size);
  say(
    `  ${size} simulations filled in ${((performance.now() - began) / 1000).toFixed(0)} s`,
  );
  const env = { DATABASE_URL: url, RATE_SIGN_INS: '999999/60' };
  const dataDir = join(folder, `size${size}`);
  const { origin } = await startApi(env, dataDir);
  const stranger = { origin, headers: await browserHeaders(origin) };
  const visitor = { origin, headers: await browserHeaders(origin) };
  const { id } = await send(visitor, 'simulations', { clientType: 1, place: PLACE });
  const { basket } = await send(visitor, `simulations/${id}/baskets`, CHOICE);
  const { token } = await send(stranger, 'authentications', CONSULTANT);
  const headers = { ...stranger.headers, authorization: `Bearer ${token}` };
  return {
    ...{ env: { ...env, DATA_DIR: dataDir }, url, stranger, visitor, id, basket },
    staff: { origin, headers },
  };
}

async function writeBasket(state) {
  const { visitor, id, basket } = state;
  const change = { ...CHOICE, km: basket.km === 1500 ? 1000 : 1500 };
  const body = { ...change, revision: basket.revision };
  const path = `simulations/${id}/baskets/${basket.id}`;
  state.basket = (await send(visitor, path, body, 'PUT')).basket;
}

async function timeOf(work) {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

/** The job as operations run it; how long it took stands in its queue. */
async function retention({ env, url }) {
  const { code, output } = await runNode(
    ['dist/apps/api/ops.js', 'jobs', 'run', 'retention'],
    { env },
  );
  if (code !== 0) throw new Error(`retention: ${output}`);
  const [{ ms }] = await ask(
    url,
    `select extract(epoch from completed_on - started_on)::float * 1000 as ms
     from pgboss.job where singleton_key = 'retention' and completed_on is not null
     order by completed_on desc limit 1`,
  );
  return ms;
}

async function ask(connectionString, text) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}
