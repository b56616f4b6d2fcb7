import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { rowsOf } from './database';
import { openPostgres } from './postgres';

const server = process.env['TEST_DATABASE_URL'];
const PGBOUNCER = '/usr/sbin/pgbouncer';
const canRun = server !== undefined && existsSync(PGBOUNCER);
/** Debian's user `proxy` for a program that refuses root; it owns nothing. */
const NOBODY = process.getuid?.() === 0 ? 13 : undefined;

(canRun ? describe : describe.skip)(
  'the API behind PgBouncer in transaction mode',
  () => {
    let folder = '';
    let pooler: ReturnType<typeof spawn>;
    let url = '';

    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'pooler-'));
      const database = new URL(server ?? '');
      const file = join(folder, 'pgbouncer.ini');
      await writeFile(
        file,
        `[databases]
site = host=127.0.0.1 port=${database.port} dbname=${database.pathname.slice(1)} user=${database.username}
[pgbouncer]
listen_addr =
unix_socket_dir = ${folder}
auth_type = any
pool_mode = transaction
default_pool_size = 3
`,
      );
      if (NOBODY !== undefined)
        for (const path of [folder, file]) await chown(path, NOBODY, NOBODY);
      pooler = spawn(PGBOUNCER, ['-q', file], { uid: NOBODY, stdio: 'ignore' });
      url = `postgres://${database.username}@localhost:6432/site?host=${encodeURIComponent(folder)}`;
      await answered(url);
    }, 60_000);
    afterAll(async () => {
      const ended = once(pooler, 'close');
      pooler.kill('SIGKILL');
      await ended;
      await rm(folder, { recursive: true });
    });

    const open = (DATABASE_POOLER: boolean) =>
      openPostgres({
        DATABASE_URL: url,
        MIGRATION_DATABASE_URL: undefined,
        DATABASE_READ_URL: undefined,
        DATABASE_READ_AGE_MS: 0,
        DATABASE_POOLER,
        DATABASE_POOL_SIZE: 8,
        DATABASE_CONNECT_TIMEOUT_MS: 10_000,
        STATEMENT_TIMEOUT_MS: 10_000,
        LOCK_TIMEOUT_MS: 10_000,
      });

    it('asks and writes by many connections at once, over fewer of the database', async () => {
      const { db, close } = await open(true);
      try {
        const square = async (of: number) => {
          const [row] = await rowsOf<{ number: number }>(
            db,
            sql`select ${of}::int * ${of}::int as number`,
          );
          return row?.number;
        };
        const inTransaction = (of: number) =>
          db.transaction(async (tx) => {
            await tx.execute(sql`create temporary table own (of int) on commit drop`);
            await tx.execute(sql`insert into own values (${of})`);
            const [row] = await rowsOf<{ of: number }>(tx, sql`select of from own`);
            return row?.of;
          });
        const prepared = db.select({
          number: sql<number>`${sql.placeholder('of')}::int`,
        });
        const named = prepared
          .from(sql`generate_series(1, 1)`)
          .prepare('a_named_statement');
        const numbers = Array.from({ length: 60 }, (_, index) => index);
        expect(await Promise.all(numbers.map(square))).toEqual(
          numbers.map((of) => of * of),
        );
        expect(await Promise.all(numbers.map(inTransaction))).toEqual(numbers);
        const rows = await Promise.all(numbers.map((of) => named.execute({ of })));
        expect(rows.map(([row]) => row?.number)).toEqual(numbers);
        const [kept] = await rowsOf<{ count: number }>(
          db,
          sql`select count(*)::int as count from pg_prepared_statements`,
        );
        expect(kept?.count).toBe(0);
      } finally {
        await close();
      }
    });

    it('is refused by the pooler without DATABASE_POOLER', async () => {
      await expect(open(false)).rejects.toThrow(
        'unsupported startup parameter: statement_timeout',
      );
    });
  },
);

async function answered(connectionString: string): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    const client = new pg.Client({ connectionString });
    try {
      await client.connect();
      return await client.end();
    } catch (error) {
      if (tries === 200) throw error;
      await new Promise((done) => setTimeout(done, 100));
    }
  }
}
