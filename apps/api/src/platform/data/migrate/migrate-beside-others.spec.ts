import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { testApi } from '../../../testing/api';
import { migrate } from './migrate';
import { readMigration, readMigrations } from './read-migrations';

/** The embedded database has one connection, so nothing runs beside a migration there. */
const onPostgres = process.env['TEST_DATABASE_URL'] ? describe : describe.skip;
const KNOWN = readMigrations(join(__dirname, '../../../migrations'));

onPostgres('a migration beside others', () => {
  const api = testApi();

  it('that waits for a long reader lets others write between its tries', async () => {
    const added = readMigration('9000-added.sql', 'alter table leads add shade text;');
    let begin = () => undefined as void;
    let endRead = () => undefined as void;
    const begun = new Promise<void>((resolve) => (begin = resolve));
    const read = new Promise<void>((resolve) => (endRead = resolve));
    const reader = api.db.transaction(async (tx) => {
      await tx.execute(sql`select count(*) from leads`);
      begin();
      await read;
    });
    await begun;
    const { applied } = await api.ports.database.withMigrationClient((client) =>
      migrate(client, [...KNOWN, added], async () => {
        await api.db.execute(sql`update leads set name = name`);
        endRead();
        await reader;
      }),
    );
    expect(applied).toBe(1);
  });

  it('makes an index while another process waits for its turn to migrate', async () => {
    const added = readMigration(
      '9001-added.sql',
      '-- outside a transaction\ncreate index concurrently if not exists leads_by_name on leads (name);\n',
    );
    const start = () =>
      api.ports.database.withMigrationClient((client) =>
        migrate(client, [...KNOWN, added]),
      );
    const ends = await Promise.all([start(), start(), start()]);
    expect(ends.map(({ applied }) => applied).sort()).toEqual([0, 0, 1]);
  });
});
