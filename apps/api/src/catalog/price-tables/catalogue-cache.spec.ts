import { sql } from 'drizzle-orm';
import { listPrices, listVehicleClasses } from '@site/api-contract';
import { type Database } from '#platform/data/database';
import { testApi } from '../../testing/api';
import { coalesce, openCatalogue } from './catalogue-cache';

const api = testApi();
const SAO_PAULO = { type: '1', lat: '-23.5505', lng: '-46.6333' } as const;
const cars = async () =>
  (await api.asAnyone().send(listVehicleClasses, { params: SAO_PAULO })).data.flatMap(
    ({ vehicleModels }) => vehicleModels,
  );
const lira = async () => (await cars()).find(({ modelSlug }) => modelSlug === 'lira');
const write = (statement: string) => api.db.execute(sql.raw(statement));

describe('an answer that is kept', () => {
  it('is given again while nobody writes', async () => {
    const before = await lira();
    // Changes a table without its triggers, which only a test can do.
    await write(`alter table vehicle_models disable trigger moves_edition`);
    try {
      await write(`update vehicle_models set type = 'Outro' where slug = 'lira'`);
      expect(await lira()).toEqual(before);
    } finally {
      await write(
        `update vehicle_models set type = '${before?.type}' where slug = 'lira'`,
      );
      await write(`alter table vehicle_models enable trigger moves_edition`);
    }
  });

  it('never holds what a write that was undone had written', async () => {
    const before = await api.asAnyone().send(listPrices, {});
    await api.db
      .transaction(async (tx) => {
        await tx.execute(sql`update prices set monthly_centavos = 100`);
        throw new Error('undone');
      })
      .catch(() => undefined);
    expect((await api.asAnyone().send(listPrices, {})).data).toEqual(before.data);
  });

  it.each([
    [
      'vehicle_models',
      `set type = 'Outro' where slug = 'lira'`,
      (car: Car) => expect(car.type).toBe('Outro'),
    ],
    [
      'vehicle_versions',
      `set engine = '9.9' where model_slug = 'lira'`,
      (car: Car) => expect(car.versions[0]?.engine).toBe('9.9'),
    ],
    [
      'paints',
      `set name = 'Outra' where slug = 'branco-nuvem'`,
      (car: Car) => expect(car.colours.map(({ name }) => name)).toContain('Outra'),
    ],
    [
      'add_ons',
      `set name = 'Outro opcional' where position = (select min(position) from add_ons)`,
      (car: Car) => expect(car.addOns[0]?.name).toBe('Outro opcional'),
    ],
    ['prices', 'set monthly_centavos = 100', (car: Car) => expect(car.fromPrice).toBe(1)],
    [
      'price_tables',
      `set valid_from = valid_from + interval '1 second'`,
      (car: Car) => expect(car.modelSlug).toBe('lira'),
    ],
    ['stock', 'set quantity = 0', (car: Car) => expect(car.delivery.kind).toBe('order')],
    [
      'dealerships',
      'set active = false',
      (car: Car) => expect(car.available).toBe(false),
    ],
  ] as const)(
    'is worked out anew after a write to %s, by whatever process',
    async (table, change, expectChange) => {
      await lira();
      const edition = async () =>
        (
          (await write('select edition from catalogue_edition')) as unknown as {
            rows: { edition: unknown }[];
          }
        ).rows[0]?.edition;
      const first = await edition();
      await write(`update ${table} ${change}`);
      expect(await edition()).not.toEqual(first);
      expectChange((await lira()) as Car);
    },
  );
});

describe('the memory of the catalogue', () => {
  it('works a key out once, and nothing (null) every time', async () => {
    const catalogue = openCatalogue(api.ports.database, api.clock);
    const make = jest.fn(async () => ({ price: 1 }));
    const nothing = jest.fn(async () => null);
    const ask = async (db: Database) => {
      const at = await catalogue.now(db);
      expect(await at.keep('a', make)).toEqual({ price: 1 });
      expect(await at.keep('b', nothing)).toBeNull();
    };
    await ask(api.db);
    await api.db.transaction(ask);
    expect(make.mock.calls.length).toBe(1);
    expect(nothing.mock.calls.length).toBe(2);
  });

  it('keeps nothing of work that failed', async () => {
    const at = await openCatalogue(api.ports.database, api.clock).now(api.db);
    await expect(at.keep('a', () => Promise.reject(new Error('lost')))).rejects.toThrow(
      'lost',
    );
    expect(await at.keep('a', async () => ({ ok: true }))).toEqual({ ok: true });
  });
});

describe('a read that many ask for', () => {
  it('runs once for all that came while another ran, and began after they had asked', async () => {
    const ends: ((value: string) => void)[] = [];
    const read = coalesce(() => new Promise<string>((done) => ends.push(done)));
    const first = read();
    const others = [read(), read(), read()];
    expect(ends).toHaveLength(1);
    ends[0]?.('old');
    expect(await first).toBe('old');
    await Promise.resolve();
    expect(ends).toHaveLength(2);
    ends[1]?.('new');
    expect(await Promise.all(others)).toEqual(['new', 'new', 'new']);
  });

  it('goes on after a failure, which only those hear who shared it', async () => {
    const answers = [
      () => Promise.reject(new Error('away')),
      () => Promise.resolve('back'),
    ];
    const read = coalesce(
      () => answers.shift()?.() ?? Promise.reject(new Error('asked too often')),
    );
    const [first, second] = [read(), read()];
    await expect(first).rejects.toThrow('away');
    expect(await second).toBe('back');
  });
});

type Car = NonNullable<Awaited<ReturnType<typeof lira>>>;
