import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { startPostgres } from '../process/postgres.mjs';
import { browserHeaders } from './api-browser.mjs';
import { markOf, median } from './figures.mjs';
import { grow } from './fill-database.mjs';
import { send, serversOf } from './servers.mjs';

/** Highest ratio from the first size to the last. */
const MOST = 1.5;
const PASSWORD = 'Ipe-Amarelo-2026';

/**
 * Fills copies of the demo's database to each size, all on one PostgreSQL, each with an
 * API. `work` gets the states, and `compare`, which asks them one after the other in each
 * round and prints the ratio of the last state's times to the first's.
 */
export async function onGrown({ folder, say, sizes, of, start }, work) {
  const postgres = await startPostgres({ durable: true });
  try {
    const states = [];
    const { startApi } = serversOf(start);
    const seeding = await startApi({ DATABASE_URL: postgres.url }, join(folder, 'seed'));
    await seeding.stop();
    for (const size of sizes)
      states.push(await stateOf({ size, of, postgres, folder, say, startApi }));
    for (const { url } of states) {
      await untilJobsRan(url);
      await ask(url, 'vacuum analyze');
    }
    say(`\nMilliseconds, medians of interleaved rounds; ${MOST} × at most`);
    await work(states, async (name, rounds, measureOne) => {
      const times = states.map(() => []);
      for (const state of states) await measureOne(state); // warm
      for (let round = 0; round < rounds; round += 1)
        for (const [at, state] of states.entries())
          times[at].push(await measureOne(state));
      const medians = times.map(median);
      const grown = medians.at(-1) / medians[0];
      const each = medians.map((ms) => ms.toFixed(1).padStart(8)).join(' ');
      say(`  ${name.padEnd(34)}${each}   ${grown.toFixed(2)} ×${markOf(grown > MOST)}`);
    });
  } finally {
    await postgres.stop();
  }
}

/**
 * Waits for the jobs: a starting API runs every job at once, which takes time on many
 * rows; one of them sums the funnel.
 */
async function untilJobsRan(url) {
  const left = `select count(*) filter (where state in ('created', 'active')) as waiting,
    count(*) filter (where state = 'completed') as done from pgboss.job`;
  for (;;) {
    const [{ waiting, done }] = await ask(url, left);
    if (Number(waiting) === 0 && Number(done) > 0) return;
    await pause(500);
  }
}

/** A copy of the demo's database filled to a size, and an API on it. */
async function stateOf({ size, of, postgres, folder, say, startApi }) {
  const began = performance.now();
  const url = new URL(`/size${size}`, postgres.url).href;
  await ask(
    postgres.url.replace(/site$/, 'postgres'),
    `create database size${size} template site`,
  );
  await grow(url, size, of);
  say(
    `  ${size} simulations filled in ${((performance.now() - began) / 1000).toFixed(0)} s`,
  );
  const env = { DATABASE_URL: url, RATE_SIGN_INS: '999999/60' };
  const dataDir = join(folder, `size${size}`);
  const { origin } = await startApi(env, dataDir);
  return { env: { ...env, DATA_DIR: dataDir }, url, size, origin };
}

export async function visitorOf({ origin }) {
  return { origin, headers: await browserHeaders(origin) };
}

/** A signed-in person of the demo. */
export async function signedIn(state, email) {
  const { origin, headers } = await visitorOf(state);
  const { token } = await signIn({ origin, headers }, email);
  return { origin, headers: { ...headers, authorization: `Bearer ${token}` } };
}

export const signIn = (visitor, email) =>
  send(visitor, 'authentications', { email, password: PASSWORD });

export async function timeOf(work) {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

/** Rows of one statement. */
export async function ask(connectionString, text) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}
