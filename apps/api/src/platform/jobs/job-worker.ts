import { type Job as Run, type PgBoss } from 'pg-boss';
import { codeOf } from '../error-facts';
import { type Ports } from '../ports';
import { QUEUE, type RunData } from './job-queue';
import { type Done, type Job, type JobLog } from './jobs';

/** The outcome of a run, as the queue keeps it. */
export type Outcome =
  { status: 'completed'; output: Done } | { status: 'failed'; output: { error: string } };

type Options = {
  boss: PgBoss;
  jobs: readonly Job[];
  pollSeconds: number;
  /** Leaves less urgent runs to other workers. */
  minPriority?: number;
  /** After each run. */
  onRun?: () => void;
};

/**
 * Takes runs from the queue, one at a time, until pg-boss stops. Returns the worker's id.
 */
export function workRuns(
  ports: Ports,
  log: JobLog,
  { boss, jobs, pollSeconds, minPriority, onRun }: Options,
): Promise<string> {
  const run = async (name: string): Promise<Outcome> => {
    const job = jobs.find((one) => one.name === name);
    // The job belongs to a newer API that shares the database for a while.
    if (!job) return { status: 'failed', output: { error: 'UnknownJob' } };
    return runOnce(ports, log, job);
  };
  return boss.work(
    QUEUE,
    {
      perJobResults: true,
      pollingIntervalSeconds: pollSeconds,
      ...(minPriority !== undefined && { minPriority }),
    },
    async (runs: Run<RunData>[]) => {
      const results = await Promise.all(
        runs.map(async ({ id, data }) => ({ id, ...(await run(data.name)) })),
      );
      onRun?.();
      return results;
    },
  );
}

/**
 * One run of a job. Of an error the queue stores only name and code, since a message may
 * hold personal data.
 */
async function runOnce(ports: Ports, log: JobLog, job: Job): Promise<Outcome> {
  try {
    const output = await job.work(ports, ports.database.db, log);
    if (output.done > 0) log.info({ job: job.name, done: output.done }, 'job done');
    return { status: 'completed', output };
  } catch (err) {
    log.warn({ err, job: job.name }, 'job failed, will run again');
    return { status: 'failed', output: { error: nameOf(err) } };
  }
}

function nameOf(err: unknown): string {
  // Drizzle wraps the driver's error.
  const { cause } = Object(err) as { cause?: unknown };
  const name = err instanceof Error ? err.name : 'unknown';
  const code = codeOf(err) ?? codeOf(cause);
  return code ? `${name} ${code}` : name;
}
