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

export const listSlotsByPhone = call<typeof schemas.listSlotsByPhone>(
  'GET',
  'customers/:id/phone-call/contracts/:contractId/slots',
  {
    quiet: true, // shown in its place
  },
);

/** `cost` is the shown one: when it is another by now, the 409 names the new one. */
export const bookByPhone = call<typeof schemas.bookByPhone>(
  'PUT',
  'customers/:id/phone-call/contracts/:contractId/slots',
  {
    idempotent: true,
    quiet: true, // the form shows it
  },
);

export const cancelReturnByPhone = call<typeof schemas.cancelReturnByPhone>(
  'DELETE',
  'customers/:id/phone-call/contracts/:contractId/slots',
  {
    quiet: true, // shown at the button
  },
);

export const bookWorkshopByPhone = call<typeof schemas.bookWorkshopByPhone>(
  'POST',
  'customers/:id/phone-call/contracts/:contractId/workshop-visits',
  {
    idempotent: true,
    quiet: true, // the form shows it
  },
);

export const moveWorkshopByPhone = call<typeof schemas.moveWorkshopByPhone>(
  'PUT',
  'customers/:id/phone-call/workshop-visits/:visitId/slot',
  {
    idempotent: true,
    quiet: true, // the form shows it
  },
);

export const cancelWorkshopByPhone = call<typeof schemas.cancelWorkshopByPhone>(
  'POST',
  'customers/:id/phone-call/workshop-visits/:visitId/cancellation',
  {
    idempotent: true,
    quiet: true, // shown at the button
  },
);

/** 503 while the bank, which makes the code of a bill, is unreachable. */
export const sendCopyByPhone = call<typeof schemas.sendCopyByPhone>(
  'POST',
  'customers/:id/phone-call/contracts/:contractId/second-copies',
  {
    idempotent: 'required',
    quiet: true, // the form shows it
  },
);

/** Nothing changes before the customer has read and saved it in the own area. */
export const startAddressByPhone = call<typeof schemas.startAddressByPhone>(
  'POST',
  'customers/:id/phone-call/addresses',
  {
    idempotent: true,
    quiet: true, // the form shows it
  },
);
