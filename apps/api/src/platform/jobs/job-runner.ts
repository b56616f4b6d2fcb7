import { type PgBoss } from 'pg-boss';
import { type Ports } from '../ports';
import { enqueueRuns, openJobQueue } from './job-queue';
import { workRuns } from './job-worker';
import { type Job, type JobLog } from './jobs';

const TICK_MS = 30_000;
const POLL_SECONDS = 5;
const STOP_MS = 8000; // the process is killed 10 s after its signal
/** Two, so that a job which waits for a slow host delays no other. */
const AT_ONCE = 2;

export type JobRunner = {
  /** Runs every job now, after the clock was moved. */
  runAll(): Promise<void>;
  /** Takes no further job, and lets running ones finish, at most for `STOP_MS`. */
  stop(): Promise<void>;
};

/**
 * Runs the jobs: all of them at once, then each after its `every`. Any number of
 * processes may do so; a job runs in one of them at a time. A job whose process died runs
 * again.
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
    while (workers.length < AT_ONCE)
      workers.push(
        await workRuns(ports, log, {
          boss,
          jobs,
          pollSeconds: POLL_SECONDS,
          onRun: wake, // the next run waits for no poll
        }),
      );
    return { boss, wake };
  };
  const put = async (when: 'due' | 'now') => {
    if (stopping) return;
    try {
      opening ??= open();
      const { boss, wake } = await opening.catch((error: unknown) => {
        opening = null; // tried again at the next tick
        throw error;
      });
      if ((await enqueueRuns(boss, jobs, when)).length > 0) wake();
    } catch (err) {
      if (!stopping) log.warn({ err }, 'jobs not reachable, will try again');
    }
  };
  // One after the other, so that a stop has one promise to wait for.
  let puts = Promise.resolve();
  const enqueue = (when: 'due' | 'now') => (puts = puts.then(() => put(when)));
  const stopBoss = async () => {
    await puts; // after this the runner queues nothing more
    const opened = await opening?.catch(() => null);
    await opened?.boss.stop({ timeout: STOP_MS });
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
}
