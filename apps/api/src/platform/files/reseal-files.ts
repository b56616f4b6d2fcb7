import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../data/database';
import { messageOf } from '../error-facts';
import { type Ports } from '../ports';

/** How many files are encrypted with FILE_KEY now, and which could not be. */
export type ResealCount = {
  renewed: number;
  /** Files that had the key already: written since, or by an interrupted run. */
  current: number;
  /** The files that could not be renewed, each with the reason. */
  failed: string[];
};

const BATCH = 200;

/**
 * Encrypts every file of a row with FILE_KEY, one after the other. It may be interrupted
 * and run again, beside a working API that has all the keys. The row is locked while its
 * file is replaced, so that a file which is removed meanwhile does not come back.
 */
export async function resealFiles({
  database: { db },
  files,
}: Pick<Ports, 'database' | 'files'>): Promise<ResealCount> {
  const done: ResealCount = { renewed: 0, current: 0, failed: [] };
  for (const table of await tablesOfFiles(db)) {
    for (let after = '', names: string[] = []; ; after = names.at(-1) ?? after) {
      names = await namesIn(db, table, after);
      for (const name of names)
        await db
          .transaction(async (tx) => {
            if (!(await lockRow(tx, table, name))) return;
            if (await files.renew(name)) done.renewed += 1;
            else done.current += 1;
          })
          .catch((error: unknown) => {
            done.failed.push(`${table} ${name}: ${messageOf(error)}`);
          });
      if (names.length < BATCH) break;
    }
  }
  await files.clearDrafts();
  return done;
}

/**
 * Tables whose rows name a file: each has the trigger that marks the file for deletion.
 */
export async function tablesOfFiles(db: Database): Promise<string[]> {
  const rows = await rowsOf<{ name: string }>(
    db,
    sql`select distinct tgrelid::regclass::text as name from pg_trigger where tgfoid = 'doom_file'::regproc order by 1`,
  );
  return rows.map(({ name }) => name);
}

async function namesIn(db: Database, table: string, after: string): Promise<string[]> {
  const rows = await rowsOf<{ name: string }>(
    db,
    sql`select file_name as name from ${sql.identifier(table)} where file_name > ${after} order by file_name limit ${BATCH}`,
  );
  return rows.map(({ name }) => name);
}

async function lockRow(tx: Database, table: string, name: string): Promise<boolean> {
  const rows = await rowsOf(
    tx,
    sql`select 1 from ${sql.identifier(table)} where file_name = ${name} for update`,
  );
  return rows.length > 0;
}
