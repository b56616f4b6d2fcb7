import { sql } from 'drizzle-orm';
import { testApi } from '../../testing/api';
import { rowsOf } from './database';

const api = testApi();

async function valueOf(expression: ReturnType<typeof sql>): Promise<unknown> {
  const [row] = await rowsOf<{ value: unknown }>(
    api.ports.database.db,
    sql`select ${expression} as value`,
  );
  return row?.value;
}

// This file runs on PostgreSQL and on PGlite (decision 065).
describe('a query that is written by hand gets the same value from either database', () => {
  it.each<[string, unknown]>([
    ['null::integer', null],
    ['true', true],
    ["'ça'::text", 'ça'],
    ["'x'::varchar", 'x'],
    ['2::smallint', 2],
    ['2147483647', 2147483647],
    ['2::bigint', '2'],
    ['9007199254740993', '9007199254740993'],
    ['(select count(*) from dealerships where false)', '0'],
    ['(select sum(one) from unnest(array[1, 2]) as one)', '3'],
    ['(select sum(one) from unnest(array[1::bigint, 2]) as one)', '3'],
    ['(select avg(one) from unnest(array[1, 2]) as one)', '1.5000000000000000'],
    ['2.50::numeric', '2.50'],
    ['2.5::double precision', 2.5],
    ['2.5::real', 2.5],
    ["date '2026-11-22'", '2026-11-22'],
    ["time '12:30'", '12:30:00'],
    ["timestamp '2026-11-22 12:00'", '2026-11-22 12:00:00'],
    ["timestamptz '2026-11-22 12:00Z' at time zone 'UTC'", '2026-11-22 12:00:00'],
    ["interval '1 day 2 hours'", '1 day 02:00:00'],
    [
      "'a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11'::uuid",
      'a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11',
    ],
    ['\'{"a": [1, "b", null]}\'::jsonb', { a: [1, 'b', null] }],
    ['\'{"a": 1}\'::json', { a: 1 }],
    ["'null'::jsonb", null],
    ["'2'::jsonb", 2],
    ["array['a', null, 'b,c', 'd\"e']", ['a', null, 'b,c', 'd"e']],
    ['array[]::text[]', []],
    ['array[1, 2]', [1, 2]],
    ['array[1::bigint]', ['1']],
    ['array[true, false]', [true, false]],
    ['array[\'{"a": 1}\'::jsonb]', [{ a: 1 }]],
    [
      "array['a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11'::uuid]",
      ['a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11'],
    ],
    ["array[date '2026-11-22']", '{2026-11-22}'],
    ['array[2.50::numeric]', '{2.50}'],
    ["decode('00ff', 'hex')", Buffer.from([0, 255])],
  ])('%s', async (expression, expected) => {
    expect(await valueOf(sql.raw(expression))).toEqual(expected);
  });

  it('a timestamp with its zone as text that is read as the same moment', async () => {
    const text = await valueOf(sql.raw("timestamptz '2026-11-22 12:00:00.123-03'"));
    expect(new Date(String(text)).toISOString()).toBe('2026-11-22T15:00:00.123Z');
  });
});

describe('a value that is handed to a query arrives as the same in either database', () => {
  it.each<[string, unknown, string | null]>([
    ['text', 'ça', 'ça'],
    ['text', 5, '5'],
    ['text', null, null],
    ['text', undefined, null],
    ['integer', 5, '5'],
    ['integer', '5', '5'],
    ['bigint', 9007199254740991, '9007199254740991'],
    ['bigint', '9007199254740993', '9007199254740993'],
    ['numeric', '2.50', '2.50'],
    ['numeric', 2.5, '2.5'],
    ['boolean', false, 'false'],
    ['boolean', 'true', 'true'],
    ['date', '2026-11-22', '2026-11-22'],
    ['timestamptz', '2026-11-22T15:00:00Z', '2026-11-22 15:00:00+00'],
    ['jsonb', { a: [1, 'b'] }, '{"a": [1, "b"]}'],
    ['jsonb', '{"a":1}', '{"a": 1}'],
    ['text[]', ['a', null, 'b,c', 'd"e', '\\'], '{a,NULL,"b,c","d\\"e","\\\\"}'],
    ['text[]', [], '{}'],
    ['integer[]', [1, 2], '{1,2}'],
    ['boolean[]', [true], '{t}'],
    ['date[]', ['2026-11-22'], '{2026-11-22}'],
    ['jsonb[]', [{ a: 1 }], '{"{\\"a\\": 1}"}'],
    [
      'uuid',
      'a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11',
      'a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11',
    ],
    ['bytea', Buffer.from([0, 255]), '\\x00ff'],
  ])('%s of %j', async (type, given, expected) => {
    const utc = sql`set local time zone 'UTC'`;
    const text = await api.ports.database.db.transaction(async (tx) => {
      await tx.execute(utc);
      const [row] = await rowsOf<{ value: unknown }>(
        tx,
        sql`select ${sql.param(given)}::${sql.raw(type)}::text as value`,
      );
      return row?.value;
    });
    expect(text).toBe(expected);
  });
});
