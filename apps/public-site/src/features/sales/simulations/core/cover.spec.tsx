import { screen } from '@testing-library/react';
import { listSimulations, openSharedSimulation } from '@site/api-contract';
import { aBasket, answer, aSimulation, guardConsole } from '@site/testing';
import { openSimulation } from '../testing/open-simulation';

guardConsole();

const SPARE = [{ slug: 'carro-reserva-30', name: 'Carro reserva por 30 dias' }];
const usual = aSimulation({ basket: aBasket() });
const long = aSimulation({
  id: '3f2b8c1e-5d47-4a6e-9b0f-1c2d3e4f5a6c',
  code: 'RD-2222-22',
  basket: aBasket({ addOns: SPARE }),
});
const covers = async () =>
  (await screen.findByText(/^ ?IPVA, licenciamento, seguro/, { ignore: 'b' }))
    .textContent;

describe('what a month covers follows the add-ons that were chosen', () => {
  it.each([
    [
      'none with more',
      [usual],
      'Incluso IPVA, licenciamento, seguro, revisões, assistência 24 horas e carro reserva por 7 dias.',
    ],
    [
      '30 days of a spare car',
      [long],
      'Incluso IPVA, licenciamento, seguro, revisões, assistência 24 horas e carro reserva por 30 dias.',
    ],
    [
      'one of each',
      [usual, long],
      'Igual nas duas IPVA, licenciamento, seguro, revisões e assistência 24 horas.',
    ],
  ])('in a cart with %s', async (_what, simulations, text) => {
    openSimulation('/simulador/carrinho', [answer(listSimulations, simulations)]);
    expect(await covers()).toBe(text);
  });

  it('on the page of a simulation that somebody sent', async () => {
    const { id: _id, ...shared } = long;
    openSimulation(
      '/simulador/compartilhada#Lyt8wR5dR0pumw8cLT5PanNoYXJlLXNpZ25hdHVyZSE0',
      [answer(openSharedSimulation, shared)],
    );
    expect(await covers()).toMatch(/carro reserva por 30 dias\.$/);
  });
});
