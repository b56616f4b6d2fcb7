import { readFileSync } from 'node:fs';
import autocannon from 'autocannon';

/** How every pair is measured: in turn, in the same run. */
export const ROUNDS = 3;
export const SECONDS = 4;
export const CONNECTIONS = 16;
const TICKS_PER_SECOND = 100;
/** Requests that meet a connection which the server is closing; a browser asks again. */
const TOLERATED = 1 / 10_000;

/**
 * Loads each contender in turn and gives the medians of its rounds, in the order of
 * `contenders`. A contender is `{ name, pids, behind?, prepare?, …options of autocannon }`,
 * `behind` giving the processes of its database; an answer that isn't 2xx ends the bench.
 */
export async function measure(contenders, { rounds = ROUNDS, seconds = SECONDS } = {}) {
  for (const contender of contenders) await load(contender, 1); // warm
  const runs = contenders.map(() => []);
  for (let round = 0; round < rounds; round += 1)
    for (const [at, contender] of contenders.entries())
      runs[at].push(await load(contender, seconds));
  return runs.map((own) => {
    const of = (key) => own.map((one) => one[key]);
    return {
      perSecond: median(of('perSecond')),
      p99: median(of('p99')),
      cpuMs: medianOrNull(of('cpuMs')),
      behindMs: medianOrNull(of('behindMs')),
    };
  });
}

const medianOrNull = (values) => (values.includes(null) ? null : median(values));

/**
 * Requests a second, p99 in ms, and processor time of the serving processes, and of those
 * behind them, a request (Linux only).
 */
async function load({ name, pids, behind = () => [], prepare, ...options }, seconds) {
  await prepare?.();
  const before = [cpuSeconds(pids()), cpuSeconds(behind())];
  const { requests, latency, non2xx, errors } = await autocannon({
    connections: CONNECTIONS,
    duration: seconds,
    ...options,
  });
  if (non2xx > 0 || errors > requests.total * TOLERATED)
    throw new Error(`${name}: ${non2xx} answers that were not 2xx, ${errors} errors`);
  const after = [cpuSeconds(pids()), cpuSeconds(behind())];
  const msOf = (at) =>
    before[at] === null || after[at] === null
      ? null
      : ((after[at] - before[at]) * 1000) / requests.total;
  return {
    perSecond: requests.total / seconds,
    p99: latency.p99,
    cpuMs: msOf(0),
    behindMs: msOf(1),
  };
}

export function cpuSeconds(pids) {
  try {
    return pids.reduce((sum, pid) => {
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
        .replace(/^.*\) /, '')
        .split(' ');
      return sum + (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
    }, 0);
  } catch {
    return null;
  }
}

/** Megabytes that a process holds (Linux only; elsewhere not a number). */
export function memoryOf({ pids }) {
  try {
    const status = readFileSync(`/proc/${pids()[0]}/status`, 'utf8');
    return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) / 1024;
  } catch {
    return NaN;
  }
}

/** Waits until an address answers well. */
export async function answers(url, tries = 200) {
  for (; tries > 0; tries -= 1) {
    if (
      await fetch(url).then(
        (response) => response.ok,
        () => false,
      )
    )
      return;
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error(`${url} did not answer`);
}

export function ratio(ours, theirs) {
  return `${(ours / theirs).toFixed(2)} ×`;
}

export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** Processes that a process has started (Linux only; elsewhere none). */
export function childrenOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
      .trim()
      .split(' ')
      .filter(Boolean)
      .map(Number);
  } catch {
    return [];
  }
}

/** The mark behind a number that is above its limit; the bench then fails. */
export function markOf(isTooMuch) {
  if (isTooMuch) process.exitCode = 1;
  return isTooMuch ? '  TOO MUCH' : '';
}
