import { call } from '../../wire/call';
import type * as schemas from '../delivery-hours.schemas';

export const getDeliveryHours = call<typeof schemas.getDeliveryHours>(
  'GET',
  'delivery-hours',
  {
    quiet: true, // the page shows it
  },
);

/** Booked slots stay; new choices follow the new hours. */
export const saveDeliveryHours = call<typeof schemas.saveDeliveryHours>(
  'PUT',
  'delivery-hours',
  {
    quiet: true, // the form shows it
  },
);
