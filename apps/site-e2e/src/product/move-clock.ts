import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';
import { SERVER_TIME_HEADER } from '@site/api-contract';
import { DAY_MS, type IsoDate, startOfSaoPauloDay } from '@site/api-contract/brazil';
import { readShift } from '@site/server';

const ROOT = join(import.meta.dirname, '../../../..');

/**
 * Runs `ops clock <change>` of the built API for the product that the journeys started:
 * `+3m`, `+8d`, `reset`. Afterwards its API uses the new time: on a busy machine it may read
 * it later than the operation waits for.
 */
export async function moveClock(change: string): Promise<void> {
  const folder = process.env['PRODUCT_DATA'];
  if (!folder)
    throw new Error(
      'The journeys run against a product that they did not start (BASE_URL)',
    );
  await promisify(execFile)(process.execPath, ['dist/apps/api/ops.js', 'clock', change], {
    cwd: ROOT,
    env: { ...process.env, DATA_DIR: folder },
  });
  await waitForShift(readShift(folder));
}

/** Waits until the API's time is that of this machine, shifted by `aheadMs`. */
async function waitForShift(aheadMs: number): Promise<void> {
  const until = Date.now() + 30_000;
  for (;;) {
    const asked = Date.now();
    const time = (await apiTime()).getTime() - aheadMs;
    const answered = Date.now();
    if (asked <= time && time <= answered) return;
    if (answered > until) throw new Error('The API does not use the new time');
    await pause(100);
  }
}

/** Moves the clock forward to a moment that is in the future by the API's time. */
export async function moveClockTo(moment: Date): Promise<void> {
  const seconds = Math.ceil((moment.getTime() - (await apiTime()).getTime()) / 1000);
  if (seconds <= 0)
    throw new Error(`The clock goes ahead only, not to ${moment.toISOString()}`);
  await moveClock(`+${seconds}s`);
}

/** Moves the clock forward to noon of a day in São Paulo. */
export function moveClockToNoon(day: IsoDate): Promise<void> {
  return moveClockTo(new Date(startOfSaoPauloDay(day).getTime() + DAY_MS / 2));
}

/**
 * Runs the jobs until a condition holds: one job may depend on another's result, and jobs
 * run again each time the clock moves.
 */
export async function runJobsUntil(isThere: () => Promise<unknown>): Promise<void> {
  await expect(async () => {
    await moveClock('+1m');
    await isThere();
  }).toPass({ timeout: 90_000 });
}

/** The API's time, which each of its answers contains. */
export async function apiTime(): Promise<Date> {
  const answer = await fetch(`${process.env['BASE_URL']}/api/v1/content-version`);
  await answer.arrayBuffer();
  const time = new Date(Number(answer.headers.get(SERVER_TIME_HEADER) ?? Number.NaN));
  if (Number.isNaN(time.getTime())) throw new Error('The API does not say its time');
  return time;
}
