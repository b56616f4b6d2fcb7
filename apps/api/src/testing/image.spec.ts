import { sql } from 'drizzle-orm';
import { rowsOf } from '#platform/data/database';
import { testApi } from './api';

const api = testApi();
const restored = async () => {
  const [row] = await rowsOf<{ whole: boolean }>(
    api.db,
    sql`select image.restore() as whole`,
  );
  return row?.whole;
};
const schemaMark = async () => {
  const [row] = await rowsOf<{ mark: string }>(
    api.db,
    sql`select image.schema_mark() as mark`,
  );
  return row?.mark;
};
const held = () =>
  rowsOf(
    api.db,
    sql`select (select count(*) from stock) as cars,
      (select string_agg(name, ',' order by id) from states) as states,
      (select count(*) from users) as users,
      (select count(*) from pgboss.queue) as queues,
      (select string_agg(version::text, ',') from pgboss.version) as jobs,
      (select last_value from pg_sequences where sequencename = 'price_tables_id_seq') as number`,
  );

describe('the image that test files share', () => {
  it('brings back what a file deleted, changed, added and numbered', async () => {
    const before = await held();
    await api.addUser();
    await api.db.execute(sql`delete from stock`);
    await api.db.execute(sql`update states set name = name || '!'`);
    await api.db.execute(sql`select setval('price_tables_id_seq', 1000000)`);
    await api.db.execute(sql`select pgboss.create_queue('own', '{"policy":"stately"}')`);
    await api.db.execute(sql`update pgboss.version set version = version + 1`);
    expect(await held()).not.toEqual(before);
    expect(await restored()).toBe(true);
    expect(await held()).toEqual(before);
  });

  it.each([
    'create function own() returns int language sql as $$ select 1 $$',
    'alter table stock disable trigger all',
    'alter table stock alter column quantity set default 3',
    'alter sequence price_tables_id_seq increment by 2',
    'create view own as select 1 as one',
    "comment on table pgboss.version is 'own'",
    'grant select on stock to public',
    'analyze stock',
  ])('has another mark after %s', async (statement) => {
    const before = await schemaMark();
    await api.db.execute(sql.raw(statement));
    expect(await schemaMark()).not.toBe(before);
  });

  it('says when a file touched the schema, even if it changed it back', async () => {
    await api.db.execute(sql`alter table stock rename to stock_away`);
    await api.db.execute(sql`alter table stock_away rename to stock`);
    expect(await restored()).toBe(false);
  });
});
