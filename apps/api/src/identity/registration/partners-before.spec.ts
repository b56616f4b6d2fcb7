import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { savePartners } from '@site/api-contract';
import { rowsOf } from '#platform/data/database';
import { testApi } from '../../testing/api';
import { listPartners } from './registration.repository';
import { PARTNERS } from './testing/registration-forms';

const api = testApi();
const MIGRATION = join(
  __dirname,
  '../../migrations/0271-since-when-a-partner-stands.sql',
);

/** Since when partners stand there whom a version without that column saved. */
async function sinceOfBefore(userId: string): Promise<Date[]> {
  const found: Date[] = [];
  const undone = new Error('undone');
  await api.db
    .transaction(async (tx) => {
      await tx.execute(sql`alter table registration_partners drop column since`);
      await tx.execute(sql`alter table proposals drop column partners_checked_at`);
      const statements = readFileSync(MIGRATION, 'utf8').split(/;\n/);
      for (const statement of statements.filter((text) => text.trim()))
        await tx.execute(sql.raw(statement));
      found.push(...(await listPartners(tx, userId)).map(({ since }) => since));
      expect(await rowsOf(tx, sql`select partners_checked_at from proposals`)).toEqual(
        [],
      );
      throw undone;
    })
    .catch((error: unknown) => {
      if (error !== undone) throw error;
    });
  return found;
}

describe('partners who were there before anybody noted since when', () => {
  it('stand there since their list was saved last; without a trail, since the account is', async () => {
    const company = await api.asRole('customer', { personType: 'PJ' });
    const made = api.clock.now();
    const params = { id: company.userId };
    for (const _ of [1, 2]) {
      api.clock.advance(60_000);
      await company.send(savePartners, { params, body: PARTNERS });
    }
    const saved = api.clock.now();
    expect(await sinceOfBefore(company.userId)).toEqual([saved, saved]);
    await api.emptyTrail();
    expect(await sinceOfBefore(company.userId)).toEqual([made, made]);
  });
});
