import { request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { findPostgres, startPostgres } from '../process/postgres.mjs';
import { browserHeaders } from './api-browser.mjs';
import { cpuSeconds, median, memoryOf } from './figures.mjs';
import { send, serversOf } from './servers.mjs';

const STREAMS = 1_000;
/** A session may have at most this many streams. */
const OF_ONE = 3;
const ROUNDS = 10;
const QUIET_MS = 20_000;
const CALLS = 40;
const PASSWORD = 'Ipe-Amarelo-2026';
const LEAD = {
  email: 'fluxo@exemplo.test',
  cellphone: '11981234507',
  interest: 'quero para uso pessoal',
  cpf: null,
  state: null,
  months: null,
  hasAcceptedNewsletter: null,
};

/**
 * Measures the cost of open streams of changes for one API process on PostgreSQL: memory,
 * processor time while nothing happens, how soon all of them hear of a lead, and the time
 * of a call beside them.
 */
export async function benchStreams({ folder, say, sizes, start }) {
  if (!findPostgres()) return say('\nStreams: PostgreSQL is not installed');
  const postgres = await startPostgres({ durable: true });
  try {
    const { startApi } = serversOf(start);
    const api = await startApi(
      {
        DATABASE_URL: postgres.url,
        RATE_SIGN_INS: '999999/60',
        RATE_LEADS: '999999/60',
      },
      join(folder, 'streams'),
    );
    for (const count of sizes.length > 0 ? sizes : [STREAMS])
      await measureWith(count, { api, url: postgres.url, say });
  } finally {
    await postgres.stop();
  }
}

async function measureWith(count, { api, url, say }) {
  const { origin } = api;
  const staff = await consultants(Math.ceil(count / OF_ONE), { origin, url });
  const before = { mb: memoryOf(api), ms: await callTime(staff[0]) };
  const streams = [];
  for (let nth = 0; nth < count; nth += 1)
    streams.push(openStream(staff[Math.floor(nth / OF_ONE)]));
  await Promise.all(streams.map(({ begun }) => begun));

  const [cpu, from] = [cpuSeconds(api.pids()), performance.now()];
  await pause(QUIET_MS);
  const share = (cpuSeconds(api.pids()) - cpu) / ((performance.now() - from) / 1000);

  const told = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    // At each part of the second between two looks.
    await pause((round * 1000) / ROUNDS);
    told.push(...(await tell(round)));
  }
  const after = { mb: memoryOf(api), ms: await callTime(staff[0]) };
  for (const { leave } of streams) leave();

  told.sort((a, b) => a - b);
  const at = (part) => told[Math.floor((told.length - 1) * part)].toFixed(0);
  const each = ((after.mb - before.mb) * 1024) / count;
  say(`\n${count} open streams on one API process`);
  const [mb, mbAfter] = [before, after].map((one) => one.mb.toFixed(0));
  const [ms, msAfter] = [before, after].map((one) => one.ms.toFixed(1));
  say(`  memory           ${mb} MB before, ${mbAfter} MB with them`);
  say(`                   ${each.toFixed(0)} KB a stream`);
  say(`  while nothing happens, ${(share * 100).toFixed(1)} % of a processor`);
  const spoken = [
    `${at(0.5)} ms after its answer (median)`,
    `${at(0.99)} ms (p99)`,
    `${at(1)} ms (last)`,
  ];
  say(`  told of a lead   ${spoken.join(', ')}, ${ROUNDS} leads`);
  say(`  list of leads    ${ms} ms before, ${msAfter} ms beside them`);
  say(`                   (medians of ${CALLS})`);

  /** Milliseconds from the answer of a lead until each stream told of it. */
  async function tell(round) {
    const heard = streams.map((stream) => stream.next());
    const visitor = { origin, headers: await browserHeaders(origin) };
    const body = { ...LEAD, name: `Ana ${'abcdefghij'[round]}` };
    await send(visitor, 'leads/notification/carro-por-assinatura/lp-vendas', body);
    const answered = performance.now();
    return (await Promise.all(heard)).map((moment) => Math.max(0, moment - answered));
  }
}

/** Consultants of the bench alone, signed in. */
async function consultants(count, { origin, url }) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(
    `insert into users (person_type, name, email, cellphone, password_hash, role, rights,
       email_confirmed_at, created_at, updated_at)
     select person_type, name, 'fluxo' || n || '@exemplo.test', cellphone, password_hash,
       role, rights, email_confirmed_at, created_at, updated_at
     from users, generate_series(1, ${count}) n where email = 'consultor@rodar.test'
     on conflict do nothing`,
  );
  await client.end();
  const staff = [];
  for (let n = 1; n <= count; n += 1) {
    const headers = await browserHeaders(origin);
    const who = { email: `fluxo${n}@exemplo.test`, password: PASSWORD };
    const { token } = await send({ origin, headers }, 'authentications', who);
    staff.push({ origin, headers: { ...headers, authorization: `Bearer ${token}` } });
  }
  return staff;
}

/** `next` resolves with the moment at which something changed. */
function openStream({ origin, headers }) {
  let tell = () => undefined;
  let begin = () => undefined;
  const begun = new Promise((done) => (begin = done));
  const call = request(`${origin}/api/v1/changes/stream`, { headers, agent: false });
  call.on('error', () => undefined).end();
  call.on('response', (answer) => {
    if (answer.statusCode !== 200) throw new Error(`a stream: ${answer.statusCode}`);
    answer.setEncoding('utf8').on('error', () => undefined);
    answer.on('data', (text) => {
      begin();
      if (text.includes('"leads"')) tell(performance.now());
    });
  });
  return {
    begun,
    next: () => new Promise((done) => (tell = done)),
    leave: () => call.destroy(),
  };
}

async function callTime(who) {
  const times = [];
  for (let round = 0; round < CALLS; round += 1) {
    const began = performance.now();
    await send(who, 'leads', undefined, 'GET');
    times.push(performance.now() - began);
  }
  return median(times);
}
