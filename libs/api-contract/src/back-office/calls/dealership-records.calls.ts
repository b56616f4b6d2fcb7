import { call } from '../../wire/call';
import type * as schemas from '../dealership-records.schemas';

export const listDealershipRecords = call<typeof schemas.listDealershipRecords>(
  'GET',
  'dealership-records',
  {
    quiet: true, // shown in place of the list
  },
);

export const getDealershipRecord = call<typeof schemas.getDealershipRecord>(
  'GET',
  'dealership-records/:id',
  {
    quiet: true, // the page shows it
  },
);

export const addDealership = call<typeof schemas.addDealership>(
  'POST',
  'dealership-records',
  {
    status: 201,
    quiet: true, // the form shows it
  },
);

export const changeDealership = call<typeof schemas.changeDealership>(
  'PUT',
  'dealership-records/:id',
  {
    quiet: true, // the form shows it
  },
);

export const endDealership = call<typeof schemas.endDealership>(
  'POST',
  'dealership-records/:id/endings',
  {
    quiet: true, // shown at the button
  },
);

export const reopenDealership = call<typeof schemas.reopenDealership>(
  'POST',
  'dealership-records/:id/reopenings',
  {
    quiet: true, // shown at the button
  },
);
