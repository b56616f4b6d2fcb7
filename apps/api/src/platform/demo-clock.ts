import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DAY_MS } from '@site/contracts/brazil';
import { type Clock, systemClock } from './clock';
import { type Config, isDemo } from './config';

/**
 * How often a running API looks at the file; whoever moves the clock waits this long and
 * knows that all follow.
 */
export const LOOK_MS = 1000;
const TEN_YEARS_MS = 10 * 365 * DAY_MS;

const fileIn = (folder: string) => join(folder, 'clock.json');

/**
 * How far the demo's clock is ahead of the machine's, in milliseconds; 0 without a
 * readable file.
 */
export function readShift(folder: string): number {
  try {
    const value: unknown = JSON.parse(readFileSync(fileIn(folder), 'utf8'));
    const shift =
      typeof value === 'object' && value !== null && 'aheadMs' in value
        ? value.aheadMs
        : 0;
    return isShift(shift) ? shift : 0;
  } catch {
    return 0;
  }
}

/**
 * Keeps the shift in the data folder; 0 takes the file away. Whole at any moment: it is
 * renamed into place.
 */
export function writeShift(folder: string, aheadMs: number): void {
  if (!isShift(aheadMs))
    throw new RangeError('The clock goes from now to ten years ahead.');
  if (aheadMs === 0) return rmSync(fileIn(folder), { force: true });
  mkdirSync(folder, { recursive: true });
  const draft = `${fileIn(folder)}.${process.pid}`;
  writeFileSync(draft, JSON.stringify({ aheadMs }));
  return renameSync(draft, fileIn(folder));
}

function isShift(value: unknown): value is number {
  return (
    typeof value === 'number' &&
    Number.isInteger(value) &&
    value >= 0 &&
    value <= TEN_YEARS_MS
  );
}

/**
 * The clock of demo mode (product.md §8, `ops -- clock`): the machine's plus the shift
 * that stands in the data folder. `follow` reads it again every second, so that it moves
 * while the API runs, in every process of the folder; it hears when the clock went back,
 * and gives what stops it. Production never has it.
 */
export function demoClock(
  folder: string,
): Clock & { follow(onBack: () => void): () => void } {
  let aheadMs = readShift(folder);
  const look = (onBack: () => void) => {
    const before = aheadMs;
    aheadMs = readShift(folder);
    if (aheadMs < before) onBack();
  };
  return {
    now: () => new Date(systemClock.now().getTime() + aheadMs),
    follow: (onBack) => {
      const timer = setInterval(look, LOOK_MS, onBack);
      timer.unref();
      return () => clearInterval(timer);
    },
  };
}

/**
 * The clock of one operation: as the demo's APIs have it, or the machine's in production.
 */
export function clockOf(config: Pick<Config, 'APP_MODE' | 'DATA_DIR'>): Clock {
  const aheadMs = isDemo(config) ? readShift(config.DATA_DIR) : 0;
  return { now: () => new Date(systemClock.now().getTime() + aheadMs) };
}
