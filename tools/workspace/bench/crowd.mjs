import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findPostgres, startPostgres } from '../process/postgres.mjs';
import { markOf, ratio } from './figures.mjs';
import { signIn, visitorOf } from './grown.mjs';
import { serversOf } from './servers.mjs';

const AT_ONCE = 40;
const SECONDS = 20;
const QUIET_SECONDS = 10;
const MOST = 5;
const CUSTOMER = 'cliente@rodar.test';

/**
 * Times a stranger's read while one account sends equal writes, all of which lock its row,
 * from 40 connections for 20 s: an API process on PostgreSQL.
 */
export async function benchCrowd({ folder, say, start }) {
  if (!findPostgres()) return say('\nCrowd: PostgreSQL is not installed');
  const postgres = await startPostgres({ durable: true });
  try {
    const { startApi } = serversOf(start);
    // The limit by the minute would end the crowd at once.
    const env = { DATABASE_URL: postgres.url, RATE_WRITES: '999999/60' };
    const api = await startApi(env, join(folder, 'crowd'));
    const stranger = await visitorOf(api);
    await readFor(stranger, 3);
    const quiet = await readFor(stranger, QUIET_SECONDS);
    const crowd = await startCrowd(api);
    const beside = await readFor(stranger, SECONDS);
    const writes = await crowd.end();
    say(`\nA stranger's reads while one account writes from ${AT_ONCE} connections`);
    for (const [name, { times, refused }] of Object.entries({ quiet, beside }))
      say(
        `  ${name.padEnd(8)}${times.length} reads, ${refused} refused, p95 ${p95(times).toFixed(1)} ms`,
      );
    const isTooSlow = p95(beside.times) > MOST * p95(quiet.times);
    const mark = markOf(isTooSlow || beside.refused > 0);
    say(
      `  p95 beside ${ratio(p95(beside.times), p95(quiet.times))} the quiet one${mark}`,
    );
    say(`  the account's answers by status: ${JSON.stringify(writes)}`);
    await api.stop();
  } finally {
    await postgres.stop();
  }
}

/** One account whose calls all lock the same row, again and again. */
async function startCrowd(api) {
  const { origin, headers } = await visitorOf(api);
  const { token, user } = await signIn({ origin, headers }, CUSTOMER);
  const counts = {};
  let isOver = false;
  const write = async () => {
    while (!isOver) {
      const { status } = await fetch(
        `${origin}/api/v1/users/${user.id}/finish-registrations`,
        {
          method: 'POST',
          headers: { ...headers, authorization: `Bearer ${token}` },
          body: '{}',
        },
      );
      counts[status] = (counts[status] ?? 0) + 1;
    }
  };
  const all = Array.from({ length: AT_ONCE }, write);
  return {
    end: async () => {
      isOver = true;
      await Promise.all(all);
      return counts;
    },
  };
}

/** How long each read of an empty cart took, ten a second, and how many were 503. */
async function readFor({ origin, headers }, seconds) {
  const [times, end] = [[], performance.now() + seconds * 1000];
  let refused = 0;
  while (performance.now() < end) {
    const began = performance.now();
    const { status } = await fetch(`${origin}/api/v1/simulations`, { headers });
    times.push(performance.now() - began);
    if (status === 503) refused += 1;
    await pause(100);
  }
  return { times, refused };
}

function p95(times) {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) * 0.95)];
}
