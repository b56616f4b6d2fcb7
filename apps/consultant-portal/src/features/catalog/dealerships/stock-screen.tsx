import { deferred } from '@site/ui';

/** Loaded after the frame of the page, since forms are large. */
export const Component = deferred(
  async () => (await import('./stock-pages')).DealershipStockList,
);
