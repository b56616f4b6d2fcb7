import { screen, waitFor, within } from '@testing-library/react';
import {
  decideSharing,
  getSharedCart,
  listSimulations,
  openInvitation,
  SHARED_CART_TEXT,
} from '@site/api-contract';
import { answer, aSharedCart, aSimulation, guardConsole, refuse } from '@site/testing';
import { openSimulation } from '../testing/open-simulation';

guardConsole();

const CART = '/simulador/carrinho';
const CODE = 'AbCdEfGhIjKlMnOpQrStUv';
const simulation = aSimulation();
const { id: _id, ...shown } = simulation;

describe("a seller's invitation", () => {
  const PATH = `/simulador/atendimento#${CODE}`;
  const invitation = answer(openInvitation, {
    sellerName: 'Vera Nunes',
    dealershipName: 'Rodar Batel',
    dealershipPlace: 'Curitiba, PR',
    invitedUntil: '2026-11-24T12:00:00.000Z',
    simulations: [shown],
  });

  it('shows who, the cars and the price before the answer, and leads into the cart once accepted', async () => {
    const { user, transport, location, scene } = openSimulation(PATH, [
      invitation,
      answer(decideSharing, aSharedCart()),
      answer(getSharedCart, aSharedCart()),
      answer(listSimulations, [simulation]),
    ]);
    expect(
      await screen.findByRole('heading', {
        name: 'Vera Nunes, da Rodar Batel, em Curitiba, PR, convida você a decidir junto',
        level: 1,
      }),
    ).toBeTruthy();
    const car = within(screen.getByRole('article'));
    car.getByText('R$ 2.549,00 por mês');
    car.getByText('Sem opcionais.');
    car.getByText('Pronta entrega: com você até 01/12/2026.');
    await user.click(await screen.findByRole('button', { name: 'Sim, decidir junto' }));
    await waitFor(() => expect(location()).toBe(CART));
    expect(transport.requestsOf(decideSharing)[0]?.body).toEqual({
      code: CODE,
      accepted: true,
      textVersion: SHARED_CART_TEXT,
      page: '/simulador/atendimento',
    });
    expect(scene.stored('hasSimulations')).toBe('true');
  });

  it('refused leaves nothing behind', async () => {
    const { user } = openSimulation(PATH, [invitation, answer(decideSharing, null)]);
    await user.click(await screen.findByRole('button', { name: 'Não, sem vendedor' }));
    const said = await screen.findByRole('heading', {
      name: 'Você recusou o convite',
      level: 1,
    });
    expect(document.activeElement?.contains(said)).toBe(true);
    expect(document.activeElement).not.toBe(document.body);
    expect(
      screen.getByText(
        /^Nada foi compartilhado, e o vendedor só fica sabendo que você recusou\./,
      ),
    ).toBeTruthy();
  });

  it('that cannot be accepted says why and stays', async () => {
    const message =
      'Você já está em atendimento com Beto Reis, da Rodar Paulista, em São Paulo, SP. Encerre no seu carrinho antes de começar outro.';
    const { user, scene } = openSimulation(PATH, [
      invitation,
      refuse(decideSharing, 409, { reason: 'shared-cart-open', message }),
    ]);
    await user.click(await screen.findByRole('button', { name: 'Sim, decidir junto' }));
    const said = screen.getByRole('alert');
    await waitFor(() => expect(said.textContent).toBe(`${message} Abrir o meu carrinho`));
    const cart = within(said).getByRole('link', { name: 'Abrir o meu carrinho' });
    expect(cart.getAttribute('href')).toBe('/simulador/carrinho');
    expect(scene.popups).toEqual([]);
  });

  it('that another phone accepted leads its customer to the account', async () => {
    openSimulation(PATH, [
      refuse(openInvitation, 409, { reason: 'invitation-accepted', message: '' }),
      answer(getSharedCart, null),
    ]);
    expect(
      await screen.findByRole('heading', {
        name: 'Este convite já foi aceito',
        level: 1,
      }),
    ).toBeTruthy();
    screen.getByText(/^Foi você, em outro aparelho\? Entre na sua conta nos dois/);
    expect(
      screen.getByRole('link', { name: 'Entrar na conta' }).getAttribute('href'),
    ).toBe('/conta/login?returnUrl=%2Fsimulador%2Fcarrinho');
  });

  it('scanned again by who accepted it leads on to the cart', async () => {
    openSimulation(PATH, [
      refuse(openInvitation, 409, { reason: 'invitation-accepted', message: '' }),
      answer(getSharedCart, aSharedCart()),
    ]);
    expect(
      await screen.findByRole('heading', {
        name: 'Este atendimento já está aberto',
        level: 1,
      }),
    ).toBeTruthy();
    expect(
      screen.getByRole('link', { name: 'Abrir o meu carrinho' }).getAttribute('href'),
    ).toBe(CART);
  });

  it.each([
    [
      'answered or late',
      PATH,
      [
        refuse(openInvitation, 404, {
          message: 'Este convite não vale mais. Peça outro.',
        }),
      ],
    ],
    ['cut off', '/simulador/atendimento', []],
  ])('%s says so and leads on', async (_what, path, answers) => {
    openSimulation(path, [...answers, answer(getSharedCart, null)]);
    expect(
      await screen.findByRole('heading', {
        name: 'Este convite não vale mais',
        level: 1,
      }),
    ).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Fazer uma simulação' })).toBeTruthy();
  });
});
