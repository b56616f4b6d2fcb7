import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { FleetError } from './fleet-error.mjs';

/**
 * The facts that a fleet keeps between two commands: `apps` (`history`: ids of the releases, the
 * present one last), `processes` (`phase` and `release` by name), `roll` (one that has not
 * ended) and `lastRoll` (a line about the one before). Each write is whole or not at all.
 */
export function openState(folder) {
  const file = join(folder, 'state.json');
  mkdirSync(folder, { recursive: true });
  return {
    read() {
      try {
        return JSON.parse(readFileSync(file, 'utf8'));
      } catch (error) {
        if (error.code !== 'ENOENT') throw error;
        return { apps: {}, processes: {}, roll: null, lastRoll: null };
      }
    },
    write(state) {
      writeFileSync(`${file}.new`, `${JSON.stringify(state, null, 2)}\n`);
      renameSync(`${file}.new`, file);
    },
  };
}

/**
 * Does `work` while no other command changes this fleet; a second one is refused. The
 * system frees the lock when its owner is killed.
 */
export async function alone(folder, work) {
  const lock = lockOf(folder);
  try {
    if (!lock.take())
      throw new FleetError('Another command works on this fleet. Nothing was changed.');
    return await work();
  } finally {
    lock.free();
  }
}

/** Whether no command changes this fleet now. */
export function isAlone(folder) {
  const lock = lockOf(folder);
  try {
    return lock.take();
  } finally {
    lock.free();
  }
}

function lockOf(folder) {
  mkdirSync(folder, { recursive: true });
  const lock = new DatabaseSync(join(folder, 'lock.sqlite'));
  return {
    take() {
      try {
        lock.exec('pragma busy_timeout = 0; begin exclusive');
        return true;
      } catch (error) {
        if (!/locked/.test(error.message)) throw error;
        return false;
      }
    },
    free: () => lock.close(),
  };
}
