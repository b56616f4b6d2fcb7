import { sql } from 'drizzle-orm';
import { reportJobs } from '#platform/jobs/job-report';
import { enqueueMail } from '#platform/jobs/outbox';
import { reportOutboxes } from '#platform/jobs/outbox-report';
import { runByHand } from '#platform/jobs/run-by-hand';
import { EVERY_SECONDS, job, startedJobs } from '#platform/jobs/testing/started-jobs';
import { testApi } from '../testing/api';
import { jobLines } from './jobs';

const api = testApi();
const { start, runs, untilOver } = startedJobs(api);
const run = (name: string, work: () => unknown) =>
  runByHand(api.ports, api.app.log, { job: job(name, work), onWaiting: () => undefined });

describe('`ops -- jobs`', () => {
  const fine = job('fine', () => undefined);
  const failing = job('failing', () => Promise.reject(new TypeError('Ana')));
  const never = job('never', () => undefined);

  it('tells last and next run, what was done, and failures by the name of the error', async () => {
    const before = Date.now();
    start(fine, failing);
    await untilOver();
    const [ok, bad, none] = await reportJobs(api.db, [fine, failing, never]);
    expect(ok).toMatchObject({ title: 'Faz fine', done: 1, failures: 0, error: null });
    expect(Math.abs((ok?.lastRun?.getTime() ?? 0) - before)).toBeLessThan(60_000);
    const next = ok?.nextRun as Date;
    expect(next.getTime() % (EVERY_SECONDS * 1000)).toBe(0);
    expect(next.getTime() > before).toBe(true);
    expect(bad).toMatchObject({ done: null, failures: 1, error: 'TypeError' });
    expect(none).toMatchObject({ lastRun: null, done: null, failures: 0, error: null });
    const [head, ...lines] = jobLines([ok, bad, none].filter((one) => one !== undefined));
    expect(head).toMatch(/^JOB +LAST RUN +NEXT RUN +DONE +FAILURES +WHAT$/);
    expect(lines[1]).toMatch(/^failing +\S+Z +\S+Z +- +1 \(TypeError\) +Faz failing$/);
    expect(lines[2]).toMatch(/^never +never +/);
  });

  it('tells what waits for the outbox relay, and what it gave up', async () => {
    const mail = { to: 'ana@exemplo.test', subject: 'Olá', text: 'Oi' };
    for (let count = 0; count < 3; count += 1) await enqueueMail(api.ports, api.db, mail);
    await api.db.execute(
      sql`update outbox set attempts = 2 where id = (select min(id) from outbox)`,
    );
    await api.db.execute(
      sql`update outbox set gave_up_at = now() where id = (select max(id) from outbox)`,
    );
    expect(await reportOutboxes(api.db)).toEqual([
      { box: 'mails', waiting: 2, refused: 1, givenUp: 1, oldest: api.clock.now() },
      { box: 'messages', waiting: 0, refused: 0, givenUp: 0, oldest: null },
    ]);
  });
});

describe('`ops -- jobs run`', () => {
  it('runs that job alone, and says what was done or went wrong', async () => {
    let count = 0;
    expect(await run('asked', () => (count += 1))).toEqual({
      status: 'completed',
      output: { done: 1 },
    });
    expect(count).toBe(1);
    expect(await run('broken', () => Promise.reject(new TypeError('Ana')))).toEqual({
      status: 'failed',
      output: { error: 'TypeError' },
    });
    expect((await runs()).map(({ name }) => name)).toEqual(['asked', 'broken']);
  });

  it('takes the place of a run that failed and waits for its next try', async () => {
    await run('twice', () => Promise.reject(new Error('away')));
    expect(await run('twice', () => undefined)).toMatchObject({ status: 'completed' });
    expect((await runs()).map(({ state }) => state).sort()).toEqual([
      'cancelled',
      'completed',
    ]);
  });
});
