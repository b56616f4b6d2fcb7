import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { testApi } from '../../testing/api';
import { simulations } from './simulations.table';
import { open } from './testing/cart';

const api = testApi();
const MIGRATION = join(__dirname, '../../migrations/0293-rounded-places.sql');

describe('places that were stored as exactly as a device told them', () => {
  it('are known to about a kilometer from then on, and stay where they are', async () => {
    const visitor = api.asAnyone();
    for (const [latitude, longitude] of [
      [-25.42841234, -49.27331234],
      [-25.43, -49.27331234],
      [-25.43, -49.27],
    ])
      await api.db
        .update(simulations)
        .set({ latitude, longitude })
        .where(sql`id = ${(await open(visitor)).id}`);
    await api.db.execute(sql.raw(readFileSync(MIGRATION, 'utf8')));
    const rows = await api.db.select().from(simulations);
    expect(rows.map(({ latitude, longitude }) => [latitude, longitude])).toEqual(
      Array(3).fill([-25.43, -49.27]),
    );
  });
});
