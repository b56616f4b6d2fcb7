import { type SharedCart } from '@site/api-contract';

/** Whether the API shows the cart itself to its seller, and not only that it exists. */
export const opensForSeller = ({ state }: Pick<SharedCart, 'state'>): boolean =>
  state === 'prepared' || state === 'live';
