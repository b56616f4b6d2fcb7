import { join } from 'node:path';
import autocannon from 'autocannon';
import { findPostgres, startPostgres } from '../process/postgres.mjs';
import { signedIn, signIn, visitorOf } from './compare-sizes.mjs';
import { markOf, ratio } from './figures.mjs';
import { serversOf } from './servers.mjs';

const CUSTOMER = 'cliente@rodar.test';
const AT_ONCE = 40;
const SECONDS = 20;
/** Limit of the slowest twentieth of a stranger's reads, as a multiple of quiet ones. */
const MOST = 5;

/**
 * A stranger's reads, alone and while one account sends equal writes from 40 connections,
 * all of which lock its row: an API process on PostgreSQL.
 */
export async function benchCrowd({ folder, say, start }) {
  if (!findPostgres()) return say('\nPostgreSQL is not installed: nothing to measure');
  const postgres = await startPostgres({ durable: true });
  try {
    // The limit by the minute would end the crowd at once.
    const env = { DATABASE_URL: postgres.url, RATE_WRITES: '999999/60' };
    const api = await serversOf(start).startApi(env, join(folder, 'data'));
    const stranger = await visitorOf(api);
    const { user } = await signIn(await visitorOf(api), CUSTOMER);
    const customer = await signedIn(api, CUSTOMER);
    await readsOf(stranger);
    const quiet = await readsOf(stranger);
    const [beside, crowd] = await Promise.all([
      readsOf(stranger),
      autocannon({
        ...{ url: `${api.origin}/api/v1/users/${user.id}/finish-registrations` },
        ...{ method: 'POST', headers: customer.headers, body: '{}' },
        ...{ connections: AT_ONCE, duration: SECONDS },
      }),
    ]);
    say(`\nA stranger's reads while one account writes from ${AT_ONCE} connections`);
    for (const [name, { times, refused }] of Object.entries({ quiet, beside }))
      say(
        `  ${name.padEnd(8)}${times.length} reads, ${refused} refused, p95 ${p95(times)} ms`,
      );
    const isBeyond = beside.refused > 0 || p95(beside.times) > MOST * p95(quiet.times);
    say(
      `  p95 beside: ${ratio(p95(beside.times), p95(quiet.times))} the quiet one (at most ${MOST})${markOf(isBeyond)}`,
    );
    say(`  the account's answers by status: ${JSON.stringify(crowd.statusCodeStats)}`);
  } finally {
    await postgres.stop();
  }
}

/** Times of an empty cart's reads in ms, ten a second, and how many were no success. */
async function readsOf({ origin, headers }) {
  const times = [];
  const { non2xx, errors } = await autocannon({
    ...{ url: `${origin}/api/v1/simulations`, headers },
    ...{ connections: 1, overallRate: 10, duration: SECONDS },
    setupClient: (client) =>
      client.on('response', (_status, _bytes, ms) => times.push(ms)),
  });
  return { times, refused: non2xx + errors };
}

function p95(times) {
  const sorted = times.toSorted((one, other) => one - other);
  return Number((sorted[Math.floor((sorted.length - 1) * 0.95)] ?? 0).toFixed(1));
}
