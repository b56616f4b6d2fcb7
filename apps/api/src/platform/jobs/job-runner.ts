import { type Job as Run, type PgBoss } from 'pg-boss';
import { codeOf } from '../error-code';
import { type Ports } from '../ports';
import { enqueueRuns, openJobQueue, QUEUE, type RunData } from './job-queue';
import { type Done, type Job, type JobLog } from './jobs';

const TICK_MS = 30_000;
const POLL_SECONDS = 15;
const STOP_MS = 8000; // the process is ended 10 s after its signal
/** So that one that waits for a slow host holds up no other. */
const AT_ONCE = 2;

export type JobRunner = {
  /** Runs every job now, for whoever moved the clock. */
  runAll(): Promise<void>;
  /** Takes no further job, and lets those under way finish, for 8 s at most. */
  stop(): Promise<void>;
};

/**
 * Runs the jobs: every one at once, then each whenever its `every` is over. Any number of
 * processes may do so; a job is under way in one of them at a time. What a process leaves
 * behind when it dies is run again.
 */
export function startJobs(ports: Ports, log: JobLog, jobs: readonly Job[]): JobRunner {
  let stopping: Promise<void> | null = null;
  let opening: Promise<{ boss: PgBoss; wake(): void }> | null = null;

  const open = async () => {
    const boss = await openJobQueue(ports.database, log);
    const workers: string[] = [];
    const wake = () => workers.forEach((id) => boss.notifyWorker(id));
    await enqueueRuns(boss, jobs, 'due');
    await enqueueRuns(boss, jobs, 'now');
    while (workers.length < AT_ONCE) workers.push(await workRuns(boss, wake));
    return { boss, wake };
  };
  const workRuns = (boss: PgBoss, wake: () => void) =>
    boss.work(
      QUEUE,
      { perJobResults: true, pollingIntervalSeconds: POLL_SECONDS },
      async (runs: Run<RunData>[]) => {
        const results = await Promise.all(
          runs.map(async ({ id, data }) => ({ id, ...(await run(data.name)) })),
        );
        wake(); // for the next one at once
        return results;
      },
    );
  const run = async (name: string): Promise<Outcome> => {
    const job = jobs.find((one) => one.name === name);
    // Of a newer version of the API, that shares the database for a while.
    if (!job) return { status: 'failed', output: { error: 'UnknownJob' } };
    return runOnce(ports, log, job);
  };
  const enqueue = async (when: 'due' | 'now') => {
    if (stopping) return;
    try {
      opening ??= open();
      const { boss, wake } = await opening;
      if ((await enqueueRuns(boss, jobs, when)).length > 0) wake();
    } catch (err) {
      if (!stopping) log.warn({ err }, 'jobs not reachable, will try again');
    }
  };

  const timer = setInterval(() => void enqueue('due'), TICK_MS);
  timer.unref();
  void enqueue('due');
  return {
    runAll: () => enqueue('now'),
    stop: () => {
      clearInterval(timer);
      return (stopping ??= stopBoss());
    },
  };

  async function stopBoss(): Promise<void> {
    const opened = await opening?.catch(() => null);
    await opened?.boss.stop({ timeout: STOP_MS });
  }
}

type Outcome =
  { status: 'completed'; output: Done } | { status: 'failed'; output: { error: string } };

/**
 * One run of a job. Of an error the queue keeps the name and the code alone: a message
 * may hold what belongs to a person.
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
  // Drizzle wraps what the driver says.
  const { cause } = Object(err) as { cause?: unknown };
  const name = err instanceof Error ? err.name : 'unknown';
  const code = codeOf(err) ?? codeOf(cause);
  return code ? `${name} ${code}` : name;
}
