import { screen } from '@testing-library/react';
import {
  deleteSimulation,
  listSimulations,
  restoreSimulation,
  type Simulation,
} from '@site/api-contract';
import { aBasket, answer, aQuote, aSimulation, guardConsole } from '@site/testing';
import { openSimulation } from '../testing/open-simulation';

guardConsole();

it('the focus stays at what was done when the last simulation leaves the cart and comes back', async () => {
  const one = aSimulation({
    basket: aBasket({ quote: aQuote({ validUntil: '2099-11-28T12:00:00.000Z' }) }),
  });
  let cart: Simulation[] = [one];
  const { user } = openSimulation('/simulador/carrinho', [
    answer(listSimulations, () => cart),
    answer(deleteSimulation, () => {
      cart = [];
      return { ok: true as const };
    }),
    answer(restoreSimulation, () => {
      cart = [one];
      return one;
    }),
  ]);
  await user.click(await screen.findByRole('button', { name: /^Remover/ }));
  await screen.findByRole('heading', {
    name: 'Nenhuma simulação por aqui. Comece pelo carro que você quer.',
  });
  const status = screen.getByText('O Aroeira saiu do carrinho.').parentElement;
  expect(document.activeElement).toBe(status);
  await user.click(screen.getByRole('button', { name: 'Desfazer' }));
  await screen.findByRole('heading', { name: 'Sua simulação' });
  screen.getByText('O Aroeira voltou para o carrinho, com o mesmo preço.');
  expect(document.activeElement).not.toBe(document.body);
});
