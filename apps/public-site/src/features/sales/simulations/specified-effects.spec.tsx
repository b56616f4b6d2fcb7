import { screen, waitFor } from '@testing-library/react';
import {
  createBasket,
  createSimulation,
  deleteSimulation,
  listAvailableDealerships,
  listPromptDelivery,
  listSimulations,
  quoteChoice,
  repriceBasket,
  restoreSimulation,
} from '@site/api-contract';
import {
  aBasket,
  type Answer,
  answer,
  aQuote,
  aSimulation,
  guardConsole,
  refuse,
} from '@site/testing';
import { openSimulation, ready } from './testing/open-simulation';

guardConsole();

const CART = '/simulador/carrinho';
const CONFIGURE = '/simulador/configure-e-assine?modelo=aroeira';
const expired = aSimulation({
  basket: aBasket({ quote: aQuote({ validUntil: '2020-01-02T12:00:00.000Z' }) }),
});
const remembered = { simulation: '{"stored":"simulation"}', hasSimulations: 'true' };
const keysOf = ({
  stored,
}: {
  stored: (key: 'simulation' | 'hasSimulations') => string | null;
}) => [stored('simulation'), stored('hasSimulations')];

/**
 * Spec §4: 'After a 404 on a basket call, the stored simulation is removed and the user
 * goes to /simulador/escolher-alugar-carro-mensal.'
 */
it('after a 404 on a basket call the stored simulation is removed and the user goes to /simulador/escolher-alugar-carro-mensal', async () => {
  const message =
    'Não encontramos essa simulação. Comece outra pelo carro que você quer.';
  const { user, scene, location } = openSimulation(
    CART,
    [answer(listSimulations, [expired]), refuse(repriceBasket, 404, { message })],
    { remembered },
  );
  await user.click(await screen.findByRole('button', { name: 'Ver o preço de hoje' }));
  await waitFor(() => expect(location()).toBe('/simulador/escolher-alugar-carro-mensal'));
  expect(scene.popups).toEqual([
    expect.objectContaining({ title: 'Erro!', text: message }),
  ]);
  expect(keysOf(scene)).toEqual([null, null]);
});

describe('a 400 on baskets', () => {
  async function save(refusal: Answer) {
    const around = [
      answer(listAvailableDealerships, []),
      answer(listPromptDelivery, []),
      answer(quoteChoice, aQuote()),
      answer(createSimulation, aSimulation({ basket: null })),
      refusal,
    ];
    const view = openSimulation(CONFIGURE, around);
    await view.user.click(await ready('Adicionar ao carrinho'));
    await waitFor(() => expect(view.scene.popups).toHaveLength(1));
    return view;
  }

  it("with notifications lists each of them under 'Alerta nos campos:', and nothing that was chosen is lost", async () => {
    const notifications = [
      { key: 'Term', message: 'O Aroeira não tem o prazo de 36 meses. Escolha outro.' },
      { key: 'Color', message: 'O Aroeira não tem essa cor. Escolha outra.' },
    ];
    const { scene, location } = await save(
      refuse(createBasket, 400, { message: 'Não deu.', notifications }),
    );
    expect(scene.popups).toEqual([
      expect.objectContaining({
        title: 'Alerta nos campos:',
        items: [
          {
            label: 'Prazo',
            text: 'O Aroeira não tem o prazo de 36 meses. Escolha outro.',
          },
          { label: 'Cor', text: 'O Aroeira não tem essa cor. Escolha outra.' },
        ],
      }),
    ]);
    expect(location()).toBe(CONFIGURE);
  });

  it("without notifications says 'Alerta!' with the message", async () => {
    const { scene } = await save(
      refuse(createBasket, 400, { message: 'Não foi possível guardar a escolha.' }),
    );
    expect(scene.popups).toEqual([
      expect.objectContaining({
        title: 'Alerta!',
        text: 'Não foi possível guardar a escolha.',
      }),
    ]);
  });
});

/** Spec §4: 'A simulation can be cleaned: the stored simulation and flag are removed.' */
it('with the last simulation out of the cart the stored simulation and flag are removed; undone, they are there again', async () => {
  const simulation = aSimulation({
    basket: aBasket({ quote: aQuote({ validUntil: '2099-11-28T12:00:00.000Z' }) }),
  });
  const { user, scene } = openSimulation(
    CART,
    [
      answer(listSimulations, [simulation]),
      answer(deleteSimulation, { ok: true }),
      answer(restoreSimulation, simulation),
    ],
    { remembered },
  );
  await user.click(await screen.findByRole('button', { name: /^Remover/ }));
  await screen.findByText('O Aroeira saiu do carrinho.');
  expect(keysOf(scene)).toEqual([null, null]);
  await user.click(screen.getByRole('button', { name: 'Desfazer' }));
  await screen.findByText('O Aroeira voltou para o carrinho, com o mesmo preço.');
  expect(keysOf(scene)).toEqual([expect.stringContaining('Curitiba'), 'true']);
});
