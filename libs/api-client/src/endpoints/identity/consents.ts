import { giveConsent, listConsents } from '@site/api-contract';
import { addEndpoints } from '../add-endpoints';

const consentsApi = addEndpoints(({ reads, writes }) => ({
  giveConsent: writes(giveConsent, ['Consents', 'Privacy']),
  listConsents: reads(listConsents, ['Consents']),
}));

export const { useListConsentsQuery } = consentsApi;
