import { call } from '../../wire/call';
import type * as schemas from '../selected-leads/selected-leads.schemas';

export const assignLeads = call<typeof schemas.assignLeads>('POST', 'leads/assignments', {
  idempotent: true,
  quiet: true, // the form shows it
});

export const closeLeads = call<typeof schemas.closeLeads>('POST', 'leads/closings', {
  idempotent: true,
  quiet: true, // the form shows it
});
