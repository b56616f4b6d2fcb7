import { screen } from '@testing-library/react';
import {
  type AssistedCart,
  getAssistedCart,
  listAssistedCarts,
  listProposals,
  requestSharing,
  startAssistedCart,
} from '@site/api-contract';
import { portalForSpecs } from '@site/shell/testing';
import {
  A_UUID,
  type Answer,
  answer,
  aSharedCart,
  aViewer,
  guardConsole,
  refuse,
} from '@site/testing';
import { asksOnReload } from '@site/testing/screen';
import { routes } from '../../../app/routes';

guardConsole();

const { open, origin } = portalForSpecs('dealer-portal', routes);
const HOME = '/concessionarias/seller';
const CART = `${HOME}/atendimentos/${A_UUID}`;
const CODE = 'AbCdEfGhIjKlMnOpQrStUv';
const none = answer(listProposals, { items: [], nextCursor: null, total: 0, counts: {} });
const begun: AssistedCart = {
  ...aSharedCart({ state: 'prepared', acceptedAt: null, history: [] }),
  simulations: [],
};

const openHome = (...answers: Answer[]) =>
  open(HOME, {
    viewer: aViewer('seller'),
    answers: [none, answer(listAssistedCarts, []), ...answers],
  });

describe("the seller's carts", () => {
  it('invite to begin while there is none', async () => {
    openHome();
    await screen.findByText('Nenhum atendimento aberto.');
  });

  it('show the state of each; one that is over, or waits for the customer, does not open', async () => {
    const other = (id: string, changes: object) => aSharedCart({ id, ...changes });
    openHome(
      answer(listAssistedCarts, [
        aSharedCart(),
        other('2', { state: 'requested', customerName: null }),
        other('3', {
          state: 'ended',
          customerName: null,
          endedAt: '2026-11-21T12:20:00.000Z',
          endedBy: 'seller',
          car: { modelName: 'Aroeira', simulationCode: 'RD-7K2M-48' },
        }),
        other('4', {
          state: 'ended',
          customerName: null,
          endedAt: '2026-11-21T12:30:00.000Z',
          endedBy: 'time',
          car: null,
        }),
      ]),
    );
    const link = await screen.findByRole('link', { name: /^Ana/ });
    expect(link.getAttribute('href')).toBe(CART);
    screen.getByText('Em atendimento');
    screen.getByText('Aguarda o aceite');
    screen.getByText('Você encerrou em 21/11/2026, 09:20.');
    screen.getByText('Aroeira, simulação RD-7K2M-48');
    screen.getByText('Cliente');
    screen.getByText('Carrinho sem carro');
  });

  it('start with a name, and open the new cart', async () => {
    const { user, transport } = openHome(
      answer(startAssistedCart, begun),
      answer(getAssistedCart, begun),
    );
    await user.click(
      await screen.findByRole('button', { name: 'Começar simulação assistida' }),
    );
    expect(
      (await screen.findAllByText('Informe como você chama o cliente.')).length,
    ).toBeGreaterThan(0);
    await user.type(screen.getByLabelText('Como você chama o cliente'), 'Ana');
    expect(asksOnReload()).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Começar simulação assistida' }));
    await screen.findByRole('heading', { level: 1, name: 'Atendimento de Ana' });
    expect(transport.requestsOf(startAssistedCart)[0]?.body).toEqual({
      customerName: 'Ana',
    });
    screen.getByText('Nenhum carro ainda. Inclua o primeiro para convidar o cliente.');
    screen.getByRole('button', { name: 'Escolher o carro' });
  });

  it.each([
    ['', false],
    [`#convite=${CODE}`, true],
  ])('fold the invitation unless the address brings one, %s', async (hash, isOpen) => {
    open(`${HOME}${hash}`, {
      viewer: aViewer('seller'),
      answers: [none, answer(listAssistedCarts, [])],
    });
    const field = await screen.findByLabelText('Link do convite');
    expect(field.closest('details')?.open).toBe(isOpen);
  });

  it("accept a customer's link as it was pasted", async () => {
    const { user, transport } = openHome(
      answer(requestSharing, aSharedCart({ state: 'requested' })),
    );
    const field = await screen.findByRole('textbox', { name: 'Link do convite' });
    await user.type(field, `${origin}/concessionarias/seller#convite=${CODE}`);
    expect(asksOnReload()).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Pedir para atender' }));
    await screen.findByText(
      'Pedido feito. Assim que o cliente aceitar, o atendimento abre aqui.',
    );
    expect(asksOnReload()).toBe(false);
    expect(transport.requestsOf(requestSharing)[0]?.body).toEqual({ code: CODE });
  });

  it.each([
    [
      'that is none',
      'https://outro.test/',
      'Este link não é um convite. Peça ao cliente o link inteiro.',
    ],
    ['that was taken', CODE, 'Este convite não vale mais. Peça outro.'],
  ])('refuse a link %s with a plain answer', async (_what, typed, message) => {
    const { user, log } = openHome(
      refuse(requestSharing, 404, { message: 'Este convite não vale mais. Peça outro.' }),
    );
    await user.type(
      await screen.findByRole('textbox', { name: 'Link do convite' }),
      typed,
    );
    await user.click(screen.getByRole('button', { name: 'Pedir para atender' }));
    expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
    expect(log.popups).toEqual([]);
  });
});
