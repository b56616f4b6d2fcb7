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
const held = () =>
  rowsOf(
    api.db,
    sql`select (select count(*) from stock) as cars,
      (select string_agg(name, ',' order by id) from states) as states,
      (select count(*) from users) as users,
      (select last_value from pg_sequences where sequencename = 'price_tables_id_seq') as number`,
  );

describe('the image that test files share', () => {
  it('brings back what a file deleted, changed, added and numbered', async () => {
    const before = await held();
    await api.addUser();
    await api.db.execute(sql`delete from stock`);
    await api.db.execute(sql`update states set name = name || '!'`);
    await api.db.execute(sql`select setval('price_tables_id_seq', 1000000)`);
    expect(await held()).not.toEqual(before);
    expect(await restored()).toBe(true);
    expect(await held()).toEqual(before);
  });

  it('says when a file touched the schema, even if it changed it back', async () => {
    await api.db.execute(sql`alter table stock rename to stock_away`);
    await api.db.execute(sql`alter table stock_away rename to stock`);
    expect(await restored()).toBe(false);
  });
});
