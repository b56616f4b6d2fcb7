import { sql } from 'drizzle-orm';
import { testApi } from '../../testing/api';
import { rowsOf } from '../data/database';
import { type JobRunner, startJobs } from './job-runner';
import { type Job } from './jobs';

const api = testApi();
const runners: JobRunner[] = [];

beforeEach(async () => {
  await api.db.execute(sql`delete from pgboss.job`);
});
afterEach(async () => {
  await Promise.all(runners.splice(0).map((runner) => runner.stop()));
});

/** A process of the API with these jobs. */
function start(...jobs: Job[]): JobRunner {
  const runner = startJobs(api.ports, api.app.log, jobs);
  runners.push(runner);
  return runner;
}

const job = (name: string, work: () => Promise<unknown>): Job => ({
  name,
  title: name,
  every: 600,
  work: async () => {
    await work();
    return { done: 1 };
  },
});

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  for (const end = Date.now() + 20_000; !(await isSo());) {
    if (Date.now() > end) throw new Error('It did not come to that');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

const runs = () =>
  rowsOf<{ name: string; state: string; output: unknown }>(
    api.db,
    sql`select singleton_key as name, state, output from pgboss.job order by created_on, singleton_key`,
  );
const isOver = async () =>
  (await runs()).every(({ state }) => ['completed', 'retry', 'failed'].includes(state));

describe('jobs', () => {
  it('run at the start; one that fails stops no other, and is kept by its name alone', async () => {
    const done: string[] = [];
    const warn = jest.spyOn(api.app.log, 'warn');
    const error = Object.assign(new RangeError('ana@exemplo.test is out'), {
      code: 'X1',
    });
    start(
      job('first', async () => done.push('first')),
      job('failing', () => Promise.reject(error)),
      job('last', async () => done.push('last')),
    );
    await until(async () => done.length === 2 && (await isOver()));
    expect(await runs()).toEqual([
      { name: 'failing', state: 'retry', output: { error: 'RangeError X1' } },
      { name: 'first', state: 'completed', output: { done: 1 } },
      { name: 'last', state: 'completed', output: { done: 1 } },
    ]);
    expect(warn.mock.calls).toEqual([
      [{ err: error, job: 'failing' }, 'job failed, will run again'],
    ]);
  });
});
