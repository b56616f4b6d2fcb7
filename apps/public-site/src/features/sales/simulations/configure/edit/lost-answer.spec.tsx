import { screen, waitFor } from '@testing-library/react';
import {
  type BasketChoice,
  createBasket,
  createSimulation,
  getSimulation,
  type Simulation,
  updateBasket,
} from '@site/api-contract';
import { DEFAULT_PLACE } from '@site/api-contract/pricing';
import {
  aBasket,
  type Answer,
  answer,
  aQuote,
  aSimulation,
  guardConsole,
  refuse,
} from '@site/testing';
import { openSimulation, ready } from '../../testing/open-simulation';
import { AROUND, NEW } from '../testing/edited-simulation';

guardConsole();
// A whole configurator in jsdom is slow on a busy machine.
jest.setTimeout(60_000);

const CART = '/simulador/carrinho';

describe('a car whose way into the cart lost the answer', () => {
  /** The first click saves the choice, but its answer is lost. */
  async function loseAnswer(revision = 1) {
    let stored: Simulation = aSimulation({ basket: null, place: DEFAULT_PLACE });
    const refusal = refuse(createBasket, 409, {
      message: 'Esta simulação mudou em outra janela.',
      reason: 'basket-changed',
      notifications: [{ key: 'Revision', message: '1' }],
    });
    const add: Answer = {
      ...refusal,
      reply: async (received) => {
        if (stored.basket) return refusal.reply(received);
        const { versionSlug, paint, term, km, dealershipId } =
          received.body as BasketChoice;
        const chosen = { versionSlug, paint, term, km, dealershipId, addOns: [] };
        const basket = aBasket({ ...chosen, quote: aQuote(), revision });
        stored = { ...stored, basket };
        throw new TypeError('fetch failed');
      },
    };
    const view = openSimulation(NEW, [
      ...AROUND,
      answer(createSimulation, stored),
      add,
      answer(getSimulation, () => stored),
      answer(updateBasket, () => stored),
    ]);
    await screen.findByText('Rodar Paulista');
    await view.user.click(await ready('Adicionar ao carrinho'));
    await screen.findByText(/^Não conseguimos salvar\./);
    return view;
  }

  it('is there at the second press', async () => {
    const { user, location, transport } = await loseAnswer();
    await user.click(await ready('Adicionar ao carrinho'));
    await waitFor(() => expect(location()).toBe(CART));
    expect(transport.requestsOf(createSimulation)).toHaveLength(1);
    expect(transport.requestsOf(updateBasket)).toEqual([]);
  });

  it('is stored as it stands on the screen by then', async () => {
    const { user, location, transport } = await loseAnswer();
    await user.click(screen.getByRole('radio', { name: /^48 meses/ }));
    await user.click(await ready('Adicionar ao carrinho'));
    await waitFor(() => expect(location()).toBe(CART));
    expect(transport.requestsOf(updateBasket)[0]?.body).toMatchObject({
      term: 48,
      revision: 1,
      priceTable: aQuote().priceTable,
    });
  });

  it('stands beside what another window made of it since', async () => {
    const { user, transport } = await loseAnswer(2);
    await user.click(screen.getByRole('radio', { name: /^48 meses/ }));
    await user.click(await ready('Adicionar ao carrinho'));
    await screen.findByRole('dialog', { name: 'Esta simulação mudou em outro lugar' });
    screen.getByRole('row', { name: 'Prazo diferente 48 meses 36 meses' });
    expect(transport.requestsOf(updateBasket)).toEqual([]);
  });
});
