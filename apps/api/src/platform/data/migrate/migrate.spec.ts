import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { testApi } from '../../../testing/api';
import { type MigrationClient, rowsOf } from '../database';
import { grantToApiUser, migrate } from './migrate';
import { type Migration, readMigration, readMigrations } from './read-migrations';

const api = testApi();
const KNOWN = readMigrations(join(__dirname, '../../../migrations'));
const NEWEST = KNOWN.at(-1) as Migration;
const run = <T>(work: (client: MigrationClient) => Promise<T>) =>
  api.ports.database.withMigrationClient(work);
const at = (migrations: readonly Migration[]) =>
  run((client) => migrate(client, migrations, async () => undefined));
const added = (text: string, number = 9000) =>
  readMigration(`${number}-added.sql`, text, NEWEST.serves);
const exists = async (name: string) => {
  const [row] = await run((client) =>
    client.query(`select to_regclass('${name}') is not null as so`),
  );
  return row?.['so'];
};
const forget = () =>
  run((client) =>
    client.exec(
      'drop table if exists made; delete from schema_migrations where version >= 9000',
    ),
  );

describe('migrations (G7)', () => {
  afterEach(forget);

  it('are applied once: a second start finds nothing to do', async () => {
    expect(await at(KNOWN)).toEqual({ applied: 0, warnings: [] });
  });

  it('stop the start in one line when the database is of an older numbering', async () => {
    const rename = (name: string) =>
      api.db.execute(sql`update schema_migrations set name = ${name} where version = 2`);
    await rename('0002-dealerships.sql');
    try {
      await expect(at(KNOWN)).rejects.toThrow(
        /^The database is of an older numbering of migrations, from before the first release: it has 0002-dealerships\.sql where the code has 0002-identity\.sql\. Begin again with an empty database: delete the data folder of the demo \(DATA_DIR, \.\/data by default\), or name another one in DATABASE_URL\.$/,
      );
    } finally {
      await rename('0002-identity.sql');
    }
  });

  it('that fail are undone whole and named', async () => {
    const broken = added('create table made (id integer); select no_such_function();');
    await expect(at([...KNOWN, broken])).rejects.toThrow(
      'Migration 9000-added.sql failed and was undone',
    );
    expect(await exists('made')).toBe(false);
  });

  it('let go of a lock that they do not get, and try again', async () => {
    const pauses: number[] = [];
    await run((client) => client.exec('create sequence tries'));
    try {
      await run((client) =>
        migrate(client, [...KNOWN, added(lockedFor(4))], async (ms) => pauses.push(ms)),
      );
    } finally {
      await run((client) => client.exec('drop sequence tries'));
    }
    expect(pauses).toEqual([3000, 3000, 3000, 3000]);
    expect(await exists('made')).toBe(true);
  });

  it('give up after five tries, and say what was in the way', async () => {
    await run((client) => client.exec('create sequence tries'));
    try {
      await expect(at([...KNOWN, added(lockedFor(5))])).rejects.toThrow(
        /^Migration 9000-added\.sql was given up and undone: 5 times another connection held a lock for more than 2 s\. Start again once its long transactions have ended\.$/,
      );
    } finally {
      await run((client) => client.exec('drop sequence tries'));
    }
    expect(await exists('made')).toBe(false);
  });
});

/**
 * Makes a table that is locked for the first `times` tries: a sequence counts even when
 * the transaction fails.
 */
const lockedFor = (times: number) => `create table made (id integer);
do $$ begin
  if nextval('tries') <= ${times} then
    raise exception 'canceling statement due to lock timeout' using errcode = '55P03';
  end if;
end $$;`;

describe('a migration outside a transaction', () => {
  const INDEX = `-- serves: 12
-- outside a transaction
create index concurrently if not exists made_by_id on made (id);
`;
  const isValid = async () => {
    const [row] = await run((client) =>
      client.query(
        `select indisvalid as so from pg_index where indexrelid = 'made_by_id'::regclass`,
      ),
    );
    return row?.['so'];
  };
  beforeEach(() => run((client) => client.exec('create table made (id integer)')));
  afterEach(forget);

  it('makes an index while others write', async () => {
    expect(await at([...KNOWN, added(INDEX)])).toEqual({ applied: 1, warnings: [] });
    expect(await isValid()).toBe(true);
  });

  it('clears what an interrupted try left, and makes the index whole', async () => {
    await run((client) => client.exec('create index made_by_id on made (id)'));
    await run((client) =>
      client.exec(
        `update pg_index set indisvalid = false where indexrelid = 'made_by_id'::regclass`,
      ),
    );
    await at([...KNOWN, added(INDEX)]);
    expect(await isValid()).toBe(true);
  });

  it('that fails is not written down, so the next start runs it again', async () => {
    const twice = INDEX.replace('if not exists ', '');
    await run((client) => client.exec('create index made_by_id on made (id)'));
    await expect(at([...KNOWN, added(twice)])).rejects.toThrow(
      /^Migration 9000-added\.sql failed, and runs again at the next start: .*relation "made_by_id" already exists$/,
    );
    expect((await at([...KNOWN, added(INDEX)])).applied).toBe(1);
  });
});

describe('an API on a database that a newer version has migrated', () => {
  afterEach(forget);

  it('starts and says so in one line while the migration serves it', async () => {
    await at([...KNOWN, added('create table made (id integer);')]);
    expect(await at(KNOWN)).toEqual({
      applied: 0,
      warnings: [
        `The database is newer than this version of the API, and still serves it: it has migration 9000, this code ends at ${NEWEST.version}.`,
      ],
    });
  });

  it('refuses to start when a migration serves only newer code', async () => {
    await at([
      ...KNOWN,
      added('-- serves: 9000\ncreate table made (id integer);'),
      added('select 1;', 9001),
    ]);
    await expect(at(KNOWN)).rejects.toThrow(
      `The database is newer than this version of the API: it serves code that knows migration 9000, this code ends at ${NEWEST.version}. Start a newer version.`,
    );
  });

  it('adds what it has itself and the newer version has not', async () => {
    await at([...KNOWN, added('create table made (id integer);', 9001)]);
    const { applied } = await at([...KNOWN, added('select 1;', 9000)]);
    expect(applied).toBe(1);
  });
});

describe('an API on tables of the jobs that a newer version has migrated', () => {
  const serves = (version: number | null) =>
    api.db.execute(
      sql.raw(
        `comment on table pgboss.version is ${version === null ? 'null' : `'serves: ${version}'`}`,
      ),
    );
  let mine = 0;
  beforeEach(async () => {
    const [row] = await rowsOf<{ version: number }>(
      api.db,
      sql`update pgboss.version set version = version + 1 returning version - 1 as version`,
    );
    mine = row?.version ?? 0;
  });
  afterEach(async () => {
    await api.db.execute(sql`update pgboss.version set version = ${mine}`);
    await serves(mine);
  });

  it('starts and says so in one line when they are known to work', async () => {
    await serves(mine);
    expect((await at(KNOWN)).warnings).toEqual([
      `The jobs of the database are newer than this version of the API, and still serve it: they have schema ${mine + 1}, this code ends at ${mine}.`,
    ]);
  });

  it.each([['serve newer code alone', 1] as const, ['say nothing', null] as const])(
    'refuses to start when they %s',
    async (_, above) => {
      await serves(above && mine + above);
      await expect(at(KNOWN)).rejects.toThrow(
        `The database is newer than this version of the API: its jobs serve code that knows their schema ${mine + 1}, this code ends at ${mine}. Start a newer version.`,
      );
    },
  );
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
