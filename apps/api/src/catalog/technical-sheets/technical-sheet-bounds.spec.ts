import { getTableColumns, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { type TechnicalSheet, technicalSheetForm } from '@site/api-contract';
import { rowsOf } from '#platform/data/database';
import { testApi } from '../../testing/api';
import { technicalSheets } from './technical-sheets.table';

const api = testApi();

/** The least and the most that a column may have. */
type Bounds = { column: string; least: number | undefined; most: number | undefined };

/** The bounds that the form states for its figures. */
function statedBounds(): Bounds[] {
  const { properties = {} } = z.toJSONSchema(technicalSheetForm, {
    io: 'input',
    unrepresentable: 'any',
  });
  const columns = getTableColumns(technicalSheets);
  return Object.entries(properties).flatMap(([field, schema]) => {
    if (typeof schema === 'boolean') return [];
    const [figure = schema] = schema.anyOf ?? []; // a figure, or null
    if (typeof figure === 'boolean' || figure.minimum === undefined) return [];
    const { name } = columns[field as keyof TechnicalSheet];
    return [{ column: name, least: figure.minimum, most: figure.maximum }];
  });
}

/** The bounds of the checks, which PostgreSQL prints as `(((a >= 1) AND (a <= 2)))`. */
async function checkedBounds(): Promise<Bounds[]> {
  const checks = await rowsOf<{ says: string }>(
    api.db,
    sql`select pg_get_constraintdef(oid) as "says" from pg_constraint
      where conrelid = 'technical_sheets'::regclass and contype = 'c'`,
  );
  const between = /\((\w+) >= \(?([\d.]+)\)?.* AND \(\1 <= \(?([\d.]+)/;
  return checks.flatMap(({ says }) => {
    const [, column, least, most] = between.exec(says) ?? [];
    return column ? [{ column, least: Number(least), most: Number(most) }] : [];
  });
}

it('the database takes the figures of a technical sheet within the bounds of its form', async () => {
  const byColumn = (one: Bounds, other: Bounds) => one.column.localeCompare(other.column);
  const stated = statedBounds().sort(byColumn);
  expect(stated).toContainEqual({ column: 'home_charge_hours', least: 0.5, most: 40 });
  expect((await checkedBounds()).sort(byColumn)).toEqual(stated);
});
