import packageJson from 'pg-boss/package.json';
import { StartError } from '../start-error';
import { type MigrationClient } from './database';

/** Where pg-boss keeps its tables. */
export const JOBS_SCHEMA = 'pgboss';
const VERSION = packageJson.pgboss.schema;

/**
 * Brings the tables of pg-boss to the version that the installed package works with; at
 * run time nothing of ours may change a schema. Returns whether there was something to
 * do. Refuses tables that a newer package has written.
 */
export async function migrateJobs(client: MigrationClient): Promise<boolean> {
  const [table] = await client.query(
    `select to_regclass('${JOBS_SCHEMA}.version') is not null as present`,
  );
  const [row] =
    table?.['present'] === true
      ? await client.query(`select version from ${JOBS_SCHEMA}.version`)
      : [];
  const found = row ? Number(row['version']) : null;
  if (found === VERSION) return false;
  if (found !== null && found > VERSION)
    throw new StartError(
      `The database is newer than this version of the API: its jobs have schema ${found}, the code ends at ${VERSION}.`,
    );
  // Loaded when there is something to do: a start finds nothing as a rule.
  const { getConstructionPlans, getMigrationPlans } = await import('pg-boss');
  await client.exec(
    found === null
      ? getConstructionPlans(JOBS_SCHEMA)
      : getMigrationPlans(JOBS_SCHEMA, found),
  );
  return true;
}
