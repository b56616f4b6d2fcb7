import { call } from '../../wire/call';
import type * as schemas from '../extra-names.schemas';

export const listExtraNames = call<typeof schemas.listExtraNames>('GET', 'extra-names', {
  quiet: true, // shown in place of the list
});

export const changeExtraName = call<typeof schemas.changeExtraName>(
  'PUT',
  'extra-names/:kind/:slug',
  {
    quiet: true, // shown in the form
  },
);
