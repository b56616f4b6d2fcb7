import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod/mini';
import {
  ConfigError,
  envInteger,
  envOrigin,
  envOrigins,
  LEAST_NODE,
  processVariables,
  readConfig,
} from './config';

const schema = z.object({
  ...processVariables(4200),
  API_ORIGIN: envOrigin('http://127.0.0.1:3333'),
  APIS: envOrigins('http://127.0.0.1:3333'),
  LIMIT: envInteger(5, { least: 1, most: 10 }),
});

describe('configuration of a process', () => {
  it('has a default for every variable', () => {
    expect(readConfig(schema, {})).toEqual({
      HOST: '127.0.0.1',
      PORT: 4200,
      DRAIN_MS: 2000,
      LOG_LEVEL: 'info',
      APP_MODE: 'demo',
      TRUSTED_PROXY: '127.0.0.1,::1',
      API_ORIGIN: 'http://127.0.0.1:3333',
      APIS: ['http://127.0.0.1:3333'],
      LIMIT: 5,
    });
  });

  it('treats an empty variable as absent', () => {
    expect(readConfig(schema, { PORT: '' }).PORT).toBe(4200);
  });

  it('takes several origins of one app', () => {
    const APIS = 'http://127.0.0.1:3333,http://10.0.0.2:3333';
    expect(readConfig(schema, { APIS }).APIS).toEqual(APIS.split(','));
  });

  it.each([
    [
      'APIS',
      'http://127.0.0.1:3333, http://b',
      'must be origins such as http://127.0.0.1:3333,http://127.0.0.1:3343',
    ],
    ['PORT', 'abc', 'must be an integer from 0 to 65535'],
    ['PORT', '70000', 'must be an integer from 0 to 65535'],
    ['LIMIT', '0', 'must be an integer from 1 to 10'],
    [
      'LOG_LEVEL',
      'loud',
      'must be one of fatal, error, warn, info, debug, trace, silent',
    ],
    ['APP_MODE', 'test', 'must be demo or production'],
    [
      'API_ORIGIN',
      'http://secret-host/path',
      'must be an origin such as http://127.0.0.1:3333',
    ],
  ])('names %s when it is %s and never shows the value', (name, value, message) => {
    expect(() => readConfig(schema, { [name]: value })).toThrow(
      new ConfigError(`Bad environment variable ${name}: ${message}`),
    );
  });
});

describe('a secret that comes from a file', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'rodar-secrets-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));
  const secrets = z.object({
    ...processVariables(3333),
    API_KEY: z.optional(z.string()),
    BANK_KEY: z.optional(z.string().check(z.minLength(16, 'too short'))),
  });
  const fileOf = (content: string) => {
    const file = join(folder, 'secret');
    writeFileSync(file, content);
    return file;
  };

  it('is read as if its variable held it, without the line break at the end', () => {
    const BANK_KEY_FILE = fileOf('a key with a space \r\n');
    expect(readConfig(secrets, { BANK_KEY_FILE }).BANK_KEY).toBe('a key with a space ');
    expect(readConfig(secrets, { BANK_KEY_FILE, BANK_KEY: '' }).BANK_KEY).toBe(
      'a key with a space ',
    );
  });

  it('is checked as its variable is, and never shown', () => {
    expect(() => readConfig(secrets, { BANK_KEY_FILE: fileOf('short') })).toThrow(
      new ConfigError('Bad environment variable BANK_KEY: too short'),
    );
  });

  it.each([
    [
      'given twice',
      () => ({ BANK_KEY_FILE: fileOf('k'.repeat(20)), BANK_KEY: 'k'.repeat(20) }),
      'BANK_KEY is set as well; keep one',
    ],
    [
      'in no file',
      () => ({ BANK_KEY_FILE: join(folder, 'none') }),
      "its file can't be read (ENOENT)",
    ],
    ['a folder', () => ({ BANK_KEY_FILE: folder }), "its file can't be read (EISDIR)"],
    ['empty', () => ({ BANK_KEY_FILE: fileOf('\n') }), 'its file is empty'],
  ])('is refused when it is %s', (_how, environment, reason) => {
    expect(() => readConfig(secrets, environment())).toThrow(
      new ConfigError(`Bad environment variable BANK_KEY_FILE: ${reason}`),
    );
  });

  it('is not opened by a process that does not use it', () => {
    const SIGNING_KEY_FILE = join(folder, 'none');
    expect(readConfig(secrets, { SIGNING_KEY_FILE }).API_KEY).toBeUndefined();
  });

  it('is no way for a variable that holds no secret', () => {
    expect(readConfig(secrets, { PORT_FILE: fileOf('4000') }).PORT).toBe(3333);
  });
});

it('asks for the Node that the repository names', () => {
  const { engines } = JSON.parse(
    readFileSync(join(__dirname, '../../../package.json'), 'utf8'),
  ) as { engines: { node: string } };
  expect(engines.node).toBe(`>=${LEAST_NODE}`);
});
