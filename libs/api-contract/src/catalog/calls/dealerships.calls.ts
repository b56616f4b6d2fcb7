import { call } from '../../wire/call';
import type * as schemas from '../dealerships.schemas';

export const getDealership = call<typeof schemas.getDealership>(
  'GET',
  'dealerships/:id',
  {
    quiet: 'without-message', // pages work without it
  },
);

/** All of them; with a place, nearest first, each with its great-circle distance. */
export const listDealerships = call<typeof schemas.listDealerships>(
  'GET',
  'dealerships/simplified',
  {
    quiet: 'without-message', // shown where the list stands
  },
);

export const listAvailableDealerships = call<typeof schemas.listAvailableDealerships>(
  'POST',
  'dealerships/simplified/availables',
  {
    quiet: 'without-message', // pages work without it: the nearest one delivers
  },
);

export const getAreaSupport = call<typeof schemas.getAreaSupport>(
  'GET',
  'dealerships/verifications/area-supports/latitude/:lat/longitude/:lng',
  {
    quiet: true, // spec §7
  },
);

export const listGroupDealerships = call<typeof schemas.listGroupDealerships>(
  'GET',
  'dealerships/simplified/near-by-group/latitude/:lat/longitude/:lng/dealershipGroupId/:id',
  {
    quiet: 'without-message', // the choice works without it
  },
);

export const getCepAddress = call<typeof schemas.getCepAddress>('GET', 'addresses/:cep', {
  quiet: true, // an unknown CEP never blocks (domain-brazil 7): its form says so and goes on
});

export const listStates = call<typeof schemas.listStates>('GET', 'states');
