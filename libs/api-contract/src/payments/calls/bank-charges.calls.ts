import { call } from '../../wire/call';
import type * as schemas from '../bank-charges.schemas';

export const listBankCharges = call<typeof schemas.listBankCharges>(
  'GET',
  'contracts/:id/bank-charges',
  {
    quiet: true, // shown in its place
  },
);

/** Closes an odd event, once; it changes no money. */
export const closeOddEvent = call<typeof schemas.closeOddEvent>(
  'POST',
  'contracts/:id/bank-events/:eventId/closings',
  {
    idempotent: true,
    quiet: true, // the form shows it
  },
);
