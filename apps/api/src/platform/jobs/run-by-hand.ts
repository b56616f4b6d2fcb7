import { setTimeout as pause } from 'node:timers/promises';
import { type Ports } from '../ports';
import { enqueueRuns, openJobQueue, QUEUE } from './job-queue';
import { type Outcome, workRuns } from './job-worker';
import { type Job, type JobLog } from './jobs';

const URGENT = 10;

/**
 * Runs one job now and waits for its end; a process of the API may take the run. While
 * another run of the job is going on it waits, and calls `onWaiting`.
 */
export async function runByHand(
  ports: Ports,
  log: JobLog,
  { job, onWaiting }: { job: Job; onWaiting: () => void },
): Promise<Outcome> {
  const boss = await openJobQueue(ports.database, log);
  try {
    // A waiting run is replaced by this one, which is taken first.
    const waiting = await boss.findJobs(QUEUE, { key: job.name, queued: true });
    if (waiting.length > 0)
      await boss.cancel(
        QUEUE,
        waiting.map(({ id }) => id),
      );
    const [id] = await enqueueRuns(boss, [job], 'now', URGENT);
    if (!id) throw new Error('Somebody else ran it at the same moment; try again');
    await workRuns(ports, log, {
      boss,
      jobs: [job],
      pollSeconds: 0.5,
      minPriority: URGENT,
    });
    for (let looks = 0; ; looks += 1) {
      const [run] = await boss.findJobs(QUEUE, { id });
      const outcome = run && outcomeOf(run);
      if (outcome) return outcome;
      if (looks === 15 && run?.state === 'created') onWaiting();
      await pause(200);
    }
  } finally {
    await boss.stop();
  }
}

function outcomeOf({
  state,
  output,
}: {
  state: string;
  output: object | null;
}): Outcome | null {
  if (state === 'completed')
    return { status: 'completed', output: { done: 0, ...output } };
  if (state === 'created' || state === 'active') return null;
  return { status: 'failed', output: { error: 'interrupted', ...output } };
}
