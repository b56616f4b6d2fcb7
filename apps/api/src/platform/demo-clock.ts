import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { clockFile, isShift, readShift } from '@site/server';
import { type Clock, systemClock } from './clock';
import { type Config, isDemo } from './config';

/**
 * How often a running API reads the file; after this time all of them have the new clock.
 */
export const LOOK_MS = 1000;

/**
 * Stores the shift in the data folder; 0 removes the file. The file is renamed into
 * place, so it is always complete.
 */
export function writeShift(folder: string, aheadMs: number): void {
  if (!isShift(aheadMs))
    throw new RangeError('The clock goes from now to ten years ahead.');
  if (aheadMs === 0) return rmSync(clockFile(folder), { force: true });
  mkdirSync(folder, { recursive: true });
  const draft = `${clockFile(folder)}.${process.pid}`;
  writeFileSync(draft, JSON.stringify({ aheadMs }));
  return renameSync(draft, clockFile(folder));
}

/**
 * The clock of the demo (decision 035, moved by `ops -- clock`): the machine's plus the
 * shift in the data folder. `follow` reads the shift every `LOOK_MS`, so that the clock
 * moves while the APIs of the folder run; it tells `onMoved` the direction, and returns a
 * function that ends it. Production never has it.
 */
export function demoClock(
  folder: string,
): Clock & { follow(onMoved: (direction: 'ahead' | 'back') => unknown): () => void } {
  let aheadMs = readShift(folder);
  const look = (onMoved: (direction: 'ahead' | 'back') => unknown) => {
    const before = aheadMs;
    aheadMs = readShift(folder);
    if (aheadMs !== before) onMoved(aheadMs < before ? 'back' : 'ahead');
  };
  return {
    now: () => new Date(systemClock.now().getTime() + aheadMs),
    follow: (onMoved) => {
      const timer = setInterval(look, LOOK_MS, onMoved);
      timer.unref();
      return () => clearInterval(timer);
    },
  };
}

/** The clock of an operation: the demo's, or the machine's in production. */
export function clockOf(config: Pick<Config, 'APP_MODE' | 'DATA_DIR'>): Clock {
  const aheadMs = isDemo(config) ? readShift(config.DATA_DIR) : 0;
  return { now: () => new Date(systemClock.now().getTime() + aheadMs) };
}
