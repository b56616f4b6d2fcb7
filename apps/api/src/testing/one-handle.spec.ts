import { sql } from 'drizzle-orm';
import { type Database } from '#platform/data/database';
import { testApi } from './api';

const api = testApi();
const one = (handle: Database) => handle.execute(sql`select 1`);
const onPostgres = process.env['TEST_DATABASE_URL'] ? describe : describe.skip;

onPostgres('a query inside a transaction', () => {
  it('is answered by the handle of the transaction', async () => {
    await expect(api.db.transaction((tx) => one(tx))).resolves.toBeDefined();
  });

  it.each(['db', 'patientDb'] as const)(
    'fails by another handle, in a transaction of %s',
    async (name) => {
      const { database } = api.ports;
      const asked = database[name].transaction(() => one(api.db));
      await expect(asked).rejects.toMatchObject({
        cause: { message: 'A query inside a transaction used another handle than `tx`' },
      });
    },
  );

  it('fails in a transaction of its own', async () => {
    const asked = api.db.transaction(() => api.db.transaction((tx) => one(tx)));
    await expect(asked).rejects.toThrow('used another handle');
  });

  it('is nobody else’s business: others ask meanwhile', async () => {
    let end = () => undefined as void;
    const open = api.db.transaction(() => new Promise<void>((done) => (end = done)));
    await expect(one(api.db)).resolves.toBeDefined();
    end();
    await open;
  });
});
