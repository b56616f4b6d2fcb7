import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoBankKeys, readConfig } from '@site/server';
import { COMPANY } from '../testing/company';
import { configSchema } from './config';
import { takeFolderLock } from './data/folder-lock';
import { openPostgres } from './data/postgres';
import { withSecrets } from './security/secrets';

const KEY = Buffer.alloc(32, 7).toString('base64');
let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rodar-api-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('the configuration', () => {
  it('needs nothing in demo mode', () => {
    expect(readConfig(configSchema, {})).toMatchObject({
      APP_MODE: 'demo',
      PORT: 3333,
      RATE_LEADS: { points: 30, windowMs: 600_000 },
    });
  });

  it.each([
    ['PORT', 'abc'],
    ['APP_MODE', 'test'],
    ['API_ROLE', 'jobs'],
    ['SIGNING_KEY', 'short'],
    ['RATE_LEADS', 'often'],
    ['ACCESS_TOKEN_SECONDS', '3600'],
    ['BLOCK_SECONDS', '0'],
    ['PUBLIC_ORIGIN', 'somewhere'],
    ['COMPANY_DOCUMENT', '11.222.333/0001-80'],
    ['COMPANY_CITY', '81'],
  ])('with a bad %s stops the start and names it', (name, value) => {
    expect(() => readConfig(configSchema, { [name]: value })).toThrow(
      new RegExp(`Bad environment variable ${name}`),
    );
  });

  it('with a bank shares two keys with it in the demo, and is given both in production', () => {
    const BANK_URL = 'http://127.0.0.1:4300/';
    const demo = withSecrets(readConfig(configSchema, { DATA_DIR: folder, BANK_URL }));
    expect(demo).toMatchObject({
      BANK_URL: 'http://127.0.0.1:4300',
      BANK_KEY: demoBankKeys(folder).key,
      BANK_WEBHOOK_KEY: demoBankKeys(folder).webhookKey,
    });
    const production = {
      APP_MODE: 'production',
      ...COMPANY,
      DATABASE_URL: 'postgres://x',
      SIGNING_KEY: KEY,
      FILE_KEY: KEY,
      API_KEY: 'a-real-key',
    };
    expect(() =>
      withSecrets(readConfig(configSchema, { ...production, BANK_URL })),
    ).toThrow('BANK_URL needs BANK_KEY and BANK_WEBHOOK_KEY in production.');
    expect(
      withSecrets(readConfig(configSchema, production)).BANK_WEBHOOK_KEY,
    ).toBeUndefined();
  });

  // security-requirements B2
  it('of production is refused without keys and database', () => {
    expect(() =>
      withSecrets(readConfig(configSchema, { APP_MODE: 'production' })),
    ).toThrow(
      'APP_MODE=production needs DATABASE_URL, SIGNING_KEY, FILE_KEY, API_KEY, COMPANY_NAME, COMPANY_DOCUMENT, COMPANY_ADDRESS, COMPANY_CITY, SUPPORT_PHONE, SUPPORT_EMAIL, PRIVACY_EMAIL.',
    );
    expect(() =>
      withSecrets(
        readConfig(configSchema, {
          APP_MODE: 'production',
          ...COMPANY,
          DATABASE_URL: 'postgres://x',
          FILE_KEY: KEY,
          API_KEY: 'a-real-key',
        }),
      ),
    ).toThrow('needs SIGNING_KEY.');
    expect(
      withSecrets(
        readConfig(configSchema, {
          APP_MODE: 'production',
          ...COMPANY,
          DATABASE_URL: 'postgres://x',
          SIGNING_KEY: KEY,
          FILE_KEY: KEY,
          API_KEY: 'a-real-key',
        }),
      ),
    ).toMatchObject({ API_KEY: 'a-real-key' });
  });

  // security-requirements A11
  it('of a public installation says itself whether it is the demo', () => {
    const start = (env: Record<string, string>) =>
      withSecrets(readConfig(configSchema, { DATA_DIR: folder, ...env }), env).APP_MODE;
    const DATABASE_URL = 'postgres://x';
    const PUBLIC_ORIGIN = 'https://www.rodar.example';
    expect(() => start({ DATABASE_URL, PUBLIC_ORIGIN })).toThrow(
      'APP_MODE must say demo or production',
    );
    expect([
      start({ DATABASE_URL, PUBLIC_ORIGIN, APP_MODE: 'demo' }),
      start({ PUBLIC_ORIGIN }),
      start({ DATABASE_URL }),
      start({ DATABASE_URL, PUBLIC_ORIGIN: 'https://localhost:8443' }),
    ]).toEqual(['demo', 'demo', 'demo', 'demo']);
  });

  it('gives only processes on a database server a part of the work', () => {
    const start = (env: Record<string, string>) =>
      withSecrets(readConfig(configSchema, { DATA_DIR: folder, ...env })).API_ROLE;
    expect(() => start({ API_ROLE: 'worker' })).toThrow(
      'API_ROLE=worker needs DATABASE_URL: one process owns the embedded database, and does everything.',
    );
    expect(start({ API_ROLE: 'worker', DATABASE_URL: 'postgres://x' })).toBe('worker');
    expect(start({})).toBe('everything');
  });

  it('of the demo makes its keys once and keeps them in the data folder', () => {
    const first = withSecrets(readConfig(configSchema, { DATA_DIR: folder }));
    const second = withSecrets(readConfig(configSchema, { DATA_DIR: folder }));
    expect(Buffer.from(first.SIGNING_KEY, 'base64')).toHaveLength(32);
    expect(second.SIGNING_KEY).toEqual(first.SIGNING_KEY);
    expect(second.FILE_KEY).toEqual(first.FILE_KEY);
    expect(second.API_KEY).toBe('rodar-demo');
    expect(first.SIGNING_KEY).not.toBe(first.FILE_KEY);
  });

  it('says so when the data folder can’t keep them', () => {
    writeFileSync(join(folder, 'file'), '');
    expect(() =>
      withSecrets(readConfig(configSchema, { DATA_DIR: join(folder, 'file') })),
    ).toThrow(/^DATA_DIR: cannot keep/);
  });
});

describe('the lock of the data folder (G6)', () => {
  it('refuses a second owner with one line that names the first', async () => {
    const file = join(folder, 'database.lock');
    const lock = await takeFolderLock(file);
    await expect(takeFolderLock(file)).rejects.toThrow(
      `DATA_DIR: the database is in use by process ${process.pid} (${file}). Stop it first, or set DATABASE_URL.`,
    );
    lock.release();
    (await takeFolderLock(file)).release();
    expect(readdirSync(folder).filter((name) => name.includes('lock'))).toEqual([]);
  });

  it('refuses a second owner that can’t see the process of the first, as in another container', async () => {
    const file = join(folder, 'database.lock');
    const lock = await takeFolderLock(file);
    const held = readFileSync(file, 'utf8');
    writeFileSync(file, held.replace(/^\d+ \d+/, '4194999 12345'));
    await expect(takeFolderLock(file)).rejects.toThrow('the database is in use');
    writeFileSync(file, held);
    lock.release();
  });

  it('is one process’s when many take it over from a dead one at once', async () => {
    const file = join(folder, 'database.lock');
    writeFileSync(file, '4194999 12345 lock-0123456789ab.sock\n');
    const ends = await Promise.allSettled(
      Array.from({ length: 10 }, () => takeFolderLock(file)),
    );
    const won = ends.filter((end) => end.status === 'fulfilled');
    expect(won).toHaveLength(1);
    won[0]?.value.release();
  });

  it('is taken over from a process that was killed', async () => {
    const file = join(folder, 'database.lock');
    writeFileSync(file, '4194999 12345\n');
    const lock = await takeFolderLock(file);
    expect(readFileSync(file, 'utf8')).toMatch(new RegExp(`^${process.pid} `));
    lock.release();
  });

  it('is taken over when the process id was given to another program', async () => {
    const file = join(folder, 'database.lock');
    writeFileSync(file, '1 1\n');
    const lock = await takeFolderLock(file);
    expect(readFileSync(file, 'utf8')).toMatch(new RegExp(`^${process.pid} `));
    lock.release();
  });
});

describe('a database that can’t be reached', () => {
  it('stops the start with one line that names the variable', async () => {
    const config = {
      DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none',
      DATABASE_POOLER: false,
      DATABASE_POOL_SIZE: 1,
      DATABASE_CONNECT_TIMEOUT_MS: 1000,
      STATEMENT_TIMEOUT_MS: 1000,
      LOCK_TIMEOUT_MS: 1000,
      MIGRATION_DATABASE_URL: undefined,
      DATABASE_READ_URL: undefined,
      DATABASE_READ_AGE_MS: 0,
    };
    await expect(openPostgres(config)).rejects.toThrow(
      /^DATABASE_URL: the database can't be reached: .*ECONNREFUSED/,
    );
  });
});
