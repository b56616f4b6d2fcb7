import { call } from '../../wire/call';
import type * as schemas from '../holds.schemas';

export const listHolds = call<typeof schemas.listHolds>('GET', 'holds', {
  quiet: true, // the list is complete without the names
});

export const keepHold = call<typeof schemas.keepHold>('PUT', 'holds/:queue/:id', {
  quiet: true, // the item can be read and decided without it
});

export const endHold = call<typeof schemas.endHold>('DELETE', 'holds/:queue/:id', {
  quiet: true, // it ends by itself
});

export const listColleagues = call<typeof schemas.listColleagues>(
  'GET',
  'holds/:queue/colleagues',
  {
    quiet: true, // the form shows it
  },
);
