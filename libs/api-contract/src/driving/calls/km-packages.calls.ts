import { call } from '../../wire/call';
import type * as schemas from '../km-packages.schemas';

export const getKmPackages = call<typeof schemas.getKmPackages>(
  'GET',
  'contracts/:id/km-packages',
  {
    quiet: true, // shown in its place
  },
);

/**
 * Confirms an amendment. `monthly` and `fromInstallment` are the shown ones: when they
 * are others by now, nothing happens and the 409 names them.
 */
export const swapKmPackage = call<typeof schemas.swapKmPackage>(
  'POST',
  'contracts/:id/km-swaps',
  {
    idempotent: 'required',
    quiet: true, // shown at the button
  },
);
