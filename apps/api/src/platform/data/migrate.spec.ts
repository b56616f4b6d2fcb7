import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { testApi } from '../../testing/api';
import { type MigrationClient, rowsOf } from './database';
import { grantToApiUser, migrate, readMigrations } from './migrate';

const api = testApi();
const folder = join(__dirname, '../../migrations');
const run = <T>(work: (client: MigrationClient) => Promise<T>) =>
  api.ports.database.withMigrationClient(work);

describe('migrations (G7)', () => {
  it('are applied once: a second start finds nothing to do', async () => {
    expect(await run((client) => migrate(client, readMigrations(folder)))).toBe(0);
  });

  it('stop the start when the database is newer than the code', async () => {
    await expect(
      run((client) => migrate(client, readMigrations(folder).slice(0, -1))),
    ).rejects.toThrow(
      /^The database is newer than this version of the API: it has migration \d+, the code ends at \d+\.$/,
    );
  });

  it('stop the start in one line when the database is of an older numbering', async () => {
    const rename = (name: string) =>
      api.db.execute(sql`update schema_migrations set name = ${name} where version = 2`);
    await rename('0002-dealerships.sql');
    try {
      await expect(
        run((client) => migrate(client, readMigrations(folder))),
      ).rejects.toThrow(
        /^The database is of an older numbering of migrations, from before the first release: it has 0002-dealerships\.sql where the code has 0002-identity\.sql\. Begin again with an empty database: delete the data folder of the demo \(DATA_DIR, \.\/data by default\), or name another one in DATABASE_URL\.$/,
      );
    } finally {
      await rename('0002-identity.sql');
    }
  });

  it('stop the start when the jobs are newer than the code', async () => {
    await api.db.execute(sql`update pgboss.version set version = version + 1`);
    await expect(
      run((client) => migrate(client, readMigrations(folder))),
    ).rejects.toThrow(/newer than this version of the API: its jobs have schema \d+/);
    await api.db.execute(sql`update pgboss.version set version = version - 1`);
  });

  it('that fail are undone whole and named', async () => {
    const broken = {
      version: 9000,
      name: '9000-broken.sql',
      sql: 'create table half_done (id integer); select no_such_function();',
    };
    await expect(
      run((client) => migrate(client, [...readMigrations(folder), broken])),
    ).rejects.toThrow('Migration 9000-broken.sql failed and was undone');
    const [row] = await run((client) =>
      client.query(`select to_regclass('half_done') is null as gone`),
    );
    expect(row?.['gone']).toBe(true);
  });
});

describe("the API's own database user (I6)", () => {
  const NAME = 'api_"user"';
  const as = (statement: string) =>
    api.db.transaction(async (tx) => {
      await tx.execute(sql`set local role ${sql.identifier(NAME)}`);
      await tx.execute(sql.raw(statement));
    });

  it('reads and writes, and can neither change the schema nor its triggers', async () => {
    await run((client) => client.exec(`create role "${NAME.replaceAll('"', '""')}"`));
    try {
      await run((client) => grantToApiUser(client, NAME));
      await as('select count(*) from users');
      await as('update stock set quantity = quantity'); // its trigger writes too
      await as(`select pgboss.create_queue('own', '{"policy":"stately"}')`);
      await as('delete from pgboss.queue');
      await as(
        "insert into audit_entries (at, actor_role, action) values (now(), 'system', 'sign-out')",
      );
      await as("select forget_audit_entries(now() - interval '6 months')");
      for (const statement of [
        'create table own (id integer)',
        'drop table users',
        'alter table users add column x text',
        'alter table stock disable trigger all',
        'truncate audit_entries',
        'delete from audit_entries',
        "update audit_entries set action = 'sign-in'",
        'alter table audit_entries disable trigger all',
        'create or replace function refuse_change_of_audit() returns trigger language sql as $$ select null $$',
        'create table pgboss.own (id integer)',
        'alter table pgboss.job disable trigger all',
      ]) {
        await expect(as(statement)).rejects.toMatchObject({
          cause: { message: expect.stringMatching(/permission denied|must be owner/) },
        });
      }
    } finally {
      await run((client) =>
        client.exec(
          `drop owned by "${NAME.replaceAll('"', '""')}"; drop role "${NAME.replaceAll('"', '""')}"`,
        ),
      );
    }
  });
});

// security-requirements H6
describe('the audit trail', () => {
  const DAY = "interval '1 day'";
  const add = (days: number) =>
    api.db.execute(
      sql.raw(
        `insert into audit_entries (at, actor_role, action) values (now() - ${days} * ${DAY}, 'system', 'sign-out')`,
      ),
    );
  const forget = (days: number) =>
    rowsOf<{ gone: string }>(
      api.db,
      sql.raw(`select forget_audit_entries(now() - ${days} * ${DAY}) as gone`),
    );

  it.each([
    ['update', "update audit_entries set action = 'sign-in'"],
    ['delete', 'delete from audit_entries'],
    ['truncate', 'truncate audit_entries'],
  ])('takes no %s, also where one user does everything', async (what, statement) => {
    await add(1);
    await expect(api.db.execute(sql.raw(statement))).rejects.toMatchObject({
      cause: {
        message: `audit_entries takes no ${what}: old entries go by forget_audit_entries()`,
      },
    });
    expect(await api.trail()).toHaveLength(1);
  });

  it('lets its old entries go by its function, and keeps the last 28 days from everybody', async () => {
    for (const days of [200, 100, 27, 0]) await add(days);
    expect(await forget(180)).toEqual([{ gone: expect.anything() }]);
    expect(await api.trail()).toHaveLength(3);
    await forget(-1000);
    expect(await api.trail()).toHaveLength(2);
    await expect(api.db.execute(sql`delete from audit_entries`)).rejects.toThrow();
  });
});
