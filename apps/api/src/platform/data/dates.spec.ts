import { sql } from 'drizzle-orm';
import { testApi } from '../../testing/api';
import { rowsOf } from './database';

const api = testApi();
const NOON = "timestamptz '2026-11-22 12:00:00-03'";

it('gives a library its dates as Date, and Drizzle its own as text, whoever asks first', async () => {
  const { db, executeSql } = api.ports.database;
  const ofLibrary = () => executeSql(`select ${NOON} as at`);
  const ofDrizzle = async () => {
    const [row] = await rowsOf<{ at: unknown }>(db, sql.raw(`select ${NOON} as at`));
    return row?.at;
  };
  const noon = { rows: [{ at: new Date('2026-11-22T15:00:00Z') }] };
  expect(await ofLibrary()).toMatchObject(noon);
  expect(typeof (await ofDrizzle())).toBe('string');
  expect(await ofLibrary()).toMatchObject(noon);
  expect(
    await executeSql(`select $1::timestamptz as at`, ['2026-11-22T15:00:00Z']),
  ).toMatchObject(noon);
  await db.transaction(async (tx) => {
    const [row] = await rowsOf<{ at: unknown }>(tx, sql.raw(`select ${NOON} as at`));
    expect(typeof row?.at).toBe('string');
  });
});
