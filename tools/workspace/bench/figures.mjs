import { readFileSync } from 'node:fs';
import autocannon from 'autocannon';

/** Number of rounds for each pair, in turn, in the same run. */
const ROUNDS = 3;
const SECONDS = 4;
export const CONNECTIONS = 16;
const TICKS_PER_SECOND = 100;
/** Share of requests that may meet a closing connection; a browser would repeat them. */
const TOLERATED = 1 / 10_000;

/**
 * Loads ours and a yardstick in turn and prints the medians of their rounds. A contender
 * is `{ name, pids, behind?, …options of autocannon }`; `behind` gives the processes of
 * its database. An answer that isn't 2xx ends the bench. Ours must answer at least
 * `least` times the yardstick's requests; the costs in `noted` go to the gate, as
 * multiples of the yardstick's.
 */
export async function compare(
  { say, note },
  { what, least, noted = ['time', 'processor'] },
  contenders,
) {
  for (const contender of contenders) await load(contender, 1); // warm
  const runs = contenders.map(() => []);
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [at, contender] of contenders.entries())
      runs[at].push(await load(contender, SECONDS));
  const [ours, theirs] = runs.map((own) => {
    const of = (key) => median(own.map((one) => one[key]));
    return {
      ...{ perSecond: of('perSecond'), p99: of('p99') },
      ...{ cpuMs: of('cpuMs'), behindMs: of('behindMs') },
    };
  });
  const costs = {
    time: theirs.perSecond / ours.perSecond,
    processor: ours.cpuMs / theirs.cpuMs,
  };
  for (const name of noted) note(`${what}: ${name}`, costs[name]);
  say(
    `\n${what}, ${CONNECTIONS} connections, median of ${ROUNDS} interleaved rounds of ${SECONDS} s`,
  );
  for (const [at, figures] of [ours, theirs].entries())
    say(`  ${contenders[at].name.padEnd(34)} ${lineOf(figures)}`);
  const requests = `${ratio(ours.perSecond, theirs.perSecond)} the requests`;
  const limit = least
    ? ` (${least} at least)${markOf(ours.perSecond < least * theirs.perSecond)}`
    : '';
  say(
    `  ours: ${requests}${limit}, ${ratio(ours.p99, theirs.p99)} the p99, ${ratio(ours.cpuMs, theirs.cpuMs)} the processor`,
  );
}

function lineOf({ perSecond, p99, cpuMs, behindMs }) {
  const behind = behindMs > 0 ? ` and ${behindMs.toFixed(2)} of PostgreSQL` : '';
  return [
    `${Math.round(perSecond).toString().padStart(6)} requests/s`,
    `p99 ${String(p99).padStart(4)} ms`,
    `${cpuMs.toFixed(3)} ms of processor a request${behind}`,
  ].join(', ');
}

/**
 * Requests a second, p99 in ms, and the processor time a request of the serving processes
 * and of those behind them (Linux only; elsewhere NaN).
 */
async function load({ name, pids, behind = () => [], ...options }, seconds) {
  const before = [cpuSeconds(pids()), cpuSeconds(behind())];
  const { requests, latency, non2xx, errors } = await autocannon({
    connections: CONNECTIONS,
    duration: seconds,
    ...options,
  });
  if (non2xx > 0 || errors > requests.total * TOLERATED)
    throw new Error(`${name}: ${non2xx} answers that were not 2xx, ${errors} errors`);
  const after = [cpuSeconds(pids()), cpuSeconds(behind())];
  const [cpuMs, behindMs] = after.map(
    (end, at) => ((end - before[at]) * 1000) / requests.total,
  );
  return { perSecond: requests.total / seconds, p99: latency.p99, cpuMs, behindMs };
}

/** Processor seconds that processes have used (Linux only; elsewhere NaN). */
function cpuSeconds(pids) {
  try {
    return pids.reduce((sum, pid) => {
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
        .replace(/^.*\) /, '')
        .split(' ');
      return sum + (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
    }, 0);
  } catch {
    return NaN;
  }
}

/** Memory of a process in megabytes (Linux only; elsewhere NaN). */
export function memoryOf({ pids }) {
  try {
    const status = readFileSync(`/proc/${pids()[0]}/status`, 'utf8');
    return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) / 1024;
  } catch {
    return NaN;
  }
}

/** Waits until a URL answers with success. */
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

/** Child processes of a process (Linux only; elsewhere none). */
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

/** The mark beside a number beyond its limit, which fails the bench. */
export function markOf(isBeyond) {
  if (isBeyond) process.exitCode = 1;
  return isBeyond ? '  BEYOND ITS LIMIT' : '';
}
