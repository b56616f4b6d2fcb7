import { join } from 'node:path';
import { canLintMigrations, lintMigration } from '../../../testing/lint-migration';
import { BASELINE, readMigration, readMigrations } from './read-migrations';

const linted = canLintMigrations ? describe : describe.skip;
const MIGRATIONS = readMigrations(join(__dirname, '../../../migrations'));

linted('a migration lets the code before it work on: it may not', () => {
  it.each([
    [
      'add a column that must be filled',
      'alter table leads add column shade text not null;',
      'adding-required-field',
    ],
    [
      'make a column required',
      'alter table leads alter column name set not null;',
      'adding-not-nullable-field',
    ],
    [
      'write every row for a default',
      'alter table leads add column shade uuid default gen_random_uuid();',
      'adding-field-with-default',
    ],
    ['drop a column', 'alter table leads drop column name;', 'ban-drop-column'],
    ['drop a table', 'drop table leads;', 'ban-drop-table'],
    ['rename a column', 'alter table leads rename name to title;', 'renaming-column'],
    ['rename a table', 'alter table leads rename to contacts;', 'renaming-table'],
    [
      'change a type',
      'alter table leads alter column name type bytea using name::bytea;',
      'changing-column-type',
    ],
    [
      'check all rows at once',
      'alter table leads add constraint leads_shade_check check (shade > 0);',
      'constraint-missing-not-valid',
    ],
    [
      'check all references at once',
      'alter table leads add constraint leads_user foreign key (user_id) references users (id);',
      'adding-foreign-key-constraint',
    ],
    [
      'build a unique constraint under a lock',
      'alter table leads add constraint leads_shade_key unique (shade);',
      'disallowed-unique-constraint',
    ],
    [
      'build an index of a table that stands while nobody can write',
      'create index leads_by_name on leads (name);',
      'require-concurrent-index-creation',
    ],
  ])('%s', (_, statement, rule) => {
    expect(lintMigration(statement)).toContain(`1: ${rule}`);
  });

  it('build an index outside a transaction that could not be built again', () => {
    expect(
      lintMigration('create index concurrently leads_by_name on leads (name);', true),
    ).toEqual(['1: prefer-robust-stmts']);
  });

  it('make an exception without saying why', () => {
    expect(
      lintMigration('-- serves: 12\n-- squawk-ignore ban-drop-table\ndrop table leads;'),
    ).toEqual(['2: exception without a reason']);
  });
});

linted('the migrations after the baseline', () => {
  it('keep these rules', () => {
    const broken = MIGRATIONS.filter(({ version }) => version > BASELINE).flatMap(
      ({ name, sql, isOutsideTransaction }) =>
        lintMigration(sql, isOutsideTransaction).map((line) => `${name}:${line}`),
    );
    expect(broken).toEqual([]);
  });
});

linted('a migration may', () => {
  it.each([
    ['add an empty column', 'alter table leads add column shade text;'],
    [
      'add a column with a default that is one value',
      "alter table leads add column shade text not null default 'light';",
    ],
    [
      'add a reference that new rows keep',
      'alter table leads add constraint leads_user foreign key (user_id) references users (id) not valid;',
    ],
    [
      'make a table with its indices',
      'create table shades (id integer primary key, name text not null);\ncreate index shades_by_name on shades (name);',
    ],
    [
      'do what it says the reason of',
      '-- The column is read by nobody since api 1.2.0.\n-- squawk-ignore ban-drop-column\nalter table leads drop column shade;',
    ],
  ])('%s', (_, statement) => {
    expect(lintMigration(statement)).toEqual([]);
  });
});

describe('the oldest code that a migration serves', () => {
  it('is the first release unless a migration says otherwise', () => {
    expect(readMigration('0013-a.sql', 'select 1;').serves).toBe(BASELINE);
  });

  it('is said in the first line', () => {
    expect(readMigration('0015-a.sql', '-- serves: 14\nselect 1;').serves).toBe(14);
  });

  it('is that of the migration before when nothing is said', () => {
    expect(readMigration('0016-a.sql', '-- A table.\nselect 1;', 14).serves).toBe(14);
  });

  it('grows from migration to migration, and none asks for code after it', () => {
    const wrong = MIGRATIONS.filter(
      ({ version, serves }, index) =>
        serves > Math.max(version, BASELINE) ||
        serves < (MIGRATIONS[index - 1]?.serves ?? BASELINE),
    );
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });
});
