import { join } from 'node:path';
import { readConfig, SECRET_VARIABLES } from '@site/server';
import { COMPANY } from '../../testing/company';
import { configSchema } from '../config';
import { openMigratedDatabase } from '../data/migrate/open-migrated-database';
import { requireVerifiedTls } from '../data/require-verified-tls';
import { withSecrets } from './secrets';

const MIGRATIONS = join(__dirname, '../../migrations');

const KEY = Buffer.alloc(32, 7).toString('base64');
const PRODUCTION = {
  APP_MODE: 'production',
  ...COMPANY,
  DATABASE_URL: 'postgres:///rodar?host=/var/run/postgresql',
  SIGNING_KEY: KEY,
  FILE_KEY: KEY,
  API_KEY: 'a-real-key',
  BANK_KEY: 'k'.repeat(16),
  BANK_WEBHOOK_KEY: 'w'.repeat(16),
};
const start = (env: Record<string, string>) =>
  withSecrets(readConfig(configSchema, { ...PRODUCTION, ...env }), env);

it('may come from a file, whichever of them it is', () => {
  const named = Object.keys(configSchema.shape).filter((name) =>
    /KEYS?$|SECRET|DATABASE_URL$/.test(name),
  );
  expect(named.length).toBeGreaterThan(7);
  expect(SECRET_VARIABLES).toEqual(expect.arrayContaining(named));
});

// security-requirements H7
describe('in production', () => {
  it.each([
    ['BANK_URL', 'http://bank.example/api'],
    ['BANK_URL', 'http://localhost.bank.example/api'],
    ['BANK_URL', 'http://127.0.0.1.bank.example/api'],
    ['WORKFLOW_URL', 'http://workflow.example/hook'],
    ['S3_ENDPOINT', 'http://bucket.example'],
  ])('%s is not %s', (name, url) => {
    expect(() => start({ [name]: url })).toThrow(
      `${name} must begin with https:// in production, unless it leads to this machine.`,
    );
  });

  it.each([
    ['BANK_URL', 'https://bank.example/api'],
    ['BANK_URL', 'http://127.0.0.1:4300'],
    ['BANK_URL', 'http://[::1]:4300'],
    ['BANK_URL', 'http://bank.localhost:4300'],
    ['WORKFLOW_URL', 'http://localhost:9/hook'],
    ['S3_ENDPOINT', 'https://bucket.example'],
    ['S3_ENDPOINT', 'http://127.0.0.1:9000'],
    ['CLAMD_ADDRESS', 'tls://scanner.example:3311'],
    ['CLAMD_ADDRESS', '127.0.0.1:3310'],
    ['CLAMD_ADDRESS', '/run/clamav/clamd.ctl'],
  ])('%s may be %s', (name, url) => {
    expect(start({ [name]: url })).toMatchObject({ [name]: url });
  });

  it.each(['scanner.example:3310', '10.0.0.7:3310', '127.0.0.1.example:3310'])(
    'the scanner is not reached at %s, which would read every document on the way',
    (address) => {
      expect(() => start({ CLAMD_ADDRESS: address })).toThrow(
        'CLAMD_ADDRESS must begin with tls:// in production, unless it leads to this machine or a socket.',
      );
    },
  );

  it('the bucket is not reached by a plain address that the AWS SDK reads by itself', () => {
    const env = { FILE_STORE: 's3', S3_BUCKET: 'papers' };
    for (const name of ['AWS_ENDPOINT_URL', 'AWS_ENDPOINT_URL_S3'])
      expect(() => start({ ...env, [name]: 'http://bucket.example' })).toThrow(
        `${name} must begin with https:// in production, unless it leads to this machine.`,
      );
    expect(start(env)).toMatchObject(env);
  });

  it('the demo speaks to bank, bucket and scanner as it likes', () => {
    const env = {
      APP_MODE: 'demo',
      BANK_URL: 'http://bank.example/api',
      S3_ENDPOINT: 'http://bucket.example',
      CLAMD_ADDRESS: 'scanner.example:3310',
    };
    expect(start(env)).toMatchObject(env);
  });

  it('a database elsewhere without TLS stops the start before anything is sent', async () => {
    const config = start({ DATABASE_URL: 'postgres://api@db.invalid/rodar' });
    await expect(openMigratedDatabase(config, MIGRATIONS)).rejects.toThrow(
      /^DATABASE_URL must ask for TLS in production/,
    );
  });

  const database = (url: string) =>
    requireVerifiedTls({ DATABASE_URL: url, MIGRATION_DATABASE_URL: undefined });

  it.each([
    'postgres://api:word@db.example/rodar',
    'postgres://api:word@db.example/rodar?sslmode=disable',
    'postgres://api:word@db.example/rodar?sslmode=no-verify',
    'postgres://api:word@db.example/rodar?uselibpqcompat=true&sslmode=require',
    'postgres://api:word@10.0.0.5/rodar',
  ])('a database is not reached by %s', (url) => {
    const message =
      'must ask for TLS in production, with sslmode=verify-full, unless it leads to this machine or a socket.';
    expect(() => database(url)).toThrow(`DATABASE_URL ${message}`);
    expect(() =>
      requireVerifiedTls({ DATABASE_URL: undefined, MIGRATION_DATABASE_URL: url }),
    ).toThrow(`MIGRATION_DATABASE_URL ${message}`);
  });

  it.each([
    'postgres://api:word@db.example/rodar?sslmode=verify-full',
    'postgres://api:word@db.example/rodar?ssl=true',
    'postgres://api:word@127.0.0.1:5432/rodar',
    'postgres://api:word@localhost/rodar?sslmode=disable',
    'postgres://api:word@[::1]/rodar',
    'postgres:///rodar?host=/var/run/postgresql',
    'postgres://api@%2Fvar%2Frun%2Fpostgresql/rodar',
  ])('a database may be reached by %s', (url) => {
    expect(() => database(url)).not.toThrow();
  });
});
