import { call } from '../../wire/call';
import type * as schemas from '../drivers.schemas';

export const listDrivers = call<typeof schemas.listDrivers>(
  'GET',
  'contracts/:id/drivers',
  {
    quiet: true, // shown in its place
  },
);

export const getDriver = call<typeof schemas.getDriver>(
  'GET',
  'contracts/:id/drivers/:driverId',
  {
    quiet: true, // shown in its place
  },
);

export const addDriver = call<typeof schemas.addDriver>('POST', 'contracts/:id/drivers', {
  idempotent: true,
  quiet: true, // the form shows it
});

export const sendDriverPhoto = call<typeof schemas.sendDriverPhoto>(
  'PUT',
  'contracts/:id/drivers/:driverId/photo',
  {
    multipart: true,
    quiet: true, // shown at the driver
  },
);

export const downloadDriverPhoto = call<typeof schemas.downloadDriverPhoto>(
  'GET',
  'contracts/:id/drivers/:driverId/photo',
  {
    file: ['image/jpeg', 'application/pdf'],
    quiet: true, // shown at the driver
  },
);

export const removeDriver = call<typeof schemas.removeDriver>(
  'DELETE',
  'contracts/:id/drivers/:driverId',
  {
    quiet: true, // shown at the driver
  },
);
