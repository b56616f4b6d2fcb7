import { deferred } from '@site/ui';

/** The page comes after what leads to it: forms weigh more than the rest. */
export const Component = deferred(
  async () => (await import('./stock-pages')).DealershipStockImport,
);
