import { setTimeout as pause } from 'node:timers/promises';
import { startVisitors } from '../../restarts/roll-under-load.mjs';

/** Visitors before and after a fault. */
const BEFORE_MS = 2_000;
const AFTER_MS = 3_000;

/**
 * Causes a fault while visitors read and write, and gives its row: `requests` and those
 * that `failed`, `acknowledged` writes, those `lost` and `double`, and the `seconds` in
 * which no write was acknowledged. `faults` counts answers of 500, which no fault may
 * bring: a visitor must be told to come again.
 */
export async function underVisitors({ name, fleet, databaseUrl, cause }) {
  const visitors = await startVisitors([{ name: 'fleet', origin: fleet.origin }]);
  await pause(BEFORE_MS);
  let told;
  try {
    told = await cause();
    await pause(AFTER_MS);
  } finally {
    const { facts } = await visitors.stop(databaseUrl);
    const { written, lost, double, missing } = facts;
    const [{ requests, failures }] = facts.results;
    const statuses = [...failures.map(({ status }) => status), ...written.failures];
    told = {
      name,
      requests: requests + written.acknowledged.length + written.failures.length,
      failed: failures.length + written.failures.length + missing.length,
      faults: statuses.filter((status) => status === 500).length,
      statuses: [...new Set(statuses)],
      calls: [...new Set(failures.map(({ what }) => what))],
      acknowledged: written.acknowledged.length,
      lost,
      double,
      seconds: written.longestGapMs / 1000,
      ...(told && { told }),
    };
  }
  return told;
}

/** A row as a line of the table in docs/reliability.md. */
export function lineOf(row) {
  const { name, requests, failed, statuses, acknowledged, lost, double, seconds } = row;
  const how = statuses.length > 0 ? ` (${statuses.join(', ')})` : '';
  const cells = [
    name,
    requests,
    `${failed}${how}`,
    acknowledged,
    lost,
    double,
    seconds.toFixed(1),
  ];
  return `| ${cells.join(' | ')} |`;
}

export const HEAD =
  '| fault | requests | failed | writes acknowledged | lost | double | longest pause of writes, s |\n| --- | --- | --- | --- | --- | --- | --- |';
