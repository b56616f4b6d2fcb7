import { type StockItem } from '@site/contracts';

export const CONTRACT = 'c0ffee00-5d47-4a6e-9b0f-1c2d3e4f5a61';

/** Free, two of them. */
export const lira: StockItem = {
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
};

/** For a signed contract. */
export const reserved: StockItem = {
  ...lira,
  id: CONTRACT,
  state: 'reserved',
  quantity: 1,
  contract: { id: CONTRACT, number: 'C-2611-0001', deliveredBy: null },
  chassis: '9BWZZZ377VT004251',
  changed: null,
};

export const stockOf = (...items: StockItem[]) => ({
  items,
  nextCursor: null,
  total: items.length,
  counts: {
    free: items.reduce(
      (sum, { state, quantity }) => sum + (state === 'free' ? quantity : 0),
      0,
    ),
    reserved: items.filter(({ state }) => state === 'reserved').length,
    delivered: 0,
  },
});
