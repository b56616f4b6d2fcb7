import { call } from '../../wire/call';
import type * as schemas from '../phone-calls.schemas';

export const getPhoneCall = call<typeof schemas.getPhoneCall>(
  'GET',
  'customers/:id/phone-call',
  {
    quiet: true, // shown in its place
  },
);

/** A refusal never says which fact was wrong. */
export const knowCallerByFacts = call<typeof schemas.knowCallerByFacts>(
  'POST',
  'customers/:id/phone-call/facts',
  {
    quiet: true, // the form shows it
  },
);

export const sendCallerPin = call<typeof schemas.sendCallerPin>(
  'POST',
  'customers/:id/phone-call/pins',
  {
    quiet: true, // shown at the button
  },
);

export const knowCallerByPin = call<typeof schemas.knowCallerByPin>(
  'PUT',
  'customers/:id/phone-call/pins',
  {
    quiet: true, // the form shows it
  },
);

export const endPhoneCall = call<typeof schemas.endPhoneCall>(
  'DELETE',
  'customers/:id/phone-call',
  {
    quiet: true, // shown at the button
  },
);

export const openRequestByPhone = call<typeof schemas.openRequestByPhone>(
  'POST',
  'customers/:id/phone-call/contracts/:contractId/service-requests',
  {
    idempotent: true,
    quiet: true, // the form shows it
  },
);

export const readOdometerByPhone = call<typeof schemas.readOdometerByPhone>(
  'POST',
  'customers/:id/phone-call/contracts/:contractId/odometer-readings',
  {
    idempotent: true,
    quiet: true, // the form shows it
  },
);
