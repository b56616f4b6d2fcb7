import { eq, sql } from 'drizzle-orm';
import {
  BLOCKED_TEXT,
  chooseNotificationDigest,
  getDocumentPage,
  getNotificationDigest,
  sendDocument,
} from '@site/api-contract';
import { users } from '../../../identity/accounts/accounts.table';
import { testApi } from '../../../testing/api';
import { type TestClient } from '../../../testing/client';
import { configSchema } from '../../config';
import { rowsOf } from '../../data/database';
import { answerTo } from '../../errors';
import { callKindOf, limitAccountCalls } from './limit-account-calls';

const BUSY =
  'Ainda estamos concluindo outros pedidos da sua conta. Tente de novo em instantes.';
const limits = {
  ACCOUNT_WRITES_AT_ONCE: 3,
  ACCOUNT_READS_AT_ONCE: 6,
  ACCOUNT_FILES_AT_ONCE: 12,
  ACCOUNT_WAIT_MS: 300,
};
const api = testApi({
  config: { ...limits, RATE_WRITES: { points: 6, windowMs: 60_000 } },
});
const write = (client: TestClient) =>
  client.send(chooseNotificationDigest, { body: { digest: 'off' } });

/** Work that runs until it is told to end. */
function longWork() {
  let end = () => undefined as void;
  const done = new Promise<string>((resolve) => (end = () => resolve('done')));
  return { work: jest.fn(() => done), end };
}

describe('the turns of an account', () => {
  it('are three writes, six reads and twelve files, and more wait two seconds, unless said otherwise', () =>
    expect(configSchema.parse({})).toMatchObject({
      ACCOUNT_WRITES_AT_ONCE: 3,
      ACCOUNT_READS_AT_ONCE: 6,
      ACCOUNT_FILES_AT_ONCE: 12,
      ACCOUNT_WAIT_MS: 2000,
    }));

  it.each([
    ['writes', 3],
    ['reads', 6],
    ['files', 12],
  ] as const)(
    'of %s are %i, and one more begins when one is done',
    async (kind, most) => {
      const turns = limitAccountCalls({ ...limits, ACCOUNT_WAIT_MS: 60_000 });
      const all = Array.from({ length: most + 1 }, longWork);
      const ends = all.map(({ work }) => turns.take('ana', kind, work));
      const begun = () => all.filter(({ work }) => work.mock.calls.length > 0).length;
      expect(begun()).toBe(most);
      all[1]?.end();
      await ends[1];
      expect(begun()).toBe(most + 1);
      for (const { end } of all) end();
      expect(await Promise.all(ends)).toEqual(Array(most + 1).fill('done'));
    },
  );

  it('refuse a write that waited in vain, which then never begins', async () => {
    const turns = limitAccountCalls(limits);
    const all = [1, 2, 3, 4].map(longWork);
    const ends = all.map(({ work }) => turns.take('ana', 'writes', work));
    const refused: unknown = await ends[3]?.catch((error: unknown) => error);
    expect(answerTo(refused)).toEqual({
      status: 503,
      body: { message: BUSY, reason: 'account-busy' },
      retryAfterSeconds: 1,
      isFault: false,
    });
    for (const { end } of all) end();
    await Promise.all(ends.slice(0, 3));
    expect(all[3]?.work).not.toHaveBeenCalled();
  });

  it('of writes, of reads and of files are apart, and those of a stranger too', async () => {
    const turns = limitAccountCalls(limits);
    const all = [1, 2, 3].map(longWork);
    const ends = all.map(({ work }) => turns.take('ana', 'writes', work));
    const now = () => 'now';
    expect(await turns.take('ana', 'reads', now)).toBe('now');
    expect(await turns.take('ana', 'files', now)).toBe('now');
    expect(await turns.take('bia', 'writes', now)).toBe('now');
    expect(await turns.take(undefined, 'writes', now)).toBe('now');
    for (const { end } of all) end();
    await Promise.all(ends);
  });

  it('are free again after work that failed', async () => {
    const turns = limitAccountCalls(limits);
    const fail = () => Promise.reject(new Error('failed'));
    for (let nth = 0; nth < 5; nth += 1)
      await expect(turns.take('ana', 'writes', fail)).rejects.toThrow('failed');
  });

  it('count a file that comes or goes as a file', () =>
    expect(
      [
        chooseNotificationDigest,
        getNotificationDigest,
        getDocumentPage,
        sendDocument,
      ].map(callKindOf),
    ).toEqual(['writes', 'reads', 'files', 'files']));
});

const onPostgres = process.env['TEST_DATABASE_URL'] ? describe : describe.skip;
onPostgres('calls of one account that wait for the same row', () => {
  /** Connections of this database that wait for a lock. */
  const waiting = async () => {
    const [row] = await rowsOf<{ count: number }>(
      api.db,
      sql`select count(*)::int as count from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return row?.count ?? 0;
  };

  it('hold three connections at most, and a stranger writes and reads', async () => {
    const [busy, stranger] = [await api.asRole('SELLER'), await api.asRole('SELLER')];
    let release = () => undefined as void;
    const held = new Promise<void>((locked) => {
      void api.db.transaction(async (tx) => {
        await tx.select().from(users).where(eq(users.id, busy.userId)).for('update');
        locked();
        await new Promise<void>((done) => (release = done));
      });
    });
    await held;
    const first = [write(busy), write(busy), write(busy)];
    while ((await waiting()) < 3);
    const late = [write(busy), write(busy)];
    expect((await write(stranger)).status).toBe(200);
    expect((await busy.send(getNotificationDigest, {})).status).toBe(200);
    for (const { status, body, headers } of await Promise.all(late))
      expect([status, body.message, body.reason, headers['retry-after']]).toEqual([
        503,
        BUSY,
        'account-busy',
        '1',
      ]);
    expect(await waiting()).toBe(3);
    release();
    for (const { status } of await Promise.all(first)) expect(status).toBe(200);
  });
});

describe('writes of an account within a minute', () => {
  it('are refused beyond the limit with the text of a block, until it is over', async () => {
    const [quick, other] = [await api.asRole('SELLER'), await api.asRole('SELLER')];
    for (let nth = 0; nth < 6; nth += 1) expect((await write(quick)).status).toBe(200);
    const { status, body, headers } = await write(quick);
    expect(status).toBe(429);
    expect(body.message).toEqual(BLOCKED_TEXT);
    expect(headers['retry-after']).toBe('60');
    expect((await quick.send(getNotificationDigest, {})).status).toBe(200);
    expect((await write(other)).status).toBe(200);
    api.clock.advance(60_000);
    expect((await write(quick)).status).toBe(200);
  });

  it('are counted by account, from whatever browser', async () => {
    const seller = await api.asRole('SELLER');
    for (let nth = 0; nth < 6; nth += 1) {
      const browser = api.asAnyone();
      browser.token = seller.token ?? '';
      expect((await write(browser)).status).toBe(200);
    }
    expect((await write(seller)).status).toBe(429);
  });
});
