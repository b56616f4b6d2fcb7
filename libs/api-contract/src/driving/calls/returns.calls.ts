import { call } from '../../wire/call';
import type * as schemas from '../returns.schemas';

export const getReturn = call<typeof schemas.getReturn>('GET', 'returns/:id', {
  quiet: true, // shown in its place
});

export const listReturnSlots = call<typeof schemas.listReturnSlots>(
  'GET',
  'returns/:id/slots',
  {
    quiet: true, // shown in its place
  },
);

/**
 * `cost` is the shown one: when it is another by now, nothing happens and the 409 names
 * the new one.
 */
export const bookReturn = call<typeof schemas.bookReturn>('PUT', 'returns/:id/booking', {
  quiet: true, // the form shows it
});

export const cancelReturn = call<typeof schemas.cancelReturn>(
  'DELETE',
  'returns/:id/booking',
  {
    quiet: true, // shown at the button
  },
);

export const listReturns = call<typeof schemas.listReturns>('GET', 'returns', {
  quiet: true, // shown in place of the list
});

export const sendReturnPin = call<typeof schemas.sendReturnPin>(
  'POST',
  'returns/:id/pins',
  {
    quiet: true, // shown at the code
  },
);

export const receiveCar = call<typeof schemas.receiveCar>('POST', 'returns/:id/receipt', {
  idempotent: 'required',
  quiet: true, // the form shows it
});
