import { hash, verify } from '@node-rs/argon2';
import { type Config } from '../config';

type HashConfig = Pick<
  Config,
  'PASSWORD_HASH_MEMORY_KIB' | 'PASSWORD_HASH_PASSES' | 'PASSWORD_HASHES_AT_ONCE'
>;

let running = 0;
const waiting: (() => void)[] = [];

/**
 * Runs at most `places` hashes at once in this process; others wait
 * (security-requirements A9).
 */
async function queued<T>(places: number, work: () => Promise<T>): Promise<T> {
  if (running >= places) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

/**
 * Argon2id hash with its parameters inside. Passwords are compared as typed, in Unicode
 * NFC (security-requirements A8, A9).
 */
export function hashPassword(config: HashConfig, password: string): Promise<string> {
  const options = {
    memoryCost: config.PASSWORD_HASH_MEMORY_KIB,
    timeCost: config.PASSWORD_HASH_PASSES,
    parallelism: 1,
  };
  return queued(config.PASSWORD_HASHES_AT_ONCE, () =>
    hash(password.normalize('NFC'), options),
  );
}

/** True when the password matches the hash; false for a malformed hash too. */
export function verifyPassword(
  config: HashConfig,
  storedHash: string,
  password: string,
): Promise<boolean> {
  return queued(config.PASSWORD_HASHES_AT_ONCE, () =>
    verify(storedHash, password.normalize('NFC')).catch(() => false),
  );
}

/**
 * True when a hash was made with weaker parameters than today's, so that sign-in hashes
 * again.
 */
export function needsRehash(config: HashConfig, storedHash: string): boolean {
  const match = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=\d+\$/.exec(storedHash);
  return (
    !match ||
    Number(match[1]) < config.PASSWORD_HASH_MEMORY_KIB ||
    Number(match[2]) < config.PASSWORD_HASH_PASSES
  );
}
