import { call } from '../../wire/call';
import type * as schemas from '../saved-cards.schemas';

/**
 * Opens the bank's page for typing a card that pays the next bills, without paying now;
 * it replaces the one before. Asking again gives the same page.
 */
export const startCard = call<typeof schemas.startCard>(
  'POST',
  'contracts/:id/payments/card',
  {
    idempotent: 'required',
    quiet: true, // shown at the button
  },
);

export const removeCard = call<typeof schemas.removeCard>(
  'DELETE',
  'contracts/:id/payments/card',
  {
    quiet: true, // shown at the button
  },
);
