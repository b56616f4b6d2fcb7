import { call } from '../../wire/call';
import type * as schemas from '../consents.schemas';

export const giveConsent = call<typeof schemas.giveConsent>('POST', 'consents', {
  status: 201,
  idempotent: true,
  quiet: true, // the choice holds in this browser and is sent again later
});

export const listConsents = call<typeof schemas.listConsents>('GET', 'consents', {
  quiet: true, // the history shows that it did not load
});
