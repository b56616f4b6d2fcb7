import { sql } from 'drizzle-orm';
import { rowsOf } from './database';
import { openPostgres } from './postgres';

const url = process.env['TEST_DATABASE_URL'];

(url ? describe : describe.skip)('statements on PostgreSQL', () => {
  it('that are sent often are prepared once, and stay so through failures', async () => {
    const database = await openPostgres({
      DATABASE_URL: url ?? '',
      MIGRATION_DATABASE_URL: undefined,
      DATABASE_READ_URL: undefined,
      DATABASE_READ_AGE_MS: 0,
      DATABASE_POOLER: false,
      DATABASE_POOL_SIZE: 1,
      DATABASE_CONNECT_TIMEOUT_MS: 10_000,
      STATEMENT_TIMEOUT_MS: 10_000,
      LOCK_TIMEOUT_MS: 10_000,
    });
    const { db } = database;
    const hundredBy = async (of: number) => {
      const query = sql`select 100 / ${of}::int as part`;
      return (await rowsOf<{ part: number }>(db, query)).map((row) => row.part);
    };
    const prepared = async () =>
      (await database.executeSql('select statement from pg_prepared_statements')).rows;
    try {
      for (let nth = 1; nth <= 19; nth += 1) await hundredBy(2);
      expect(await prepared()).toEqual([]);
      for (let nth = 1; nth <= 5; nth += 1) expect(await hundredBy(2)).toEqual([50]);
      const names = [{ statement: 'select 100 / $1::int as part' }];
      expect(await prepared()).toEqual(names);
      // After a failed transaction the statement's name is still the same.
      await expect(
        db.transaction(async (tx) => {
          await tx.execute(sql`select 100 / ${4}::int as part`);
          await tx.execute(sql`select 100 / ${0}::int as part`);
        }),
      ).rejects.toThrow();
      expect(await hundredBy(4)).toEqual([25]);
      expect(await hundredBy(10)).toEqual([10]);
      expect(await prepared()).toEqual(names);
    } finally {
      await database.close();
    }
  });
});
