import packageJson from 'pg-boss/package.json';
import { StartError } from '../../start-error';
import { type MigrationClient } from '../database';

/** The schema of pg-boss's tables. */
export const JOBS_SCHEMA = 'pgboss';
/** The version of these tables that the installed package needs. */
export const JOBS_VERSION = packageJson.pgboss.schema;

/**
 * For each version of the tables, the oldest version whose package was tried on them and
 * works. Without a row, only the package that made them can use them.
 */
const SERVES: Readonly<Record<number, number>> = {};

/**
 * Migrates the tables of pg-boss to the version that the installed package needs; at run
 * time the API may not change a schema. A comment on the tables holds the oldest version
 * that they serve. Newer tables are left as they are, with a warning, if they serve this
 * version; else it throws a `StartError`.
 */
export async function migrateJobs(
  client: MigrationClient,
): Promise<{ migrated: boolean; warning: string | null }> {
  const found = await readVersion(client);
  if (found === JOBS_VERSION) return { migrated: false, warning: null };
  if (found !== null && found > JOBS_VERSION)
    return { migrated: false, warning: await warnOrRefuse(client, found) };
  // Loaded only for work: most starts find nothing to migrate.
  const { getConstructionPlans, getMigrationPlans } = await import('pg-boss');
  await client.exec(
    found === null
      ? getConstructionPlans(JOBS_SCHEMA)
      : getMigrationPlans(JOBS_SCHEMA, found),
  );
  await client.exec(
    `comment on table ${JOBS_SCHEMA}.version is 'serves: ${SERVES[JOBS_VERSION] ?? JOBS_VERSION}'`,
  );
  return { migrated: true, warning: null };
}

async function readVersion(client: MigrationClient): Promise<number | null> {
  const [table] = await client.query(
    `select to_regclass('${JOBS_SCHEMA}.version') is not null as present`,
  );
  if (table?.['present'] !== true) return null;
  const [row] = await client.query(`select version from ${JOBS_SCHEMA}.version`);
  return row ? Number(row['version']) : null;
}

async function warnOrRefuse(client: MigrationClient, found: number): Promise<string> {
  const [row] = await client.query(
    `select obj_description('${JOBS_SCHEMA}.version'::regclass) as says`,
  );
  const said = /^serves: (\d+)$/.exec(String(row?.['says']))?.[1];
  const serves = said === undefined ? found : Number(said);
  if (serves > JOBS_VERSION)
    throw new StartError(
      `The database is newer than this version of the API: its jobs serve code that knows their schema ${serves}, this code ends at ${JOBS_VERSION}. Start a newer version.`,
    );
  return `The jobs of the database are newer than this version of the API, and still serve it: they have schema ${found}, this code ends at ${JOBS_VERSION}.`;
}
