import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { startOf } from '../built.mjs';
import { portNear } from '../process/ports.mjs';
import { findPostgres, startPostgres } from '../process/postgres.mjs';
import { answers, childrenOf, markOf, memoryOf } from './figures.mjs';

export const PLACE = {
  city: 'São Paulo',
  state: 'SP',
  latitude: -23.5505,
  longitude: -46.6333,
};
export const CHOICE = {
  versionSlug: 'aroeira-evolucao',
  paint: 'preto-noite',
  term: 36,
  km: 1500,
  addOns: [],
  dealershipId: null,
};
/** Memory limit of an API's process after a load, with V8's own settings. */
const MOST_MB = 300;
/** Calls are counted as always; only the limits are out of the way. */
const NO_LIMITS = { RATE_SIMULATIONS: '999999/600', RATE_AVAILABILITY: '999999/600' };

/** The built API, and the bare server as its yardstick. */
export function serversOf(start) {
  async function serverOn(args, env, ready) {
    const port = await portNear(0);
    const child = start(args, { ...env, PORT: port });
    const origin = `http://127.0.0.1:${port}`;
    await answers(origin + ready, 6000);
    return { origin, pids: () => [child.pid], stop: () => start.end(child) };
  }
  return {
    startApi(env, dataDir) {
      mkdirSync(dataDir, { recursive: true });
      return serverOn(
        startOf('api'),
        { ...NO_LIMITS, ...env, DATA_DIR: dataDir, LOG_LEVEL: 'warn' },
        '/readyz',
      );
    },
    startBare: (env) =>
      serverOn(
        ['tools/workspace/bench/bare-server.mjs'],
        env,
        `/cars/PF/${PLACE.latitude}/${PLACE.longitude}`,
      ),
  };
}

/**
 * Runs `work` with the API and the bare server as contenders, on one PostgreSQL of their
 * own; then measures the API's memory.
 */
export async function onPair({ folder, say, start }, work) {
  if (!findPostgres()) return say('\nPostgreSQL is not installed: nothing to measure');
  const postgres = await startPostgres({ durable: true });
  try {
    const { startApi, startBare } = serversOf(start);
    const env = { DATABASE_URL: postgres.url };
    const data = join(folder, 'data');
    // Filling the demo leaves garbage, which would count as memory of the load.
    await (await startApi(env, data)).stop();
    const servers = [await startApi(env, data), await startBare(env)];
    const [api, bare] = servers.map(({ origin, pids }, at) => ({
      ...{ name: ['api', 'bare Fastify and driver'][at], origin, url: origin, pids },
      behind: () => childrenOf(postgres.pid),
    }));
    await work({ api, bare });
    const held = memoryOf(api);
    const mark = markOf(held > MOST_MB);
    say(`  the api after it: ${held.toFixed(0)} MB (at most ${MOST_MB})${mark}`);
    await Promise.all(servers.map(({ stop }) => stop()));
  } finally {
    await postgres.stop();
  }
}

/** A call of the API, by default one that creates something; gives its data. */
export async function send({ origin, headers }, path, body, method = 'POST') {
  const answer = await fetch(`${origin}/api/v1/${path}`, {
    method,
    headers,
    body: body && JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()).data;
}
