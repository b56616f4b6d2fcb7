import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { type PgBoss } from 'pg-boss';
import { type TestApi } from '../../../testing/api';
import { rowsOf } from '../../data/database';
import { openJobQueue } from '../job-queue';
import { type JobRunner, startJobs } from '../job-runner';
import { type Job } from '../jobs';

/** An interval that ends in 2033, so that no test sees the end of one. */
export const EVERY_SECONDS = 1_000_000_000;

export const job = (name: string, work: () => unknown): Job => ({
  name,
  title: `Faz ${name}`,
  every: EVERY_SECONDS,
  work: async () => {
    await work();
    return { done: 1 };
  },
});

export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  for (const end = Date.now() + 50_000; !(await isSo()); await pause(20))
    if (Date.now() > end) throw new Error('It did not come to that');
}

/**
 * Processes of the API that run jobs, stopped after each test. Call it once at the top of
 * a spec.
 */
export function startedJobs(api: TestApi): {
  start(...jobs: Job[]): JobRunner;
  /** The queue in another process. */
  open(): Promise<PgBoss>;
  runs(): Promise<{ name: string; state: string; output: unknown }[]>;
  /** Resolves when no run waits or is under way, except failed ones. */
  untilOver(): Promise<void>;
} {
  const running: { stop(): Promise<void> }[] = [];
  beforeEach(() => api.db.execute(sql`delete from pgboss.job`));
  afterEach(() => Promise.all(running.splice(0).map((one) => one.stop())));
  const runs = () =>
    rowsOf<{ name: string; state: string; output: unknown }>(
      api.db,
      sql`select singleton_key as name, state, output from pgboss.job order by singleton_key, created_on`,
    );
  return {
    start: (...jobs) => {
      const runner = startJobs(api.ports, api.app.log, jobs);
      running.push(runner);
      return runner;
    },
    open: async () => {
      const queue = await openJobQueue(api.ports.database, api.app.log);
      running.push(queue);
      return queue;
    },
    runs,
    untilOver: () =>
      until(async () => {
        const rows = await runs();
        return (
          rows.length > 0 &&
          rows.every(({ state }) => state !== 'created' && state !== 'active')
        );
      }),
  };
}
