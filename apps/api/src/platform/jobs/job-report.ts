import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../data/database';
import { QUEUE } from './job-queue';
import { type Job } from './jobs';

/** The report of a job in `ops -- jobs`; times are the database's, not the demo's. */
export type JobReport = {
  name: string;
  title: string;
  /** When its latest run began; runs are kept for three days. */
  lastRun: Date | null;
  nextRun: Date | 'under way';
  /** Amount of work of its latest run; null when that failed or there was none. */
  done: number | null;
  /** Runs that failed or broke off within three days. */
  failures: number;
  /** Name of the error, if the latest run failed. */
  error: string | null;
};

const FAILURES = sql`sum(
  retry_count + case when state in ('retry', 'failed') then 1 else 0 end
)::int`;

type Row = {
  name: string;
  lastRun: number | null;
  waitsUntil: number | null;
  lastSlot: number | null;
  underWay: boolean;
  failures: number;
  output: { done?: number; error?: string } | null;
};

/** The runs of a job within three days, for metrics. */
type RunCount = {
  name: string;
  /** When the latest run that did not fail ended. */
  lastGood: Date | null;
  failures: number;
};

/** The runs of each job, in the order of the list. */
export async function countRuns(db: Database, jobs: readonly Job[]): Promise<RunCount[]> {
  const rows = await rowsOf<{ name: string; lastGood: number | null; failures: number }>(
    db,
    sql`select singleton_key as name,
      extract(
        epoch from max(completed_on) filter (where state = 'completed')
      )::float8 * 1000 as "lastGood",
      ${FAILURES} as failures
    from pgboss.job where name = ${QUEUE} group by singleton_key`,
  );
  return jobs.map(({ name }) => {
    const row = rows.find((one) => one.name === name);
    return {
      name,
      lastGood: row?.lastGood == null ? null : new Date(row.lastGood),
      failures: row?.failures ?? 0,
    };
  });
}

/** The state of each job, in the order of the list. */
export async function reportJobs(
  db: Database,
  jobs: readonly Job[],
): Promise<JobReport[]> {
  const rows = await rowsOf<Row>(
    db,
    sql`select singleton_key as name,
      extract(epoch from max(started_on))::float8 * 1000 as "lastRun",
      extract(
        epoch from min(start_after) filter (where state < 'active')
      )::float8 * 1000 as "waitsUntil",
      extract(
        epoch from max(singleton_on) filter (where state <> 'cancelled')
      )::float8 * 1000 as "lastSlot",
      bool_or(state = 'active') as "underWay",
      ${FAILURES} as failures,
      (array_agg(output order by started_on desc) filter (
        where started_on is not null and state not in ('active', 'cancelled')
      ))[1] as output
    from pgboss.job where name = ${QUEUE} group by singleton_key`,
  );
  const [now] = await rowsOf<{ ms: number }>(
    db,
    sql`select extract(epoch from now())::float8 * 1000 as ms`,
  );
  const nowMs = now?.ms ?? Date.now();
  return jobs.map(({ name, title, every }) => {
    const row = rows.find((one) => one.name === name);
    const slotEnds = row?.lastSlot == null ? nowMs : row.lastSlot + every * 1000;
    return {
      name,
      title,
      lastRun: row?.lastRun == null ? null : new Date(row.lastRun),
      nextRun: row?.underWay
        ? 'under way'
        : new Date(Math.max(nowMs, row?.waitsUntil ?? slotEnds)),
      done: row?.output?.done ?? null,
      failures: row?.failures ?? 0,
      error:
        row?.output && row.output.done === undefined
          ? (row.output.error ?? 'interrupted')
          : null,
    };
  });
}
