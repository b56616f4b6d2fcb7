import { type PgBoss } from 'pg-boss';
import { type OpenDatabase } from '../data/database';
import { JOBS_SCHEMA, JOBS_VERSION } from '../data/migrate/jobs-schema';
import { type Job, type JobLog } from './jobs';

/** The only queue of pg-boss; each of its rows is one run of a job. */
export const QUEUE = 'jobs';

/** The data of a run for the worker. */
export type RunData = { name: string };

const DAY_SECONDS = 86_400;
const OPTIONS = {
  // A process that dies is noticed after this time, and its job runs again.
  heartbeatSeconds: 15,
  expireInSeconds: 15 * 60,
  retryLimit: 3,
  retryDelay: 10,
  retryBackoff: true,
  deleteAfterSeconds: 3 * DAY_SECONDS, // as long as `ops -- jobs` reports
  retentionSeconds: DAY_SECONDS,
};

/**
 * pg-boss on the API's own connections. It changes no schema and starts nothing itself:
 * it has no schedules, and looks for dead processes every 15 s.
 */
export async function openJobQueue(database: OpenDatabase, log: JobLog): Promise<PgBoss> {
  // Loaded once the API listens, since it takes longer than the rest of a start.
  const { PgBoss: Boss } = await import('pg-boss');
  const boss = new Boss({
    db: database,
    schema: JOBS_SCHEMA,
    backend: database.kind,
    // With `migrate` it accepts tables of a newer package, and finds nothing to change in
    // them; otherwise it accepts only its own version.
    migrate: await isAhead(database),
    schedule: false,
    registerInstance: false,
    reindex: false, // needs the owner of the tables
    monitorVacuum: false,
    superviseIntervalSeconds: 15,
    monitorIntervalSeconds: 15,
    maintenanceIntervalSeconds: 3600,
    flowIntervalSeconds: 3600, // no job waits for another one
    openTelemetry: { enabled: false },
  });
  boss.on('error', (err) => log.warn({ err }, 'jobs not reachable, will try again'));
  await boss.start();
  // `stately`: at most one run of each job waits and one runs, in all processes together.
  await boss.createQueue(QUEUE, { policy: 'stately' });
  return boss;
}

async function isAhead(database: OpenDatabase): Promise<boolean> {
  const { rows } = await database.executeSql(
    `select version from ${JOBS_SCHEMA}.version`,
  );
  const [row] = rows as { version: number }[];
  return row !== undefined && row.version > JOBS_VERSION;
}

/**
 * Queues a run of each job. `due`: unless there was one in the current interval of its
 * `every`, by the database's clock. `now`: unless one waits already. Returns the ids of
 * the queued runs.
 */
export async function enqueueRuns(
  boss: PgBoss,
  jobs: readonly Job[],
  when: 'due' | 'now',
  priority = 0,
): Promise<string[]> {
  const runs = jobs.map(({ name, every }) => ({
    data: { name } satisfies RunData,
    singletonKey: name,
    priority,
    ...(when === 'due' && { singletonSeconds: every }),
    ...OPTIONS,
  }));
  return (await boss.insert(QUEUE, runs, { returnId: true })) ?? [];
}
