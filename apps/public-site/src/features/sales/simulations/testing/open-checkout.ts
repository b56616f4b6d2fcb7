import { screen } from '@testing-library/react';
import { getLoggedUser, getSimulation } from '@site/api-contract';
import {
  A_UUID,
  aBasket,
  type Answer,
  answer,
  aQuote,
  aSimulation,
  aUser,
  aViewer,
} from '@site/testing';
import { openSimulation } from './open-simulation';

export const PATH = `/simulador/carrinho/assinar?simulacao=${A_UUID}`;
export const locked = aSimulation({
  basket: aBasket({ quote: aQuote({ validUntil: '2099-11-28T12:00:00.000Z' }) }),
});
export const READY = [answer(getSimulation, locked), answer(getLoggedUser, aUser())];
export const customer = { viewer: aViewer('customer') };

/**
 * Opens the checkout of a simulation with a guaranteed price, fills in the form and sends
 * it; `terms` are those of the confirmation after price and term.
 */
export async function fill(answers: readonly Answer[], terms = '') {
  const view = openSimulation(PATH, [...READY, ...answers], customer);
  await view.user.type(await screen.findByLabelText('Renda por mês'), '12000,00');
  await view.user.click(
    screen.getByRole('checkbox', {
      name: `Li o resumo e quero contratar por R$\u00a02.549,00 por mês durante 36 meses${terms}.`,
    }),
  );
  await view.user.click(screen.getByRole('button', { name: 'Enviar proposta' }));
  return view;
}
