import { screen, waitFor } from '@testing-library/react';
import { createBasket, createSimulation, listSimulations } from '@site/api-contract';
import { answer, aSimulation, guardConsole } from '@site/testing';
import { openSimulation, ready } from '../testing/open-simulation';
import { AROUND, PATH } from './testing/configurator';

guardConsole();
// A whole configurator in jsdom is slow on a busy machine.
jest.setTimeout(60_000);

const animate = jest.fn(() => ({}));

beforeEach(() => {
  animate.mockClear();
  HTMLElement.prototype.animate = animate as never;
  jest
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockReturnValue(new DOMRect(0, 0, 400, 200));
  document.body.insertAdjacentHTML(
    'afterbegin',
    '<header id="head"><a href="/simulador/carrinho">Carrinho</a></header>',
  );
});
afterEach(() => {
  Reflect.deleteProperty(HTMLElement.prototype, 'animate');
  document.querySelectorAll('#head, .glide').forEach((one) => one.remove());
});

it.each([
  ['glides to the cart', {}, 1],
  ['goes to the cart without a motion for who prefers less', { reducedMotion: true }, 0],
])('a car that was put into the cart %s', async (_, machine, glides) => {
  const { user, location } = openSimulation(
    PATH,
    [
      ...AROUND,
      answer(createSimulation, aSimulation({ basket: null })),
      answer(createBasket, aSimulation()),
      answer(listSimulations, [aSimulation()]),
    ],
    { machine },
  );
  await screen.findByText('Rodar Paulista');
  await user.click(await ready('Adicionar ao carrinho'));
  await waitFor(() => expect(location()).toBe('/simulador/carrinho'));
  await screen.findByRole('heading', { name: 'Sua simulação' });
  expect(animate).toHaveBeenCalledTimes(glides);
});
