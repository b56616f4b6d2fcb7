import { type JobReport, reportJobs } from '#platform/jobs/job-report';
import { type Job, type JobLog } from '#platform/jobs/jobs';
import { type OutboxReport, reportOutboxes } from '#platform/jobs/outbox-report';
import { runByHand } from '#platform/jobs/run-by-hand';
import { type Command, OpsError } from './command';
import { withPorts } from './with-ports';

/** Shows the jobs, or runs one of them now. */
export const jobsCommand: Command = {
  help: 'shows the jobs; run <name>: runs one now',
  run: async (command) => {
    const [word, name, ...more] = command.words;
    const { JOBS } = await import('../features');
    if (word === undefined)
      return withPorts(command, async ({ database: { db } }) => {
        for (const line of jobLines(await reportJobs(db, JOBS))) command.print(line);
        for (const line of (await reportOutboxes(db)).map(outboxLine))
          command.print(line);
      });
    if (word !== 'run' || more.length > 0)
      throw new OpsError('jobs takes nothing, or run and the name of a job.');
    const job = jobNamed(JOBS, name);
    const { status, output } = await withPorts(command, (ports) =>
      runByHand(ports, SILENT, {
        job,
        onWaiting: () => command.print('It is under way already; this run waits.'),
      }),
    );
    if (status === 'failed') throw new OpsError(`${job.name} failed: ${output.error}`);
    command.print(`${job.name}: ${output.done} done.`);
  },
};

/** Silent, since an operation prints its own outcome and errors. */
const SILENT: JobLog = {
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
};

function jobNamed(jobs: readonly Job[], name: string | undefined): Job {
  const job = jobs.find((one) => one.name === name);
  if (!job)
    throw new OpsError(
      `There is no such job. The jobs are ${jobs.map((one) => one.name).join(', ')}.`,
    );
  return job;
}

/** A table for a terminal; times are UTC. */
export function jobLines(reports: readonly JobReport[]): string[] {
  const rows = reports.map(({ name, title, lastRun, nextRun, done, failures, error }) => [
    name,
    lastRun ? time(lastRun) : 'never',
    nextRun instanceof Date ? time(nextRun) : nextRun,
    done === null ? '-' : String(done),
    error ? `${failures} (${error})` : String(failures),
    title,
  ]);
  const table = [['JOB', 'LAST RUN', 'NEXT RUN', 'DONE', 'FAILURES', 'WHAT'], ...rows];
  const widths = table[0]?.map((_, at) =>
    Math.max(...table.map((row) => row[at]?.length ?? 0)),
  );
  return table.map((row) =>
    row
      .map((cell, at) => cell.padEnd(widths?.[at] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

const time = (at: Date) => `${at.toISOString().slice(0, 19)}Z`;

const outboxLine = ({ box, waiting, refused, givenUp }: OutboxReport) =>
  `outbox relay, ${box}: ${waiting} waiting (${refused} refused before), ${givenUp} given up; at once and every 2 s`;
