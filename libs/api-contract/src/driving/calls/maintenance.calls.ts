import { call } from '../../wire/call';
import type * as schemas from '../maintenance.schemas';

export const getMaintenance = call<typeof schemas.getMaintenance>(
  'GET',
  'contracts/:id/maintenance',
  {
    quiet: true, // shown in its place
  },
);

export const noteMaintenance = call<typeof schemas.noteMaintenance>(
  'POST',
  'contracts/:id/maintenance-visits',
  {
    idempotent: true,
    quiet: true, // the form shows it
  },
);

export const removeMaintenance = call<typeof schemas.removeMaintenance>(
  'DELETE',
  'contracts/:id/maintenance-visits/:day',
  {
    quiet: true, // shown at the visits
  },
);
