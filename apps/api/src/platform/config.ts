import * as z from 'zod';
import { isValidCnpj, normalizeDocument } from '@site/api-contract/brazil';
import { BRAND, mailAt } from '@site/brand';
import { processVariables } from '@site/server';

const count = (standard: number) => z.coerce.number().int().positive().default(standard);

/**
 * `points/seconds`: how many calls one address (and one session) may make in a window.
 */
const rate = (standard: string) =>
  z
    .string()
    .regex(/^\d{1,6}\/\d{1,6}$/, 'must read points/seconds, for example 20/600')
    .default(standard)
    .transform((text) => {
      const [points = 0, seconds = 0] = text.split('/').map(Number);
      return { points, windowMs: seconds * 1000 };
    });
export type Rate = { points: number; windowMs: number };

/** A secret of at least 256 bits: 32 bytes as base64, base64url or hex. */
const key256 = z
  .string()
  .refine(
    (text) => secretBytes(text).length >= 32,
    'must hold at least 256 bits (32 bytes as base64 or hex)',
  )
  .optional();

/** Up to three of them, separated by commas, or none. */
const keys256 = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((key) => key.trim())
      .filter((key) => key !== ''),
  )
  .refine((keys) => keys.length <= 3, 'takes at most three keys')
  .refine(
    (keys) => keys.every((key) => secretBytes(key).length >= 32),
    'must hold keys of at least 256 bits (32 bytes as base64 or hex), with commas between',
  );

/** Bytes of a secret written as hex or base64. */
export function secretBytes(text: string): Buffer {
  return /^[0-9a-f]+$/i.test(text) && text.length % 2 === 0
    ? Buffer.from(text, 'hex')
    : Buffer.from(text, 'base64');
}

/**
 * The URL at which a WordPress answers `pages?slug=…`, such as
 * https://cms.example.com/wp-json/wp/v2.
 */
const restAddress = z
  .url({
    protocol: /^https?$/,
    error: 'must be an http address such as https://cms.example.com/wp-json/wp/v2',
  })
  .refine((text) => !/[?#@]/.test(text), 'must have no query and no user')
  .transform((text) => text.replace(/\/+$/, ''));

/**
 * Every environment variable of the API and its default, as `docs/operations/configure.md` lists
 * them.
 */
export const configSchema = z.object({
  ...processVariables(3333),
  API_ROLE: z.enum(['everything', 'http', 'worker']).default('everything'),
  PUBLIC_ORIGIN: z.url().default('http://localhost:8080'),

  DATABASE_URL: z.string().min(1).optional(),
  MIGRATION_DATABASE_URL: z.string().min(1).optional(),
  DATABASE_READ_URL: z.string().min(1).optional(),
  DATABASE_READ_AGE_MS: z.coerce.number().int().min(0).max(60_000).default(0),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_POOLER: z.stringbool().default(false),
  DATABASE_POOL_SIZE: count(10),
  DATABASE_CONNECT_TIMEOUT_MS: count(3000),
  STATEMENT_TIMEOUT_MS: count(4000),
  LOCK_TIMEOUT_MS: count(1000),
  SEED: z.stringbool().optional(),

  SIGNING_KEY: key256,
  ACCEPTED_SIGNING_KEYS: keys256,
  FILE_KEY: key256,
  OLD_FILE_KEYS: keys256,
  API_KEY: z.string().min(8).optional(),
  BRAND_ID: z.string().min(1).default('1'),

  SMTP_URL: z.url().default('smtp://127.0.0.1:1025'),
  MAIL_FROM: z.string().default(`${BRAND.name} <${mailAt('nao-responda')}>`),
  LEAD_NOTIFICATION_TO: z.email().default(mailAt('leads')),
  WORKFLOW_URL: z.url({ protocol: /^https?$/ }).optional(),
  WORKFLOW_TIMEOUT_MS: z.coerce.number().int().min(1).max(5000).default(5000),

  BANK_URL: z
    .url({ protocol: /^https?$/ })
    .transform((text) => text.replace(/\/+$/, ''))
    .optional(),
  BANK_KEY: z.string().min(16).optional(),
  BANK_WEBHOOK_KEY: z.string().min(16).optional(),

  COMPANY_NAME: z.string().min(1).optional(),
  COMPANY_DOCUMENT: z
    .string()
    .transform(normalizeDocument)
    .refine(isValidCnpj, 'must be a CNPJ')
    .optional(),
  COMPANY_ADDRESS: z.string().min(1).optional(),
  COMPANY_CITY: z
    .string()
    .regex(/[a-z]{2}/i, 'must be the name of a city')
    .optional(),
  SUPPORT_PHONE: z.string().min(1).optional(),
  SUPPORT_EMAIL: z.email().optional(),
  PRIVACY_EMAIL: z.email().optional(),

  CMS_URL: restAddress.optional(),
  CMS_REFRESH_SECONDS: count(15),
  CMS_TIMEOUT_MS: z.coerce.number().int().min(100).max(5000).default(5000),

  BODY_LIMIT_BYTES: count(1024 * 1024),
  BODY_MAX_DEPTH: count(20),
  HEADER_LIMIT_BYTES: count(16 * 1024),
  HEADERS_TIMEOUT_MS: count(10_000),
  REQUEST_TIMEOUT_MS: count(30_000),
  KEEP_ALIVE_MS: count(60_000),

  ACCESS_TOKEN_SECONDS: z.coerce.number().int().min(30).max(900).default(900),
  CHANGE_STREAM_SECONDS: z.coerce.number().int().min(0).max(900).default(900),
  STAFF_IDLE_MINUTES: count(30),
  STAFF_SESSION_HOURS: count(12),
  CUSTOMER_IDLE_DAYS: count(7),
  CUSTOMER_SESSION_DAYS: count(30),
  REFRESH_GRACE_SECONDS: count(10),

  SIGN_IN_FAILURES_PER_ACCOUNT: count(5),
  SIGN_IN_FAILURES_PER_ADDRESS: count(20),
  SIGN_IN_WINDOW_SECONDS: count(900),
  BLOCK_SECONDS: z.coerce.number().int().min(1).max(120).default(120),
  PIN_MINUTES: count(10),
  PIN_TRIES: count(5),
  PIN_SENDS: rate('3/600'),
  RECOVERY_MINUTES: count(30),
  DEVICE_DAYS: count(30),
  INVITATION_DAYS: count(7),
  SIGN_IN_LINK_MINUTES: z.coerce.number().int().min(1).max(5).default(5),
  PASSWORD_HASH_MEMORY_KIB: z.coerce.number().int().min(19_456).default(19_456),
  PASSWORD_HASH_PASSES: z.coerce.number().int().min(2).default(2),
  PASSWORD_HASHES_AT_ONCE: count(4),

  FILE_STORE: z.enum(['local', 's3']).default('local'),
  S3_BUCKET: z.string().min(1).optional(),
  S3_REGION: z.string().min(1).default('sa-east-1'),
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  CLAMD_ADDRESS: z
    .string()
    .regex(
      /^(?:(?:tls:\/\/)?[\w.-]+:\d{1,5}|\/.+)$/,
      'must read host:port, tls://host:port or the path of a socket',
    )
    .optional(),
  DOCUMENT_MAX_BYTES: count(8 * 1024 * 1024),
  DOCUMENT_MAX_MEGAPIXELS: count(50),
  DOCUMENT_MAX_PAGES: count(20),
  DOCUMENTS_PER_REGISTRATION: count(10),
  VERIFICATION_MAX_BYTES: count(5 * 1024 * 1024),
  DOCUMENTS_AT_ONCE: count(2),
  DOCUMENT_PAGES_AT_ONCE: count(2),
  DOCUMENT_BYTES_AT_ONCE: count(128 * 1024 * 1024),

  ACCOUNT_WRITES_AT_ONCE: count(3),
  ACCOUNT_READS_AT_ONCE: count(6),
  ACCOUNT_FILES_AT_ONCE: count(12),
  ACCOUNT_WAIT_MS: z.coerce.number().int().min(1).max(8000).default(2000),
  ATTEMPT_WAIT_MS: z.coerce.number().int().min(1).max(8000).default(8000),

  RATE_WRITES: rate('240/60'),
  RATE_LEADS: rate('30/600'),
  RATE_REGISTRATIONS: rate('30/600'),
  RATE_DOCUMENTS: rate('10/900'),
  RATE_MAILS: rate('10/600'),
  RATE_AVAILABILITY: rate('240/60'),
  RATE_SIMULATIONS: rate('240/600'),
  RATE_SIGN_INS: rate('120/60'),
  RATE_CONSENTS: rate('60/600'),
  RATE_INVITATIONS: rate('60/600'),
  RATE_LINK_VISITS: rate('60/600'),
  RATE_UPLOADS: rate('60/600'),
  RATE_EXPORTS: rate('10/900'),
  RATE_CUSTOMERS: rate('180/3600'),
  RATE_PRICE_IMPORTS: rate('60/3600'),
  RATE_STOCK_IMPORTS: rate('60/3600'),
  RATE_VERIFICATIONS: rate('30/600'),
  RATE_CMS_MISSES: rate('120/60'),

  INVITATION_HOURS: count(72),
  SHARED_CART_DAYS: count(30),
  IDEMPOTENCY_HOURS: count(24),
  LEAD_MERGE_HOURS: count(24),
  AREA_SUPPORT_KM: count(150),
  PRICE_VALID_DAYS: count(7),
  CONSENT_KEPT_DAYS: count(730),
  UNFINISHED_REGISTRATION_DAYS: count(30),
  LEAD_KEPT_MONTHS: count(24),
  LOG_KEPT_MONTHS: count(6),
  REFUSED_DOCUMENT_DAYS: count(90),
  CONTRACT_KEPT_YEARS: count(5),
  UNSENT_KEPT_DAYS: count(30),
  NOTIFICATION_KEPT_DAYS: count(90),
});

type Parsed = z.output<typeof configSchema>;
/** Settings with all secrets, from the environment or made. */
export type Config = Omit<Parsed, 'SIGNING_KEY' | 'FILE_KEY' | 'API_KEY'> & {
  SIGNING_KEY: string;
  FILE_KEY: string;
  API_KEY: string;
};

type RateVariable = Extract<keyof Config, `RATE_${string}`>;
type NameOf<Variable> = Variable extends `RATE_${infer Name}` ? Hyphened<Name> : never;
type Hyphened<Text extends string> = Text extends `${infer Word}_${infer Rest}`
  ? `${Lowercase<Word>}-${Hyphened<Rest>}`
  : Lowercase<Text>;

/** Names of the rates that `limit` in `serve` takes: RATE_LEADS is 'leads'. */
export type RateName = NameOf<RateVariable>;

export function rateOf(config: Config, name: RateName): Rate {
  const variable = `RATE_${name.replaceAll('-', '_').toUpperCase()}`;
  return config[variable as RateVariable];
}

/**
 * The parts of the API that a process is, by `API_ROLE`: answers calls, or does the work
 * that no call waits for (outboxes and jobs), or both.
 */
export function partsOf({ API_ROLE }: Pick<Config, 'API_ROLE'>): {
  answersCalls: boolean;
  works: boolean;
} {
  return { answersCalls: API_ROLE !== 'worker', works: API_ROLE !== 'http' };
}

/** In demo mode the accounts of docs/product exist and cookies work over plain http. */
export function isDemo(config: Pick<Config, 'APP_MODE'>): boolean {
  return config.APP_MODE === 'demo';
}
