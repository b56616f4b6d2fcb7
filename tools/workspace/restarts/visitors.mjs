import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { browserHeaders } from '../bench/api-browser.mjs';
import { ask, signedIn } from '../bench/compare-sizes.mjs';
import { WORKSPACE_ROOT } from '../build/workspace-root.mjs';
import { sourceOf } from '../built.mjs';
import { basePathOf } from '../process/apps.mjs';

const PAUSE_MS = 30;
/** A write that was not acknowledged is repeated with its key, as browsers do. */
const REPEAT_MS = 200;
const LEAD = {
  name: 'Bia Souza',
  cellphone: '(41) 99876-5432',
  interest: 'quero para uso pessoal',
  cpf: null,
  state: null,
  months: null,
  hasAcceptedNewsletter: null,
};

/**
 * Somebody who writes without a pause, each write under a key of its own. `stop()` gives
 * the acknowledged writes, answers other than 201, and the longest time in ms between two
 * acknowledged ones.
 */
export async function startWriter(origin) {
  const headers = await browserHeaders(origin);
  const acknowledged = [];
  const failures = [];
  let longestGapMs = 0;
  let last = performance.now();
  let isStopping = false;
  const write = async (email) => {
    const key = randomUUID();
    for (;;) {
      const status = await post(origin, { ...headers, 'idempotency-key': key }, email);
      if (status === 201) return;
      failures.push(status);
      await pause(REPEAT_MS);
    }
  };
  const writing = (async () => {
    while (!isStopping) {
      const email = `escrita-${randomUUID()}@rodar.test`;
      await write(email);
      longestGapMs = Math.max(longestGapMs, performance.now() - last);
      last = performance.now();
      acknowledged.push(email);
      await pause(PAUSE_MS);
    }
  })();
  return {
    async stop() {
      isStopping = true;
      await writing;
      return { acknowledged, failures, longestGapMs };
    },
  };
}

async function post(origin, headers, email) {
  const path = `${origin}/api/v1/leads/notification/carro-por-assinatura/lp-vendas`;
  const body = JSON.stringify({ ...LEAD, email });
  return statusOf(path, { method: 'POST', headers, body });
}

/** Connections that a browser would find closed, and replace by another one. */
const CLOSED = ['ECONNRESET', 'UND_ERR_SOCKET'];

async function statusOf(url, request, isSecond = false) {
  try {
    const answer = await fetch(url, request);
    await answer.arrayBuffer();
    return answer.status;
  } catch (error) {
    const code = error.cause?.code ?? error.name;
    return CLOSED.includes(code) && !isSecond ? statusOf(url, request, true) : code;
  }
}

/** Acknowledged writes that the database does not have, and those it has twice. */
export async function countWrites(databaseUrl, acknowledged) {
  const rows = await ask(
    databaseUrl,
    `select email, count(*)::int as times from leads where email like 'escrita-%' group by email`,
  );
  const times = new Map(rows.map((row) => [row.email, row.times]));
  return {
    lost: acknowledged.filter((email) => !times.has(email)).length,
    double: rows.filter((row) => row.times > 1).length,
  };
}

/**
 * Somebody at a portal who hears of changes, and goes on where the stream broke off.
 * `stop()` gives how often it was opened, openings that were refused, changes of leads
 * that were heard, and the longest time in ms without an event.
 */
export async function startListener(origin) {
  const { headers } = await signedIn({ origin }, 'consultor@rodar.test');
  const ending = new AbortController();
  const heard = { opened: 0, failures: [], events: 0, longestSilenceMs: 0 };
  let last = performance.now();
  let id = '';
  const listen = async () => {
    const answer = await fetch(`${origin}/api/v1/changes/stream`, {
      headers: { ...headers, ...(id && { 'last-event-id': id }) },
      signal: ending.signal,
    });
    if (answer.status !== 200) return heard.failures.push(answer.status);
    heard.opened += 1;
    for await (const part of answer.body.pipeThrough(new TextDecoderStream())) {
      heard.longestSilenceMs = Math.max(heard.longestSilenceMs, performance.now() - last);
      last = performance.now();
      id = /^id: (.+)$/m.exec(part)?.[1] ?? id;
      if (part.includes('"leads"')) heard.events += 1;
    }
  };
  const listening = (async () => {
    while (!ending.signal.aborted) {
      // A stream may break off; only one that can't be opened again is a failure.
      await listen().catch(() => {});
      await pause(PAUSE_MS, undefined, { signal: ending.signal }).catch(() => {});
    }
  })();
  return {
    async stop() {
      ending.abort();
      await listening;
      return heard;
    },
  };
}

/**
 * A tab that was opened on the present build of a web app, and needs its late parts one
 * after the other. `stop()` gives how many it was sent, and those that it was not.
 */
export function startOpenTab(origin, app) {
  const base = basePathOf(app) === '/' ? '' : basePathOf(app);
  const folder = join(WORKSPACE_ROOT, 'dist', sourceOf(app), 'client/assets');
  const files = readdirSync(resolve(folder)).filter((name) =>
    /-[\w-]{7}\.(js|css)$/.test(name),
  );
  const missing = [];
  let parts = 0;
  let isStopping = false;
  const asking = (async () => {
    for (let nth = 0; !isStopping; nth += 1) {
      const path = `${base}/assets/${files[nth % files.length]}`;
      const status = await statusOf(`${origin}${path}`, { method: 'HEAD' });
      parts += 1;
      if (status !== 200) missing.push(`${path}: ${status}`);
      await pause(PAUSE_MS);
    }
  })();
  return {
    async stop() {
      isStopping = true;
      await asking;
      return { parts, missing };
    },
  };
}
