import { call } from '../../wire/call';
import type * as schemas from '../automatic-pix.schemas';

/**
 * Proposes Pix Automático: 1 by a notice in the app of the payer's bank, 2 by a QR code,
 * 3 by the QR code that also pays the open bill, 4 offered after that is paid.
 */
export const startAutomatic = call<typeof schemas.startAutomatic>(
  'POST',
  'contracts/:id/payments/automatic',
  {
    idempotent: 'required',
    quiet: true, // shown at the button
  },
);

export const endAutomatic = call<typeof schemas.endAutomatic>(
  'DELETE',
  'contracts/:id/payments/automatic',
  {
    quiet: true, // shown at the button
  },
);
