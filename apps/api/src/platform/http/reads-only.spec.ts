import {
  exportPriceTable,
  exportStock,
  fetchCms,
  getDealership,
  getSalesStatement,
  getStockChoices,
  listDealerships,
  listGroupDealerships,
  listStates,
  listStockCars,
} from '@site/api-contract';
import { testApi } from '../../testing/api';
import { type Database } from '../data/database';

const api = testApi();
const WRITES = ['insert', 'update', 'delete', 'transaction'];
const PLACE = { latitude: '-25.43', longitude: '-49.27' };
/** How old each reading from the replica may be, in ms; undefined is the setting's age. */
let ages: (number | undefined)[] = [];

/** A handle as a replica's: it refuses to write. */
function readOnly(db: Database): Database {
  return new Proxy(db, {
    get: (target, name) => {
      if (WRITES.includes(String(name))) throw new Error('a replica does not write');
      return Reflect.get(target, name) as unknown;
    },
  });
}

beforeAll(() => {
  api.ports.database.readDb = async ({ mostAgeMs } = {}) => {
    ages.push(mostAgeMs);
    return readOnly(api.db);
  };
});

it('public pages, lists and exports come from a replica, write nothing, and public ones are never old', async () => {
  const visitor = api.asAnyone();
  const dealer = await api.asRole('DEALER');
  const consultant = await api.asRole('CONSULTANT');
  const kept = [
    () => visitor.send(listStates, {}),
    () => visitor.send(listDealerships, { query: {} }),
    () => visitor.send(listDealerships, { query: PLACE }),
    () => visitor.send(getDealership, { params: { id: '1' } }),
    () =>
      visitor.send(listGroupDealerships, {
        params: { id: '1', lat: '-25.43', lng: '-49.27' },
      }),
    () => visitor.send(fetchCms, { body: { path: 'pages?slug=duvidas' } }),
  ];
  const others = [
    () => dealer.send(listStockCars, { query: {} }),
    () => dealer.send(getStockChoices, { query: {} }),
    () => dealer.send(exportStock, { query: {} }),
    () => dealer.send(getSalesStatement, { query: {} }),
    () => consultant.send(exportPriceTable, { query: {} }),
  ];
  for (const [index, answer] of [...kept, ...others].entries()) {
    ages = [];
    expect((await answer()).status).toBe(200);
    expect(ages).toEqual([index < kept.length ? 0 : undefined]);
  }
});

it('the calls that say so are the ones tried above', () => {
  const { routeTable } = api.app;
  const named = routeTable.filter(({ readsOnly }) => readsOnly).map(({ path }) => path);
  expect(named.sort()).toEqual([
    'dealerships/:id',
    'dealerships/simplified',
    'dealerships/simplified/near-by-group/latitude/:lat/longitude/:lng/dealershipGroupId/:id',
    'price-tables/exports',
    'sales-statement',
    'states',
    'stock',
    'stock/choices',
    'stock/exports',
  ]);
});
