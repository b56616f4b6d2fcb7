import { setTimeout as pause } from 'node:timers/promises';
import {
  addMonths,
  DAY_MS,
  saoPauloDay,
  startOfSaoPauloDay,
} from '@site/api-contract/brazil';
import { readShift } from '@site/server';
import { systemClock } from '#platform/clock';
import { isDemo } from '#platform/config';
import { LOOK_MS, writeShift } from '#platform/demo-clock';
import { messageOf } from '#platform/error-facts';
import { type Command, OpsError } from './command';

const UNIT_MS: Readonly<Record<string, number>> = {
  s: 1000,
  m: 60_000,
  h: 3_600_000,
  d: DAY_MS,
};
const USAGE =
  'clock takes +<number><unit> such as +3m, +8d or +1M (s, m, h, d, M for months; added to the present shift), reset or show.';

/**
 * Moves the clock of the demo's APIs (decision 035). It leaves the database alone, so it
 * works while they run.
 */
export const clockCommand: Command = {
  help: 'moves the clock of the demo: +3m | +8d | +1M | reset | show',
  run: async ({ config, words, print }) => {
    if (!isDemo(config))
      throw new OpsError(
        'clock: only in demo mode; production follows the clock of its machine.',
      );
    const [word = 'show', ...more] = words;
    if (more.length > 0) throw new OpsError(USAGE);
    const before = readShift(config.DATA_DIR);
    const after = shiftAfter(word, before);
    if (after !== before) {
      try {
        writeShift(config.DATA_DIR, after);
      } catch (error) {
        throw new OpsError(`clock: ${messageOf(error)}`);
      }
      await pause(LOOK_MS + 200); // by then every running API of this folder has read the new clock
    }
    print(
      `${saying(after)} The demo's time is ${new Date(systemClock.now().getTime() + after).toISOString()}.`,
    );
  },
};

function shiftAfter(word: string, before: number): number {
  if (word === 'show') return before;
  if (word === 'reset') return 0;
  const [, count = '', unit = ''] = /^\+(\d{1,9})([smhdM])$/.exec(word) ?? [];
  if (unit === 'M') return monthsLater(before, Math.min(Number(count), TOO_MANY_MONTHS));
  const unitMs = UNIT_MS[unit];
  if (unitMs === undefined) throw new OpsError(USAGE);
  return before + Number(count) * unitMs;
}

const TOO_MANY_MONTHS = 1000; // refused like everything beyond ten years

/**
 * Milliseconds to the same day and time some months later, or to that month's last day.
 */
function monthsLater(aheadMs: number, months: number): number {
  const now = new Date(systemClock.now().getTime() + aheadMs);
  const today = saoPauloDay(now);
  const then = startOfSaoPauloDay(addMonths(today, months));
  return aheadMs + then.getTime() - startOfSaoPauloDay(today).getTime();
}

function saying(aheadMs: number): string {
  if (aheadMs === 0) return 'The clock is not shifted.';
  const parts = [
    [Math.floor(aheadMs / DAY_MS), 'd'],
    [Math.floor(aheadMs / 3_600_000) % 24, 'h'],
    [Math.floor(aheadMs / 60_000) % 60, 'min'],
    [Math.floor(aheadMs / 1000) % 60, 's'],
  ].filter(([count]) => count !== 0);
  return `The clock is ${parts.map(([count, unit]) => `${count} ${unit}`).join(' ')} ahead.`;
}
