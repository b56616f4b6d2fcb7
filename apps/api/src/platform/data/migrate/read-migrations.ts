import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../../start-error';

export type Migration = {
  version: number;
  name: string;
  sql: string;
  /** The newest migration that code must know to work after this one. */
  serves: number;
  /** One statement that refuses to run in a transaction. */
  isOutsideTransaction: boolean;
};

/** The last migration of release 1.0.0, the oldest code that must be served. */
export const BASELINE = 12;

/**
 * The numbered SQL files of a folder, in order. The first line of a file may be `--
 * serves: 12`; without it the value of the file before holds. That line or the next may
 * be `-- outside a transaction`. Throws a `StartError` when two files have one number.
 */
export function readMigrations(folder: string): Migration[] {
  const migrations: Migration[] = [];
  for (const name of readdirSync(folder)
    .filter((one) => /^\d{4}-[a-z0-9-]+\.sql$/.test(one))
    .sort()) {
    const before = migrations.at(-1);
    const sql = readFileSync(join(folder, name), 'utf8');
    const migration = readMigration(name, sql, before?.serves);
    if (before?.version === migration.version)
      throw new StartError(`Two migrations have the number ${migration.version}.`);
    migrations.push(migration);
  }
  return migrations;
}

/** One file; `servesBefore` is the value of the migration before it. */
export function readMigration(
  name: string,
  sql: string,
  servesBefore = BASELINE,
): Migration {
  const said = /^-- serves: (\d+)\n/.exec(sql)?.[1];
  return {
    version: Number(name.slice(0, 4)),
    name,
    sql,
    serves: said === undefined ? servesBefore : Number(said),
    isOutsideTransaction: /^(-- serves: .*\n)?-- outside a transaction\n/.test(sql),
  };
}
