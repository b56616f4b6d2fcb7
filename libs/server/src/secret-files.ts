import { readFileSync } from 'node:fs';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Variables that hold a secret. Each may come from the file named by `<NAME>_FILE`, as
 * secret stores of containers mount them.
 */
export const SECRET_VARIABLES = [
  'DATABASE_URL',
  'MIGRATION_DATABASE_URL',
  'DATABASE_READ_URL',
  'SIGNING_KEY',
  'ACCEPTED_SIGNING_KEYS',
  'FILE_KEY',
  'OLD_FILE_KEYS',
  'API_KEY',
  'SMTP_URL',
  'WORKFLOW_URL',
  'BANK_KEY',
  'BANK_WEBHOOK_KEY',
  'NEW_PASSWORD',
] as const;
export type SecretVariable = (typeof SECRET_VARIABLES)[number];

/**
 * A secret from its variable or file, without the line break at the file's end; undefined
 * when neither is set. `fail` is called with the variable and the reason, which shows
 * neither value nor path.
 */
export function secretOf(
  environment: Environment,
  name: SecretVariable,
  fail: (variable: string, reason: string) => never,
): string | undefined {
  const given = environment[name] || undefined;
  const file = environment[`${name}_FILE`] || undefined;
  if (file === undefined) return given;
  if (given !== undefined) fail(`${name}_FILE`, `${name} is set as well; keep one`);
  const text = contentOf(file, (code) =>
    fail(`${name}_FILE`, `its file can't be read (${code})`),
  );
  if (text === '') fail(`${name}_FILE`, 'its file is empty');
  return text;
}

function contentOf(file: string, fail: (code: string) => never): string {
  try {
    return readFileSync(file, 'utf8').replace(/[\r\n]+$/, '');
  } catch (error) {
    return fail((error as NodeJS.ErrnoException).code ?? 'unknown reason');
  }
}
