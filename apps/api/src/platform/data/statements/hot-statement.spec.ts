import { eq, sql } from 'drizzle-orm';
import { contentVersions } from '../../../content/cms-pages/cms-pages.table';
import { testApi } from '../../../testing/api';
import { type Database } from '../database';
import { hotStatement } from './hot-statement';

const api = testApi();
const write = jest.fn((db: Database) =>
  db
    .update(contentVersions)
    .set({ version: sql`${sql.placeholder('version')}` })
    .where(eq(contentVersions.id, 1))
    .returning({ version: contentVersions.version }),
);
const setVersion = hotStatement('set_version_of_a_spec', write);

describe('a hot statement', () => {
  it('is written once, and takes other values each time', async () => {
    expect(await setVersion(api.db, { version: 41 })).toEqual([{ version: 41 }]);
    expect(await setVersion(api.db, { version: 42 })).toEqual([{ version: 42 }]);
    expect(write).toHaveBeenCalledTimes(1);
  });

  it('belongs to the transaction whose connection it is given', async () => {
    await setVersion(api.db, { version: 1 });
    const undone = api.db.transaction(async (tx) => {
      await setVersion(tx, { version: 2 });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    const [kept] = await api.db.select().from(contentVersions);
    expect(kept?.version).toBe(1);
  });
});
