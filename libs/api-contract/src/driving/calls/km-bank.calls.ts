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

export const correctOdometerReading = call<typeof schemas.correctOdometerReading>(
  'POST',
  'contracts/:id/odometer-readings/:day/corrections',
  {
    idempotent: true,
    quiet: true, // shown at the reading
  },
);

export const strikeOdometerReading = call<typeof schemas.strikeOdometerReading>(
  'POST',
  'contracts/:id/odometer-readings/:day/strikes',
  {
    idempotent: true,
    quiet: true, // the form shows it
  },
);

export const sendOdometerPhoto = call<typeof schemas.sendOdometerPhoto>(
  'POST',
  'contracts/:id/odometer-photos',
  {
    multipart: true,
    quiet: true, // the form shows it
  },
);

export const downloadOdometerPhoto = call<typeof schemas.downloadOdometerPhoto>(
  'GET',
  'contracts/:id/odometer-photos/:photoId',
  {
    file: ['image/jpeg'],
    quiet: true, // shown at the reading
  },
);

export const listOdometerReadings = call<typeof schemas.listOdometerReadings>(
  'GET',
  'contracts/:id/odometer-readings',
  {
    quiet: true, // shown in its place
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
