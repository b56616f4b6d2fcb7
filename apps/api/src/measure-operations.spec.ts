import { sql } from 'drizzle-orm';
import { DAY_MS } from '@site/api-contract/brazil';
import { enqueueMail } from '#platform/jobs/outbox';
import { runByHand } from '#platform/jobs/run-by-hand';
import { buildApp } from './app';
import { signedContract } from './contracts/contracts/testing/signed-contract';
import { JOBS } from './features';
import { FakeBank } from './payments/payments/testing/fake-bank';
import { testApi } from './testing/api';

const api = testApi();

/** The figures of a metric, by their labels as Prometheus writes them. */
async function figuresOf(name: string, app = api.app): Promise<Record<string, number>> {
  const { body } = await app.inject('/metrics');
  const lines = body.split('\n').filter((line) => line.startsWith(name));
  return Object.fromEntries(
    lines.flatMap((line) => {
      const [, labels = '', value] = /^\w+(?:\{(.*)\})? (\S+)$/.exec(line) ?? [];
      return [[labels, Number(value)]];
    }),
  );
}

describe('/metrics of the API', () => {
  it('tells how many mails wait, how old the oldest is, and which nobody took', async () => {
    const mail = { to: 'ana@exemplo.test', subject: 'Olá', text: 'Olá' };
    await enqueueMail(api.ports, api.db, mail);
    api.clock.advance(90_000);
    await enqueueMail(api.ports, api.db, mail);
    expect(await figuresOf('outbox_waiting')).toEqual({
      'box="mails"': 2,
      'box="messages"': 0,
    });
    expect((await figuresOf('outbox_oldest_seconds'))['box="mails"']).toBe(90);
    await api.db.execute(sql`update outbox set gave_up_at = now()`);
    expect((await figuresOf('outbox_given_up'))['box="mails"']).toBe(2);
    expect((await figuresOf('outbox_oldest_seconds'))['box="mails"']).toBe(0);
  });

  it('tells when each job last ended well, how often it runs, and what failed', async () => {
    const [job] = JOBS;
    if (!job) throw new Error('No job');
    await runByHand(api.ports, api.app.log, { job, onWaiting: () => undefined });
    const label = `name="${job.name}"`;
    const ended = (await figuresOf('job_last_success_timestamp_seconds'))[label] ?? 0;
    expect(Math.abs(ended - Date.now() / 1000)).toBeLessThan(60);
    expect((await figuresOf('job_interval_seconds'))[label]).toBe(job.every);
    expect((await figuresOf('job_failures'))[label]).toBe(0);
  });

  it('tells proposals and signed contracts of the last 24 hours', async () => {
    await signedContract(api);
    expect(await figuresOf('proposals_of_last_day')).toEqual({
      'state="contrato_assinado"': 1,
    });
    expect(await figuresOf('contracts_signed_of_last_day')).toEqual({ '': 1 });
    expect(await figuresOf('contracts_overdue')).toEqual({ '': 0 });
    api.clock.advance(DAY_MS + 1000);
    expect(await figuresOf('proposals_of_last_day')).toEqual({});
    expect(await figuresOf('contracts_signed_of_last_day')).toEqual({ '': 0 });
  });

  it('tells the newest migration and the connections of its pool', async () => {
    const { rows } = await api.ports.database.executeSql(
      'select max(version) as newest from schema_migrations',
    );
    expect(await figuresOf('database_migration')).toEqual({
      '': (rows[0] as { newest: number }).newest,
    });
    expect(Object.keys(await figuresOf('database_connections')).sort()).toEqual([
      'state="idle"',
      'state="used"',
      'state="waiting"',
    ]);
  });

  it('says nothing of a bank where there is none, and 1 while the bank is left alone', async () => {
    expect(await figuresOf('bank_left_alone')).toEqual({});
    const bank = { ...new FakeBank().bank, isLeftAlone: () => true };
    const app = await buildApp({ ...api.ports, bank }, { worksOutbox: false });
    expect(await figuresOf('bank_left_alone', app)).toEqual({ '': 1 });
    await app.close();
  });

  it('leaves out what cannot be read, and tells the rest', async () => {
    const database = {
      ...api.ports.database,
      db: new Proxy(api.db, {
        get: () => () => {
          throw new Error('away');
        },
      }),
    };
    const app = await buildApp({ ...api.ports, database }, { worksOutbox: false });
    expect(await figuresOf('outbox_waiting', app)).toEqual({});
    expect(await figuresOf('build_info', app)).not.toEqual({});
    expect((await figuresOf('database_connections', app))['state="waiting"']).toBe(0);
    await app.close();
  });
});
