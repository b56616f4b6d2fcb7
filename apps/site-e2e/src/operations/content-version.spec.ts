import { expect, test } from '@playwright/test';
import { Client } from 'pg';

/**
 * The API does the same in one transaction when prices are written
 * (`bumpContentVersion`).
 */
const CHEAPER = `
  update prices set monthly_centavos = 123400
    where (price_table_id, version_id, person_type, term, km) =
      (select price_table_id, version_id, person_type, term, km from prices where person_type = 'PF' order by monthly_centavos limit 1);
  update content_versions set version = version + 1, changed_at = now() where id = 1;`;

test('an answer of the site later than one second after a price was written shows it', async ({
  request,
}) => {
  // The host of the page asks for the version once a second, with and without a query.
  const pages = ['/?utm_source=x', '/'].map((path) => ({ path, staleAfterMs: 0 }));
  const isShown = async (path: string) =>
    (await (await request.get(path)).text()).includes('1.234');
  for (const { path } of pages) expect(await isShown(path)).toBe(false);
  const database = new Client({ connectionString: process.env['DATABASE_URL'] });
  await database.connect();
  await database.query(`begin; ${CHEAPER} commit;`);
  const writtenAt = Date.now();
  await database.end();
  for (const page of pages) {
    await expect
      .poll(async () => {
        const askedAfterMs = Date.now() - writtenAt;
        const shown = await isShown(page.path);
        if (!shown) page.staleAfterMs = askedAfterMs;
        return shown;
      })
      .toBe(true);
    expect(page.staleAfterMs).toBeLessThanOrEqual(1000);
  }
});
