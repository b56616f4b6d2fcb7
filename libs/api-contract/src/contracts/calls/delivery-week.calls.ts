import { call } from '../../wire/call';
import type * as schemas from '../delivery-week.schemas';

export const getDeliveryWeek = call<typeof schemas.getDeliveryWeek>(
  'GET',
  'delivery-week',
  {
    quiet: true, // shown in its place
  },
);
