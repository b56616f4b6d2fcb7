import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { testApi } from '../../testing/api';
import { enqueueRuns, QUEUE } from './job-queue';
import { job, startedJobs, until } from './testing/started-jobs';

const api = testApi();
const { start, open, runs, untilOver } = startedJobs(api);

describe('jobs', () => {
  it('run at the start; one that fails stops no other, and is kept by its name alone', async () => {
    const done: string[] = [];
    const warn = jest.spyOn(api.app.log, 'warn');
    const error = Object.assign(new RangeError('ana@exemplo.test is out'), {
      code: 'X1',
    });
    start(
      job('first', () => done.push('first')),
      job('failing', () => Promise.reject(error)),
      job('last', () => done.push('last')),
    );
    await untilOver();
    expect(done.sort()).toEqual(['first', 'last']);
    expect(await runs()).toEqual([
      { name: 'failing', state: 'retry', output: { error: 'RangeError X1' } },
      { name: 'first', state: 'completed', output: { done: 1 } },
      { name: 'last', state: 'completed', output: { done: 1 } },
    ]);
    expect(warn.mock.calls).toEqual([
      [{ err: error, job: 'failing' }, 'job failed, will run again'],
    ]);
  });

  it('are under way in one of several processes at a time', async () => {
    let [atOnce, most, count] = [0, 0, 0];
    const slow = job('slow', async () => {
      most = Math.max(most, (atOnce += 1));
      count += 1;
      await pause(150);
      atOnce -= 1;
    });
    const processes = [start(slow), start(slow), start(slow)];
    await until(() => count > 0);
    await Promise.all(processes.map(({ runAll }) => runAll()));
    await untilOver();
    expect(most).toBe(1);
    expect(count > 1).toBe(true);
  });

  it('are due once in an interval, whoever asks', async () => {
    const regular = job('regular', () => undefined);
    const queues = [await open(), await open()];
    const made = await Promise.all(
      queues.map((queue) => enqueueRuns(queue, [regular], 'due')),
    );
    expect(made.flat()).toHaveLength(1);
  });

  it('run again, within the interval too, when the clock was moved', async () => {
    let count = 0;
    const runner = start(job('counting', () => (count += 1)));
    await untilOver();
    const before = count;
    await runner.runAll();
    await until(() => count === before + 1);
    await untilOver();
    expect(count).toBe(before + 1);
  });

  it('that a dead process had taken are run by another one', async () => {
    let count = 0;
    const left = job('left', () => (count += 1));
    const dead = await open();
    await enqueueRuns(dead, [left], 'now');
    expect(await dead.fetch(QUEUE)).toHaveLength(1);
    start(left);
    await pause(500);
    expect(count).toBe(0); // the process that took it may be alive
    await api.db.execute(
      sql`update pgboss.job set heartbeat_on = heartbeat_on - interval '1 minute'`,
    );
    await dead.supervise(QUEUE); // as each process does every 15 s
    await until(() => count > 0);
  });

  it('of a newer version wait for a process that knows them', async () => {
    await enqueueRuns(await open(), [job('newer', () => undefined)], 'now');
    start(job('known', () => undefined));
    await untilOver();
    expect(await runs()).toEqual([
      { name: 'known', state: 'completed', output: { done: 1 } },
      { name: 'newer', state: 'retry', output: { error: 'UnknownJob' } },
    ]);
  });

  it('that are under way at a stop finish, and no other begins', async () => {
    const done: string[] = [];
    let begun = false;
    const runner = start(
      job('slow', async () => {
        begun = true;
        await pause(300);
        done.push('slow');
      }),
    );
    await until(() => begun);
    await runner.stop();
    expect(done).toEqual(['slow']);
    await runner.runAll();
    await pause(100);
    expect(await runs()).toMatchObject([{ name: 'slow', state: 'completed' }]);
  });
});
