import * as z from 'zod/mini';
import { SECRET_VARIABLES, secretOf, type SecretVariable } from './secret-files';

type Environment = Record<string, string | undefined>;

/**
 * An unusable environment variable. The message is one line with its name, and never
 * shows its value.
 */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/**
 * Reads a configuration; throws `ConfigError` for the first bad variable. Empty values
 * count as absent. A secret of the schema may come from the file of `<NAME>_FILE`.
 */
export function readConfig<S extends z.core.$ZodType>(
  schema: S,
  environment: Environment,
): z.output<S> {
  const given = Object.fromEntries(
    Object.entries({ ...environment, ...secretsOf(schema, environment) }).filter(
      ([, value]) => value !== undefined && value !== '',
    ),
  );
  const result = z.safeParse(schema, given);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  const variable = issue?.path.join('.') || 'configuration';
  return refuseVariable(variable, issue?.message ?? 'invalid value');
}

function refuseVariable(variable: string, reason: string): never {
  throw new ConfigError(`Bad environment variable ${variable}: ${reason}`);
}

/** The secrets of the schema, so that a process opens no file of another one. */
function secretsOf(schema: z.core.$ZodType, environment: Environment): Environment {
  const shape = schema instanceof z.core.$ZodObject ? schema._zod.def.shape : {};
  return Object.fromEntries(
    SECRET_VARIABLES.filter((name) => name in shape).map((name) => [
      name,
      secretFrom(environment, name),
    ]),
  );
}

/**
 * One secret, for code that reads no whole configuration. Throws a `ConfigError` when
 * variable and file are both set, or the file is unreadable or empty.
 */
export function secretFrom(
  environment: Environment,
  name: SecretVariable,
): string | undefined {
  return secretOf(environment, name, refuseVariable);
}

/** The oldest Node for a process, the same as in `engines` of the root's package.json. */
export const LEAST_NODE = '24.6';

/**
 * Runs `readConfig` at the start of a process: a Node that is too old or a bad value is
 * one line on stderr and exit code 1.
 */
export function parseConfig<S extends z.core.$ZodType>(
  schema: S,
  environment: Environment,
): z.output<S> {
  const { node } = process.versions;
  if (node.localeCompare(LEAST_NODE, 'en', { numeric: true }) < 0)
    stopWithLine(`Node ${LEAST_NODE} or newer is needed; this is ${node}.`);
  try {
    return readConfig(schema, environment);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return stopWithLine(error.message);
  }
}

/** Ends the process with one line on stderr and exit code 1. */
export function stopWithLine(line: string): never {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}

/** An integer from `least` to `most`, written in digits. */
export const envInteger = (
  fallback: number,
  { least = 0, most = 2_147_483_647 } = {},
) => {
  const message = `must be an integer from ${least} to ${most}`;
  return z._default(
    z.pipe(
      z.string().check(z.regex(/^\d{1,10}$/, message)),
      z.pipe(
        z.transform(Number),
        z.number().check(z.gte(least, message), z.lte(most, message)),
      ),
    ),
    fallback,
  );
};

/** `http(s)://host[:port]` without a path. */
export const envOrigin = (fallback: string) =>
  z._default(
    z
      .string()
      .check(
        z.regex(
          /^https?:\/\/[^/\s?#]+$/,
          'must be an origin such as http://127.0.0.1:3333',
        ),
      ),
    fallback,
  );

/**
 * One or more origins of the same app, with commas between:
 * `http://127.0.0.1:3333,http://127.0.0.1:3343`.
 */
export const envOrigins = (fallback: string) =>
  z.pipe(
    z._default(
      z
        .string()
        .check(
          z.regex(
            /^https?:\/\/[^/\s?#,]+(,https?:\/\/[^/\s?#,]+)*$/,
            'must be origins such as http://127.0.0.1:3333,http://127.0.0.1:3343',
          ),
        ),
      fallback,
    ),
    z.transform((text: string): Origins => text.split(',') as [string, ...string[]]),
  );
/** The origins of one app: at least one, each a process of its own. */
export type Origins = readonly [string, ...string[]];

const levels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/**
 * Variables of every process: HOST, PORT, DRAIN_MS, LOG_LEVEL, APP_MODE, TRUSTED_PROXY.
 * Spread them into the process's own schema.
 */
export const processVariables = (defaultPort: number) => ({
  HOST: z._default(z.string().check(z.minLength(1)), '127.0.0.1'),
  PORT: envInteger(defaultPort, { most: 65_535 }),
  /**
   * Time after SIGTERM in which callers can go to another process before this one closes.
   * Longer than proxies keep a connection idle.
   */
  DRAIN_MS: envInteger(2_000, { most: 8_000 }),
  LOG_LEVEL: z._default(z.enum(levels, `must be one of ${levels.join(', ')}`), 'info'),
  APP_MODE: z._default(
    z.enum(['demo', 'production'], 'must be demo or production'),
    'demo',
  ),
  /** Addresses whose X-Forwarded-* headers are trusted (security-requirements D8). */
  TRUSTED_PROXY: z._default(
    z.string().check(z.regex(/^[\da-fA-F:.,/ ]+$/, 'must be a list of addresses')),
    '127.0.0.1,::1',
  ),
});
