import { call } from '../../wire/call';
import type * as schemas from '../km-bank.schemas';

export const getKmBank = call<typeof schemas.getKmBank>('GET', 'contracts/:id/km-bank', {
  quiet: true, // shown in its place
});

export const sendOdometerReading = call<typeof schemas.sendOdometerReading>(
  'POST',
  'contracts/:id/odometer-readings',
  {
    idempotent: true,
    quiet: true, // the form shows it
  },
);

/**
 * `cost` and `dueOn` are the shown ones: when they are others by now, nothing is bought
 * and the 409 names them.
 */
export const buyKm = call<typeof schemas.buyKm>('POST', 'contracts/:id/km-top-ups', {
  idempotent: 'required',
  quiet: true, // shown at the button
});
