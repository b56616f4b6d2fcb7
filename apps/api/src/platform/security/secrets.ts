import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type * as z from 'zod';
import { demoBankKeys } from '@site/server';
import { type Config, type configSchema } from '../config';
import { codeOf, messageOf } from '../error-facts';
import { StartError } from '../start-error';
import { isLoopback } from './loopback';
import { wayToScanner } from './malware-scanner';

const NEEDED_IN_PRODUCTION = [
  'DATABASE_URL',
  'SIGNING_KEY',
  'FILE_KEY',
  'API_KEY',
  'COMPANY_NAME',
  'COMPANY_DOCUMENT',
  'COMPANY_ADDRESS',
  'COMPANY_CITY',
  'SUPPORT_PHONE',
  'SUPPORT_EMAIL',
  'PRIVACY_EMAIL',
] as const;
const DEMO_API_KEY = 'rodar-demo';

/**
 * Completes the environment with its secrets. Production takes them from the environment
 * or refuses to start (security-requirements B2); the demo makes them once and keeps them
 * in the data folder. With a database server and a public address the demo must be
 * requested explicitly: everybody knows the password of its accounts (A11).
 */
export function withSecrets(
  parsed: z.output<typeof configSchema>,
  env: Readonly<Record<string, string | undefined>> = process.env,
): Config {
  if (!env['APP_MODE'] && parsed.DATABASE_URL && isPublic(parsed.PUBLIC_ORIGIN))
    throw new StartError(
      'APP_MODE must say demo or production where DATABASE_URL is set and PUBLIC_ORIGIN is a public https address: the accounts of the demo have a public password.',
    );
  if (parsed.API_ROLE !== 'everything' && !parsed.DATABASE_URL)
    throw new StartError(
      `API_ROLE=${parsed.API_ROLE} needs DATABASE_URL: one process owns the embedded database, and does everything.`,
    );
  if (parsed.APP_MODE === 'production') {
    const missing = NEEDED_IN_PRODUCTION.filter((name) => !parsed[name]);
    if (missing.length > 0)
      throw new StartError(`APP_MODE=production needs ${missing.join(', ')}.`);
    for (const name of ['BANK_URL', 'WORKFLOW_URL', 'S3_ENDPOINT'] as const)
      refusePlainHttp(name, parsed[name]);
    // The AWS SDK reads these itself.
    for (const name of ['AWS_ENDPOINT_URL', 'AWS_ENDPOINT_URL_S3'])
      if (parsed.FILE_STORE === 's3') refusePlainHttp(name, env[name]);
    refusePlainScanner(parsed.CLAMD_ADDRESS);
  }
  const API_KEY = parsed.API_KEY ?? DEMO_API_KEY;
  const { SIGNING_KEY, FILE_KEY } = parsed;
  const bank = bankKeys(parsed);
  if (SIGNING_KEY && FILE_KEY)
    return { ...parsed, ...bank, SIGNING_KEY, FILE_KEY, API_KEY };
  const stored = keptSecrets(parsed.DATA_DIR);
  return {
    ...parsed,
    ...bank,
    SIGNING_KEY: SIGNING_KEY ?? stored.signingKey,
    ACCEPTED_SIGNING_KEYS: SIGNING_KEY
      ? parsed.ACCEPTED_SIGNING_KEYS
      : [...parsed.ACCEPTED_SIGNING_KEYS, ...stored.acceptedSigningKeys],
    FILE_KEY: FILE_KEY ?? stored.fileKey,
    OLD_FILE_KEYS: FILE_KEY
      ? parsed.OLD_FILE_KEYS
      : [...parsed.OLD_FILE_KEYS, ...stored.oldFileKeys],
    API_KEY,
  };
}

/**
 * The two keys of a bank, if there is one: given in production, made once in the demo.
 */
function bankKeys({
  APP_MODE,
  BANK_URL,
  BANK_KEY,
  BANK_WEBHOOK_KEY,
  DATA_DIR,
}: z.output<typeof configSchema>): Pick<Config, 'BANK_KEY' | 'BANK_WEBHOOK_KEY'> {
  if (BANK_URL === undefined || (BANK_KEY && BANK_WEBHOOK_KEY))
    return { BANK_KEY, BANK_WEBHOOK_KEY };
  if (APP_MODE === 'production')
    throw new StartError('BANK_URL needs BANK_KEY and BANK_WEBHOOK_KEY in production.');
  try {
    const { key, webhookKey } = demoBankKeys(DATA_DIR);
    return {
      BANK_KEY: BANK_KEY ?? key,
      BANK_WEBHOOK_KEY: BANK_WEBHOOK_KEY ?? webhookKey,
    };
  } catch (error) {
    throw new StartError(
      `DATA_DIR: cannot keep the keys of the demo's bank: ${messageOf(error)}`,
    );
  }
}

/** In production, confidential data leaves this machine only by https (H7). */
function refusePlainHttp(variable: string, url: string | undefined): void {
  if (!url) return;
  const { protocol, hostname } = URL.parse(url) ?? { protocol: '', hostname: '' };
  if (protocol !== 'https:' && !isLoopback(hostname))
    throw new StartError(
      `${variable} must begin with https:// in production, unless it leads to this machine.`,
    );
}

/** The scanner reads every document, so the connection to it needs the same. */
function refusePlainScanner(address: string | undefined): void {
  if (address === undefined) return;
  const { path, isTls, host = '' } = wayToScanner(address);
  if (!path && !isTls && !isLoopback(host))
    throw new StartError(
      'CLAMD_ADDRESS must begin with tls:// in production, unless it leads to this machine or a socket.',
    );
}

function isPublic(origin: string): boolean {
  const { protocol, hostname } = new URL(origin);
  return protocol === 'https:' && !isLoopback(hostname);
}

/** 256 random bits as base64. */
export const newKey = () => randomBytes(32).toString('base64');

/**
 * Gives the demo another signing key for its next start; the present one stays accepted
 * and the one before is dropped. Throws a `StartError` when the folder can't store it.
 */
export function rotateKeptSigningKey(folder: string): void {
  changeKept(folder, ({ signingKey }) => ({
    signingKey: newKey(),
    acceptedSigningKeys: [signingKey],
  }));
}

/**
 * Gives the demo another key for files for its next start; the present one still opens
 * its files. Throws as above.
 */
export function rotateKeptFileKey(folder: string): void {
  changeKept(folder, ({ fileKey, oldFileKeys }) => ({
    fileKey: newKey(),
    oldFileKeys: [fileKey, ...oldFileKeys],
  }));
}

/** Deletes the demo's old keys for files, once nothing needs them. */
export function forgetKeptFileKeys(folder: string): void {
  changeKept(folder, () => ({ oldFileKeys: [] }));
}

function changeKept(folder: string, change: (kept: Kept) => Partial<Kept>): void {
  const kept = keptSecrets(folder);
  const draft = `${keysFile(folder)}.${process.pid}`;
  writeFileSync(draft, JSON.stringify({ ...kept, ...change(kept) }), { mode: 0o600 });
  renameSync(draft, keysFile(folder));
}

type Kept = {
  signingKey: string;
  fileKey: string;
  acceptedSigningKeys: string[];
  oldFileKeys: string[];
};

const keysFile = (folder: string) => join(folder, 'keys.json');

function keptSecrets(folder: string): Kept {
  const file = keysFile(folder);
  try {
    mkdirSync(folder, { recursive: true });
    const made: Kept = {
      signingKey: newKey(),
      fileKey: newKey(),
      acceptedSigningKeys: [],
      oldFileKeys: [],
    };
    try {
      // 'wx': of two simultaneous processes one writes and both read the same keys.
      writeFileSync(file, JSON.stringify(made), { flag: 'wx', mode: 0o600 });
      return made;
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error;
      return readKept(file);
    }
  } catch (error) {
    throw new StartError(
      `DATA_DIR: cannot keep the demo's keys in ${file}: ${messageOf(error)}`,
    );
  }
}

function readKept(file: string): Kept {
  const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (
    typeof value === 'object' &&
    value !== null &&
    'signingKey' in value &&
    'fileKey' in value
  ) {
    const { signingKey, fileKey } = value;
    const [acceptedSigningKeys, oldFileKeys] = [
      listIn(value, 'acceptedSigningKeys'),
      listIn(value, 'oldFileKeys'),
    ];
    if (typeof signingKey === 'string' && typeof fileKey === 'string')
      return { signingKey, fileKey, acceptedSigningKeys, oldFileKeys };
  }
  throw new Error('the file holds no keys; delete it to make new ones');
}

function listIn(value: object, name: string): string[] {
  const list: unknown = (value as Record<string, unknown>)[name];
  return Array.isArray(list) ? list.filter((key) => typeof key === 'string') : [];
}
