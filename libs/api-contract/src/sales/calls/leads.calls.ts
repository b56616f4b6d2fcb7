import { call } from '../../wire/call';
import type * as schemas from '../leads.schemas';

export const sendLead = call<typeof schemas.sendLead>(
  'POST',
  'leads/notification/:product/lp-vendas',
  {
    status: 201,
    idempotent: true,
    quiet: true, // spec §8: silent, pending reset
  },
);

export const listLeads = call<typeof schemas.listLeads>('GET', 'leads', {
  quiet: true, // shown in its place
});

export const getLead = call<typeof schemas.getLead>('GET', 'leads/:id', {
  quiet: true, // shown in its place
});

export const claimLead = call<typeof schemas.claimLead>('POST', 'leads/:id/claims', {
  idempotent: true,
  quiet: true, // shown at the button
});

export const releaseLead = call<typeof schemas.releaseLead>(
  'POST',
  'leads/:id/releases',
  {
    idempotent: true,
    quiet: true, // shown at the button
  },
);

export const callPlace = call<typeof schemas.callPlace>('POST', 'leads/:id/calls', {
  idempotent: true,
  quiet: true, // shown at the button
});

export const workLead = call<typeof schemas.workLead>('POST', 'leads/:id/entries', {
  idempotent: true,
  quiet: true, // the form shows it
});
