import { type PgBoss } from 'pg-boss';
import { type Ports } from '../ports';
import { enqueueRuns, openJobQueue } from './job-queue';
import { workRuns } from './job-worker';
import { type Job, type JobLog } from './jobs';

const TICK_MS = 30_000;
const POLL_SECONDS = 5;
const STOP_MS = 8000; // the process is ended 10 s after its signal
/** So that one that waits for a slow host holds up no other. */
const AT_ONCE = 2;

export type JobRunner = {
  /** Runs every job now, for whoever moved the clock. */
  runAll(): Promise<void>;
  /** Takes no further job, and lets those under way finish, for `STOP_MS` at most. */
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
    while (workers.length < AT_ONCE)
      workers.push(
        await workRuns(ports, log, {
          boss,
          jobs,
          pollSeconds: POLL_SECONDS,
          onRun: wake, // the next one waits for no poll
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
  // One after the other, so that a stop has one thing to wait for.
  let puts = Promise.resolve();
  const enqueue = (when: 'due' | 'now') => (puts = puts.then(() => put(when)));
  const stopBoss = async () => {
    await puts; // nothing is put there by who has stopped
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
