import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { Client } from 'pg';

/**
 * Changes a price by SQL. The API writes prices with `bumpContentVersion` in the same
 * transaction.
 */
const CHEAPER = `
  update prices set monthly_centavos = 123400
    where (price_table_id, version_id, person_type, term, km) =
      (select price_table_id, version_id, person_type, term, km from prices where person_type = 'PF' order by monthly_centavos limit 1);
  update content_versions set version = version + 1, changed_at = now() where id = 1;`;

/** The page's host asks for the version again after one second. */
const ASKED_AGAIN_MS = 1_100;

test('the first answer of the site that is asked for a second after a price was written shows it', async ({
  request,
}) => {
  const pages = ['/?utm_source=x', '/'];
  const isShown = async (path: string) => {
    const answer = await request.get(path);
    expect(answer.status()).toBe(200);
    return (await answer.text()).includes('1.234');
  };
  for (const path of pages) expect(await isShown(path)).toBe(false);
  const database = new Client({ connectionString: process.env['DATABASE_URL'] });
  await database.connect();
  await database.query(`begin; ${CHEAPER} commit;`);
  await database.end();
  await pause(ASKED_AGAIN_MS);
  for (const path of pages) expect(await isShown(path)).toBe(true);
});
