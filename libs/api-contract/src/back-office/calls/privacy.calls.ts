import { call } from '../../wire/call';
import type * as schemas from '../privacy.schemas';

export const getPrivacy = call<typeof schemas.getPrivacy>('GET', 'users/:id/privacy', {
  quiet: 'without-message', // the page shows it
});

export const exportData = call<typeof schemas.exportData>(
  'POST',
  'users/:id/privacy/exports',
  {
    quiet: true, // the form shows it
  },
);

export const eraseAccount = call<typeof schemas.eraseAccount>(
  'DELETE',
  'users/:id/privacy',
  {
    quiet: true, // the form shows it
  },
);
