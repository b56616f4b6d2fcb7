import { call } from '../../wire/call';
import type * as schemas from '../today.schemas';

export const getToday = call<typeof schemas.getToday>('GET', 'today', {
  quiet: true, // shown in its place
});

export const getTodayCounts = call<typeof schemas.getTodayCounts>('GET', 'today/counts', {
  quiet: true, // a menu without an answer shows no figures
});

export const getDealershipToday = call<typeof schemas.getDealershipToday>(
  'GET',
  'today/dealership',
  {
    quiet: true, // shown in its place
  },
);

export const getDealershipTodayCount = call<typeof schemas.getDealershipTodayCount>(
  'GET',
  'today/dealership/count',
  {
    quiet: true, // a menu without an answer shows no figure
  },
);
