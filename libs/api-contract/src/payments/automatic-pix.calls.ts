import * as z from 'zod/mini';
import { call } from '../wire/call';
import { isoDay, uuid } from '../wire/fields';
import { contractPayments } from './payments.calls';

const ofContract = z.object({ id: uuid });

/**
 * Proposes Pix Automático: 1 by a notice in the app of the payer's bank, 2 by a QR code,
 * 3 by the QR code that also pays the open bill, 4 offered after that is paid.
 */
export const startAutomatic = call(
  'POST',
  'contracts/:id/payments/automatic',
  'Propõe o Pix Automático ao banco de quem paga',
  {
    params: ofContract,
    body: z.strictObject({
      journey: z.literal([1, 2, 3, 4]),
      /** For journeys 3 and 4; see `askPayment`. */
      dueDate: z.optional(isoDay('o vencimento')),
    }),
    data: contractPayments,
    idempotent: 'required',
    quiet: true, // shown at the button
  },
);

export const endAutomatic = call(
  'DELETE',
  'contracts/:id/payments/automatic',
  'Encerra o Pix Automático de um contrato',
  {
    params: ofContract,
    data: contractPayments,
    quiet: true, // shown at the button
  },
);
