import { call } from '../../wire/call';
import type * as schemas from '../payments.schemas';

export const getContractPayments = call<typeof schemas.getContractPayments>(
  'GET',
  'contracts/:id/payments',
  {
    quiet: true, // the page shows it
  },
);

/**
 * Opens a way to pay the oldest open bill, or the named one. Asking again while it is
 * open gives the same one, so nobody is charged twice. 503 while the bank is unreachable.
 */
export const askPayment = call<typeof schemas.askPayment>(
  'POST',
  'contracts/:id/payments',
  {
    idempotent: 'required',
    quiet: true, // shown at the button
  },
);

/**
 * From now on each bill comes by e-mail before it is due, with its Pix code or boleto
 * line; null turns that off.
 */
export const choosePreparedBills = call<typeof schemas.choosePreparedBills>(
  'PUT',
  'contracts/:id/payments/prepared',
  {
    quiet: true, // shown at the button
  },
);
