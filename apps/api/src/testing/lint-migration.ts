import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** squawk's program, one package for each system; the lock file has that of Linux. */
const SQUAWK = join(
  __dirname,
  '../../../../node_modules/@squawk-cli',
  `${process.platform}-${process.arch}/bin/squawk`,
);

/** Whether squawk is installed on this machine. */
export const canLintMigrations = existsSync(SQUAWK);

/**
 * Acts that a migration may not do to a table in use: running code would fail, or wait
 * behind the migration. The rules are squawk's (https://squawkhq.com/docs/rules).
 */
const RULES = new Set([
  'adding-field-with-default',
  'adding-foreign-key-constraint',
  'adding-not-nullable-field',
  'adding-required-field',
  'ban-drop-column',
  'ban-drop-table',
  'changing-column-type',
  'constraint-missing-not-valid',
  'disallowed-unique-constraint',
  'renaming-column',
  'renaming-table',
  'require-concurrent-index-creation',
  'syntax-error',
  'unused-ignore',
]);
/** A statement outside a transaction may be interrupted, and must allow a second run. */
const OUTSIDE = new Set([...RULES, 'prefer-robust-stmts']);

/**
 * The rules that a migration breaks, as `line: rule`. A comment `-- squawk-ignore <rule>`
 * makes an exception and needs a line with its reason above it.
 */
export function lintMigration(sql: string, isOutsideTransaction = false): string[] {
  const { stdout, stderr } = spawnSync(
    SQUAWK,
    [
      '--reporter=json',
      '--pg-version=15.0',
      ...(isOutsideTransaction ? [] : ['--assume-in-transaction']),
    ],
    { input: sql, encoding: 'utf8' },
  );
  if (!stdout.startsWith('[')) throw new Error(`squawk did not run: ${stderr}`);
  const found = JSON.parse(stdout) as { line: number; rule_name: string }[];
  const rules = isOutsideTransaction ? OUTSIDE : RULES;
  return [
    ...found
      .filter((one) => rules.has(one.rule_name))
      .map((one) => `${one.line + 1}: ${one.rule_name}`),
    ...withoutReason(sql),
  ];
}

function withoutReason(sql: string): string[] {
  const lines = sql.split('\n');
  return lines.flatMap((line, index) =>
    /^\s*-- squawk-ignore/.test(line) &&
    !/^\s*-- (?!squawk-ignore|serves:|outside)\w.{10,}/.test(lines[index - 1] ?? '')
      ? [`${index + 1}: exception without a reason`]
      : [],
  );
}
