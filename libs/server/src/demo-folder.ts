import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const DAY_MS = 86_400_000;
const TEN_YEARS_MS = 10 * 365 * DAY_MS;

export const clockFile = (folder: string) => join(folder, 'clock.json');

/**
 * Milliseconds by which the demo's clock is ahead of the machine's; 0 without a readable
 * file.
 */
export function readShift(folder: string): number {
  try {
    const value: unknown = JSON.parse(readFileSync(clockFile(folder), 'utf8'));
    const shift =
      typeof value === 'object' && value !== null && 'aheadMs' in value
        ? value.aheadMs
        : 0;
    return isShift(shift) ? shift : 0;
  } catch {
    return 0;
  }
}

/** From now to ten years ahead, in whole milliseconds. */
export function isShift(value: unknown): value is number {
  return (
    typeof value === 'number' &&
    Number.isInteger(value) &&
    value >= 0 &&
    value <= TEN_YEARS_MS
  );
}

/**
 * Keys that the demo's API and its bank share: for the API's calls, and for the webhook.
 */
type BankKeys = { key: string; webhookKey: string };

/**
 * The keys of the demo's bank, made once by the first process and kept in the data
 * folder. Throws when the folder can't store them.
 */
export function demoBankKeys(folder: string): BankKeys {
  const file = join(folder, 'bank-keys.json');
  mkdirSync(folder, { recursive: true });
  const made: BankKeys = {
    key: randomBytes(32).toString('base64url'),
    webhookKey: randomBytes(32).toString('base64url'),
  };
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(made), { mode: 0o600 });
  try {
    linkSync(draft, file); // complete from the first moment; fails when another process was first
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  const kept: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (
    typeof kept === 'object' &&
    kept !== null &&
    'key' in kept &&
    'webhookKey' in kept &&
    typeof kept.key === 'string' &&
    typeof kept.webhookKey === 'string'
  )
    return { key: kept.key, webhookKey: kept.webhookKey };
  throw new Error(`${file} holds no keys; delete it to make new ones`);
}
