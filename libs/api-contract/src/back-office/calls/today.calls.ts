import { call } from '../../wire/call';
import type * as schemas from '../today.schemas';

export const getToday = call<typeof schemas.getToday>('GET', 'today', {
  quiet: true, // shown in its place
});

export const getDealershipToday = call<typeof schemas.getDealershipToday>(
  'GET',
  'today/dealership',
  {
    quiet: true, // shown in its place
  },
);
