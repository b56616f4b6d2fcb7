import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { rowsOf } from '#platform/data/database';
import { testApi } from '../../testing/api';
import { listNear, listNearest } from './dealerships.repository';
import { dealerships } from './dealerships.table';
import { findPaintsInStock, isServed, isWithin } from './dealerships-near';

const api = testApi();
const MANY = 3000;
const SAO_PAULO = { latitude: -23.5505, longitude: -46.6333 };
const degrees = (min: number, max: number) =>
  fc.integer({ min: min * 1e6, max: max * 1e6 }).map((millionths) => millionths / 1e6);
const anywhere = fc.record({ latitude: degrees(-90, 90), longitude: degrees(-180, 180) });
const inBrazil = fc.record({ latitude: degrees(-33, 5), longitude: degrees(-73, -35) });

/**
 * Three thousand more, spread over the country by a fixed rule; the last one has ended.
 */
beforeAll(async () => {
  await api.db.execute(sql`
    insert into dealerships (id, group_id, state_id, name, cnpj, city, address, phone, latitude, longitude, active)
    select 1000 + n, 1, 35, 'Loja ' || n, lpad(n::text, 14, '0'), 'Cidade', 'Rua', '1130000100',
      -33 + (n * 7919 % 3800) / 100.0, -73 + (n * 104729 % 3800) / 100.0, n < ${MANY}
    from generate_series(1, ${MANY}) as n`);
  await api.db.execute(sql`analyze dealerships`);
});

describe('a circle on the map', () => {
  it('holds the same dealerships with its box as without, wherever it is', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(anywhere, inBrazil),
        fc.constantFrom(1, 150, 900, 9000, 30_000),
        async (place, km) => {
          const [row] = await rowsOf<{ boxed: number; plain: number }>(
            api.db,
            sql`select count(*) filter (where ${isWithin(place, km)})::int as boxed,
                count(*) filter (where active and distance_km(${place.latitude}, ${place.longitude}, latitude, longitude) <= ${km})::int as plain
              from dealerships`,
          );
          expect(row?.boxed).toBe(row?.plain);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('is found by the index', async () => {
    for (const km of [150, 900]) {
      const plan = await rowsOf<{ 'QUERY PLAN': string }>(
        api.db,
        sql`explain select 1 from ${dealerships} where ${isWithin(SAO_PAULO, km)}`,
      );
      expect(plan.map((row) => row['QUERY PLAN']).join('\n')).toContain(
        'dealerships_place',
      );
    }
  });
});

describe('the nearest dealerships', () => {
  it('are those that a search without any circle finds', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(anywhere, inBrazil),
        fc.constantFrom(1, 20),
        async (place, limit) => {
          expect(await listNearest(api.db, place, limit)).toEqual(
            await listNear(api.db, place, { limit }),
          );
        },
      ),
      { numRuns: 25 },
    );
  });
});

it('a place out at sea is not served and has nothing in stock, one in São Paulo is and has', async () => {
  const atlantic = { latitude: -25, longitude: -20 };
  expect(await isServed(api.db, atlantic, 150)).toBe(false);
  expect(await findPaintsInStock(api.db, atlantic, 150)).toEqual(new Map());
  expect(await isServed(api.db, SAO_PAULO, 150)).toBe(true);
  expect((await findPaintsInStock(api.db, SAO_PAULO, 150)).size).toBeGreaterThan(5);
});

it('a place as near to zero as a number can be is a place like others', async () => {
  expect(await isServed(api.db, { latitude: 5e-324, longitude: -5e-324 }, 150)).toBe(
    false,
  );
});
