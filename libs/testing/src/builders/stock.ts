import { type DataOf, type listStockCars, type StockItem } from '@site/api-contract';
import { builder } from './builder';

const CONTRACT = 'c0ffee00-5d47-4a6e-9b0f-1c2d3e4f5a61';

/** Cars of one version and color in the stock of a dealership: free, two of them. */
export const aStockItem = builder<StockItem>({
  id: '1:branco-nuvem',
  state: 'free',
  versionSlug: 'lira-essencial',
  versionName: 'Lira Essencial 1.0 MT',
  paintSlug: 'branco-nuvem',
  paintName: 'Branco Nuvem',
  quantity: 2,
  contract: null,
  chassis: null,
  since: '2026-11-23T13:00:00.000Z',
  changed: { as: 'DEALER', name: 'Ana Prado' },
});

/** A car that a signed contract holds. */
export const aReservedCar = builder<StockItem>({
  ...aStockItem(),
  id: CONTRACT,
  state: 'reserved',
  quantity: 1,
  contract: { id: CONTRACT, number: 'C-2611-0001', deliveredBy: null },
  chassis: '9BWZZZ377VT004251',
  changed: null,
});

/** The whole stock of a dealership, as its list answers. */
export function stockOf(...items: StockItem[]): DataOf<typeof listStockCars> {
  const count = (wanted: StockItem['state']) =>
    items.reduce(
      (sum, { state, quantity }) => sum + (state === wanted ? quantity : 0),
      0,
    );
  return {
    items,
    nextCursor: null,
    total: items.length,
    counts: {
      free: count('free'),
      reserved: count('reserved'),
      delivered: count('delivered'),
    },
  };
}
