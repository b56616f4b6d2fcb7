import { call } from '../../wire/call';
import type * as schemas from '../contacts.schemas';

export const sendContact = call<typeof schemas.sendContact>('POST', 'contacts', {
  status: 201,
  idempotent: true,
  quiet: 'without-message', // the form shows that nobody answered
});

export const sendCompanyContact = call<typeof schemas.sendCompanyContact>(
  'POST',
  'user-prospects',
  {
    status: 201,
    idempotent: true,
    quiet: 'without-message', // the form shows that nobody answered
  },
);
