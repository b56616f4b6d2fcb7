import * as z from 'zod/mini';
import { call } from '../wire/call';
import { uuid } from '../wire/fields';
import { contractPayments } from './payments.calls';

const ofContract = z.object({ id: uuid });

/**
 * Opens the bank's page for typing a card that pays the next bills, without paying now;
 * it replaces the one before. Asking again gives the same page.
 */
export const startCard = call(
  'POST',
  'contracts/:id/payments/card',
  'Abre a página do banco em que se salva um cartão para as próximas parcelas',
  {
    params: ofContract,
    data: contractPayments,
    idempotent: 'required',
    quiet: true, // shown at the button
  },
);

export const removeCard = call(
  'DELETE',
  'contracts/:id/payments/card',
  'Remove o cartão salvo de um contrato, aqui e no banco',
  {
    params: ofContract,
    data: contractPayments,
    quiet: true, // shown at the button
  },
);
