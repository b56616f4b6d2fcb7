import { sql } from 'drizzle-orm';
import { finishRegistration } from '@site/api-contract';
import { buildApp } from '../../app';
import { openCatalogue } from '../../catalog/price-tables/catalogue-cache';
import { testApi } from '../../testing/api';
import { TestClient } from '../../testing/client';
import { openTestDatabase } from '../../testing/database';
import { configSchema } from '../config';
import { answerTo } from '../errors';
import { mostTransactions } from './bound-transactions';
import { type Database, rowsOf } from './database';

const api = testApi();

/** A transaction that runs until it is told to end; its first statement is `first`. */
async function openTransaction(db: Database, first = sql`select 1`) {
  let end = () => undefined as void;
  let ended: Promise<unknown> = Promise.resolve();
  await new Promise<void>((begun) => {
    ended = db.transaction(async (tx) => {
      await tx.execute(first);
      begun();
      await new Promise<void>((done) => (end = done));
    });
  });
  return {
    end: async () => {
      end();
      await ended;
    },
  };
}

it.each([
  [10, 7],
  [4, 2],
  [2, 1],
  [1, 1],
])('a pool of %i leaves %i to transactions', (connections, most) =>
  expect(mostTransactions(connections)).toBe(most),
);

const onPostgres = process.env['TEST_DATABASE_URL'] ? describe : describe.skip;
onPostgres('transactions on PostgreSQL', () => {
  it('leave connections to reads, and end their waiting without one', async () => {
    const database = await openTestDatabase({
      DATABASE_POOL_SIZE: 4,
      DATABASE_CONNECT_TIMEOUT_MS: 2_000,
    });
    const { db, patientDb } = database;
    const open = [await openTransaction(db), await openTransaction(patientDb)];
    const waiting = db
      .transaction(() => Promise.resolve())
      .catch((error: unknown) => error);
    expect(database.connections()).toMatchObject({ used: 2, waiting: 1 });
    const late: unknown = await waiting;
    expect(await rowsOf(db, sql`select 1 as one`)).toEqual([{ one: 1 }]);
    await Promise.all(open.map(({ end }) => end()));
    await database.close();
    expect(answerTo(late)).toMatchObject({
      status: 503,
      body: {
        message: 'O serviço está indisponível no momento. Tente de novo em instantes.',
      },
      retryAfterSeconds: 1,
    });
  });

  it('of a call give up on a row that somebody else holds, with 503 and a reason', async () => {
    const database = await openTestDatabase({ LOCK_TIMEOUT_MS: 100 });
    const ports = {
      ...api.ports,
      database,
      catalogue: openCatalogue(database, api.clock),
    };
    const app = await buildApp(ports, { worksOutbox: false });
    const { token, userId } = await api.asRole('customer');
    const client = new TestClient({ app, ports }, token);
    const holder = await openTransaction(
      api.db,
      sql`select 1 from users where id = ${userId} for update`,
    );
    const { status, body, headers } = await client.send(finishRegistration, {
      params: { id: userId },
    });
    await holder.end();
    await app.close();
    await database.close();
    expect(status).toBe(503);
    expect(body.message).toBe(
      'Outra alteração destes dados ainda está em andamento. Tente de novo em instantes.',
    );
    expect(body.reason).toBe('data-busy');
    expect(headers['retry-after']).toBe('1');
  });

  it('of jobs and commands wait for a row as long as a statement may take', async () => {
    const database = await openTestDatabase({ LOCK_TIMEOUT_MS: 100 });
    const { db, patientDb } = database;
    const timeoutOf = (handle: Database) =>
      handle.transaction((tx) => rowsOf(tx, sql`show lock_timeout`));
    expect(await timeoutOf(db)).toEqual([{ lock_timeout: '100ms' }]);
    expect(await timeoutOf(patientDb)).toEqual([{ lock_timeout: '0' }]);
    // A connection that returns to the pool has no limit left over.
    expect(await rowsOf(db, sql`show lock_timeout`)).toEqual([{ lock_timeout: '0' }]);
    await database.close();
  });
});

it('a transaction of a call waits a second for a row, unless said otherwise', () =>
  expect(configSchema.parse({}).LOCK_TIMEOUT_MS).toBe(1000));
