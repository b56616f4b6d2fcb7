import { readFileSync } from 'node:fs';
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

it('asks for the Node that the repository names', () => {
  const { engines } = JSON.parse(
    readFileSync(join(__dirname, '../../../package.json'), 'utf8'),
  ) as { engines: { node: string } };
  expect(engines.node).toBe(`>=${LEAST_NODE}`);
});
