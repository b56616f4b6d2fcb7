import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { readMigrations } from '#platform/data/migrate';
import { testApi } from '../../testing/api';
import { baskets } from './baskets.table';
import { aCart } from './testing/cart';

const api = testApi();
const FUEL_OF_A_CHOICE = 250;

it('a choice of before is given what its car runs on', async () => {
  const electric = { versionSlug: 'lume-eletrico', paint: 'branco-nuvem', addOns: [] };
  const carts = [
    await aCart(api.asAnyone(), electric),
    await aCart(api.asAnyone()),
  ] as const;
  await api.db.update(baskets).set({ choice: sql`${baskets.choice} - 'fuel'` });
  const found = readMigrations(join(__dirname, '../../migrations')).find(
    ({ version }) => version === FUEL_OF_A_CHOICE,
  );
  await api.ports.database.withMigrationClient((client) => client.exec(found?.sql ?? ''));
  const fuels = await Promise.all(
    carts.map(({ basket }) =>
      api.db.select().from(baskets).where(eq(baskets.id, basket.id)),
    ),
  );
  expect(fuels.map(([row]) => row?.choice.fuel)).toEqual(['eletrico', 'flex']);
});
