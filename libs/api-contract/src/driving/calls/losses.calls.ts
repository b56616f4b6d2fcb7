import { call } from '../../wire/call';
import type * as schemas from '../losses.schemas';

export const quoteLoss = call<typeof schemas.quoteLoss>(
  'GET',
  'service-requests/:id/losses',
  {
    quiet: true, // shown in its place
  },
);

export const endByLoss = call<typeof schemas.endByLoss>(
  'POST',
  'service-requests/:id/losses',
  {
    idempotent: 'required',
    quiet: true, // the form shows it
  },
);
