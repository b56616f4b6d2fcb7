import { expect, test } from '@playwright/test';
import { Client } from 'pg';

/** What a write of prices does in the API (`bumpContentVersion`), in one transaction. */
const CHEAPER = `
  update prices set monthly_centavos = 123400
    where (price_table_id, version_id, person_type, term, km) =
      (select price_table_id, version_id, person_type, term, km from prices where person_type = 'PF' order by monthly_centavos limit 1);
  update content_versions set version = version + 1, changed_at = now() where id = 1;`;

test('an answer later than one second after a price was written shows it', async ({
  request,
}) => {
  const home = async () => (await request.get('/')).text();
  expect(await home()).not.toContain('1.234');
  const database = new Client({ connectionString: process.env['DATABASE_URL'] });
  await database.connect();
  await database.query(`begin; ${CHEAPER} commit;`);
  const writtenAt = Date.now();
  await database.end();
  let staleAfterMs = 0;
  await expect
    .poll(async () => {
      const askedAfterMs = Date.now() - writtenAt;
      const shown = (await home()).includes('1.234');
      if (!shown) staleAfterMs = askedAfterMs;
      return shown;
    })
    .toBe(true);
  expect(staleAfterMs).toBeLessThanOrEqual(1000);
});
