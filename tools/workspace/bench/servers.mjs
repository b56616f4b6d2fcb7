import { mkdirSync } from 'node:fs';
import { startOf } from '../built.mjs';
import { portNear } from '../process/ports.mjs';
import { answers, CONNECTIONS, ratio, ROUNDS, SECONDS } from './figures.mjs';

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
/** Calls are counted as always; the limits alone are out of the way. */
const NO_LIMITS = { RATE_SIMULATIONS: '999999/600', RATE_AVAILABILITY: '999999/600' };

/** The built API, and the bare server that it is measured against. */
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

/** A call of the API that creates something, unless told otherwise; gives its data. */
export async function send({ origin, headers }, path, body, method = 'POST') {
  const answer = await fetch(`${origin}/api/v1/${path}`, {
    method,
    headers,
    body: body && JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()).data;
}

/** Prints and notes what the API and the bare server did side by side. */
export function tellPair({ say, note }, what, [api, bare]) {
  note(`${what}: time`, bare.perSecond / api.perSecond);
  note(`${what}: processor`, api.cpuMs / bare.cpuMs);
  say(
    `\n${what}, ${CONNECTIONS} connections, median of ${ROUNDS} interleaved rounds of ${SECONDS} s`,
  );
  for (const [name, { perSecond, p99, cpuMs, behindMs }] of [
    ['api', api],
    ['bare Fastify and driver', bare],
  ]) {
    const figures = [
      `${Math.round(perSecond).toString().padStart(6)} requests/s`,
      `p99 ${String(p99).padStart(4)} ms`,
    ];
    const behind = behindMs ? ` and ${behindMs.toFixed(2)} of PostgreSQL` : '';
    if (cpuMs !== null)
      figures.push(`${cpuMs.toFixed(2)} ms of processor a request${behind}`);
    say(`  ${name.padEnd(24)} ${figures.join(', ')}`);
  }
  say(
    `  the api: ${ratio(api.perSecond, bare.perSecond)} the requests, ${ratio(api.p99, bare.p99)} the p99`,
  );
}
