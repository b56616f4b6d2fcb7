import { count, gte, sql } from 'drizzle-orm';
import { type FastifyInstance } from 'fastify';
import { Gauge } from 'prom-client';
import { DAY_MS, saoPauloDay } from '@site/api-contract/brazil';
import { rowsOf } from '#platform/data/database';
import { countRuns } from '#platform/jobs/job-report';
import { reportOutboxes } from '#platform/jobs/outbox-report';
import { contracts } from './contracts/contracts/contracts.table';
import { JOBS } from './features';
import { countOverdue } from './payments/dunning/overdue.repository';
import { proposals } from './sales/proposals/proposals.table';

type Measure = {
  name: string;
  help: string;
  label?: string;
  /** The values, by the label's value; `''` without a label. */
  read(): Promise<Iterable<readonly [label: string, value: number]>>;
};

/**
 * Adds to `/metrics` the state of the database, of the work that runs by itself, of the
 * bank and of the business (docs/operations/watch.md). Figures of the database are the same in
 * each process. A figure that can't be read is left out, so that an alert can ask for it.
 */
export function measureOperations(app: FastifyInstance): void {
  for (const { name, help, label, read } of measuresOf(app))
    new Gauge({
      name,
      help,
      labelNames: label ? [label] : [],
      registers: [app.metrics],
      async collect() {
        const values = await read().catch((error: unknown) => {
          app.log.warn({ err: error, name }, 'not measured');
          return [];
        });
        this.reset();
        if (!label) this.remove(); // else it would say 0
        for (const [value, figure] of values)
          if (label) this.set({ [label]: value }, figure);
          else this.set(figure);
      },
    });
}

function measuresOf({ ports }: FastifyInstance): Measure[] {
  const { database, bank, clock } = ports;
  const { db } = database;
  const aDayAgo = () => new Date(clock.now().getTime() - DAY_MS);
  const readOutboxes = shared(() => reportOutboxes(db));
  const readRuns = shared(() => countRuns(db, JOBS));
  const outboxes = (figure: 'waiting' | 'givenUp' | 'oldest') => async () =>
    (await readOutboxes()).map((box) => {
      const { oldest } = box;
      const age = oldest ? (clock.now().getTime() - oldest.getTime()) / 1000 : 0;
      return [box.box, figure === 'oldest' ? Math.max(0, age) : box[figure]] as const;
    });
  return [
    {
      name: 'database_connections',
      help: "Connections of this process's pool, and calls that wait for one",
      label: 'state',
      read: async () => Object.entries(database.connections()),
    },
    {
      name: 'database_migration',
      help: 'Number of the newest migration of the database',
      read: async () => {
        const [row] = await rowsOf<{ newest: number }>(
          db,
          sql`select max(version) as newest from schema_migrations`,
        );
        return [['', row?.newest ?? 0]];
      },
    },
    {
      name: 'outbox_waiting',
      help: 'Mails and messages that wait to be sent',
      label: 'box',
      read: outboxes('waiting'),
    },
    {
      name: 'outbox_oldest_seconds',
      help: 'Age of the oldest one that waits',
      label: 'box',
      read: outboxes('oldest'),
    },
    {
      name: 'outbox_given_up',
      help: 'Mails and messages that nobody took',
      label: 'box',
      read: outboxes('givenUp'),
    },
    {
      name: 'job_last_success_timestamp_seconds',
      help: 'When a job last ended well; runs are kept for three days',
      label: 'name',
      read: async () =>
        (await readRuns()).flatMap(({ name, lastGood }) =>
          lastGood ? [[name, lastGood.getTime() / 1000] as const] : [],
        ),
    },
    {
      name: 'job_failures',
      help: 'Runs of a job within three days that failed or broke off',
      label: 'name',
      read: async () => (await readRuns()).map(({ name, failures }) => [name, failures]),
    },
    {
      name: 'job_interval_seconds',
      help: 'How often a job runs',
      label: 'name',
      read: async () => JOBS.map(({ name, every }) => [name, every]),
    },
    {
      name: 'bank_left_alone',
      help: '1 while the bank left the last requests of this process, several in a row, without an answer',
      read: async () => (bank ? [['', bank.isLeftAlone() ? 1 : 0]] : []),
    },
    {
      name: 'proposals_of_last_day',
      help: 'Proposals that were made within 24 hours, by their state now',
      label: 'state',
      read: async () =>
        (
          await db
            .select({ state: proposals.state, number: count() })
            .from(proposals)
            .where(gte(proposals.createdAt, aDayAgo()))
            .groupBy(proposals.state)
        ).map(({ state, number }) => [state, number]),
    },
    {
      name: 'contracts_signed_of_last_day',
      help: 'Contracts that were signed within 24 hours',
      read: async () => {
        const [row] = await db
          .select({ number: count() })
          .from(contracts)
          .where(gte(contracts.signedAt, aDayAgo()));
        return [['', row?.number ?? 0]];
      },
    },
    {
      name: 'contracts_overdue',
      help: 'Contracts whose late bill waits for a consultant; counting ends at 1,001',
      read: async () => [['', await countOverdue(db, saoPauloDay(clock.now()))]],
    },
  ];
}

/** Metrics that are collected at once share one reading. */
function shared<T>(read: () => Promise<T>): () => Promise<T> {
  let reading: Promise<T> | undefined;
  return () => {
    reading ??= read().finally(() => (reading = undefined));
    return reading;
  };
}
