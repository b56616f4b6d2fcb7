import { setTimeout } from 'node:timers/promises';
import { type FastifyBaseLogger } from 'fastify';
import { type JobRunner, startJobs } from '#platform/jobs/job-runner';
import { patient, type Ports } from '#platform/ports';
import { JOBS } from './features';
import { type LivesMade } from './seed/demo';

/** A site that is silent is asked again after this time. */
const ANSWER_MS = 5000;
const SITE_LOOK_MS = 500;
/** A process whose site is not served makes the lives after this time. */
const SITE_WAIT_MS = 90_000;

export type BackgroundWork = {
  /** Runs every job now, after the clock was moved; nothing before the jobs began. */
  runAll(): Promise<void>;
  /** Begins nothing more, and waits for what runs. */
  stop(): Promise<void>;
};

/**
 * The work of the process that no call asks for. With `wantsLives` it first makes the
 * past of the demo's accounts that have none yet (decision 051), once the site answers;
 * the jobs begin after it, since they would mail people about a past that is being made.
 */
export function startBackgroundWork(
  ports: Ports,
  log: FastifyBaseLogger,
  { wantsLives, jobs: list = JOBS }: { wantsLives: boolean; jobs?: typeof JOBS },
): BackgroundWork {
  const ending = new AbortController();
  let jobs: JobRunner | null = null;
  const begun = (async () => {
    if (wantsLives) await makeLivesBehind(patient(ports), log, ending.signal);
    if (!ending.signal.aborted) jobs = startJobs(patient(ports), log, list);
  })();
  return {
    runAll: async () => jobs?.runAll(),
    stop: async () => {
      ending.abort();
      await begun;
      await jobs?.stop();
    },
  };
}

async function makeLivesBehind(
  ports: Ports,
  log: FastifyBaseLogger,
  signal: AbortSignal,
): Promise<void> {
  try {
    const { areLivesMissing, makeLives } = await import('./seed/demo');
    if (!(await areLivesMissing(ports.database.db))) return;
    await siteAnswers(ports.config.PUBLIC_ORIGIN, signal);
    await makeLives(ports, {
      signal,
      rests: true,
      told: (demoAccounts) => {
        log.info(demoAccounts, 'demo accounts ready');
        tellParent({ demoAccounts });
      },
      failed: (err, customer) =>
        log.error({ err, customer }, 'demo account not made, tried again at next start'),
    });
  } catch (err) {
    log.error({ err }, 'demo accounts not made, tried again at next start');
  }
}

/**
 * `npm start` shows on its terminal how far the demo's accounts are; nobody listens
 * elsewhere.
 */
function tellParent(message: { demoAccounts: LivesMade }): void {
  if (process.connected) process.send?.(message, undefined, {}, () => undefined);
}

/** Waits until the address of the site gives any answer, at most `SITE_WAIT_MS`. */
async function siteAnswers(origin: string, signal: AbortSignal): Promise<void> {
  const until = Date.now() + SITE_WAIT_MS;
  while (!signal.aborted && Date.now() < until) {
    const answer = await fetch(origin, {
      signal: AbortSignal.any([signal, AbortSignal.timeout(ANSWER_MS)]),
      redirect: 'manual',
    }).catch(() => null);
    await answer?.body?.cancel();
    if (answer) return;
    await setTimeout(SITE_LOOK_MS, undefined, { signal }).catch(() => undefined);
  }
}
