import { fireEvent, screen, waitFor } from '@testing-library/react';
import {
  getAssistedCart,
  removeAssistedSimulation,
  restoreAssistedSimulation,
} from '@site/api-contract';
import { portalForSpecs } from '@site/shell/testing';
import {
  A_UUID,
  aBasket,
  answer,
  aSimulation,
  guardConsole,
  neverAnswer,
  refuse,
} from '@site/testing';
import { pressTwice } from '@site/testing/screen';
import { routes } from '../../../app/routes';
import { anAssistedCart, cartOpener, prepared } from './testing/carts';

guardConsole();

const { open } = portalForSpecs('dealer-portal', routes);
const openCart = cartOpener(open);
const REMOVE = 'Remover o Aroeira, simulação RD-7K2M-48';
const SECOND = '11111111-1111-4111-8111-111111111111';

const car = aSimulation();
const other = aSimulation({
  id: SECOND,
  code: 'RD-9P3X-22',
  basket: aBasket({ modelName: 'Lira', versionName: 'Lira Essencial' }),
});
const both = prepared({ simulations: [car, other] });

describe('a car that a seller takes out of the cart', () => {
  it('is removed with a notice, and restored by "Desfazer"', async () => {
    let cart = both;
    const { user, transport } = openCart(
      answer(getAssistedCart, () => cart),
      answer(removeAssistedSimulation, () => (cart = prepared({ simulations: [other] }))),
      answer(restoreAssistedSimulation, () => (cart = both)),
    );
    await user.click(await screen.findByRole('button', { name: REMOVE }));
    await screen.findByText('O Aroeira saiu do carrinho.');
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: REMOVE })).toBeNull(),
    );
    screen.getByRole('article', { name: /^Lira Essencial/ });
    expect(document.activeElement?.textContent).toBe('Simulações');
    await user.click(screen.getByRole('button', { name: 'Desfazer' }));
    await screen.findByText('O Aroeira voltou para o carrinho, com o mesmo preço.');
    await screen.findByRole('button', { name: REMOVE });
    expect(screen.queryByRole('button', { name: 'Desfazer' })).toBeNull();
    const params = { id: A_UUID, simulationId: car.id };
    for (const call of [removeAssistedSimulation, restoreAssistedSimulation])
      expect(transport.requestsOf(call).map((sent) => sent.params)).toEqual([params]);
  });

  it('says so alone while it is being removed, and the others can be removed too', async () => {
    const opened = openCart(
      answer(getAssistedCart, both),
      neverAnswer(removeAssistedSimulation),
    );
    const button = await screen.findByRole('button', { name: REMOVE });
    await pressTwice(opened, button, removeAssistedSimulation);
    expect(button.textContent).toMatch(/^ Removendo\.\.\. o Aroeira/);
    const next = screen.getByRole('button', { name: /^Remover o Lira/ });
    expect(next.getAttribute('aria-disabled')).toBeNull();
    await pressTwice(opened, next, removeAssistedSimulation);
  });

  it('says so while it is being put back', async () => {
    const opened = openCart(
      answer(getAssistedCart, prepared({ simulations: [other] })),
      answer(removeAssistedSimulation, prepared({ simulations: [other] })),
      neverAnswer(restoreAssistedSimulation),
    );
    await opened.user.click(await screen.findByRole('button', { name: /^Remover/ }));
    const undo = await screen.findByRole('button', { name: 'Desfazer' });
    await pressTwice(opened, undo, restoreAssistedSimulation);
    expect(undo.textContent).toBe('Desfazendo...');
  });

  it('leaves an empty cart when it was the last one', async () => {
    let cart = prepared();
    const { user } = openCart(
      answer(getAssistedCart, () => cart),
      answer(removeAssistedSimulation, () => (cart = prepared({ simulations: [] }))),
    );
    await user.click(await screen.findByRole('button', { name: REMOVE }));
    await screen.findByText(
      'Nenhum carro ainda. Inclua o primeiro para convidar o cliente.',
    );
    expect(screen.queryByRole('button', { name: 'Convidar o cliente' })).toBeNull();
    screen.getByRole('button', { name: 'Desfazer' });
  });

  it('stays when it is the only car of an open invitation, and the screen says why', async () => {
    const message =
      'O convite que está com o cliente precisa de um carro. Inclua outro antes de tirar este.';
    const { user } = openCart(
      answer(getAssistedCart, prepared({ invitedUntil: '2099-11-24T12:00:00.000Z' })),
      refuse(removeAssistedSimulation, 409, { message, reason: 'cart-empty' }),
    );
    await user.click(await screen.findByRole('button', { name: REMOVE }));
    await screen.findByText(message);
    screen.getByRole('button', { name: REMOVE });
    await user.click(screen.getByRole('button', { name: 'Incluir um carro' }));
    expect(screen.queryByText(message)).toBeNull();
  });

  it('can only be removed by the customer after the acceptance', async () => {
    openCart(answer(getAssistedCart, anAssistedCart()));
    await screen.findByRole('button', { name: /^Mudar o Aroeira/ });
    expect(screen.queryByRole('button', { name: /^Remover/ })).toBeNull();
    screen.getByText(/Só o cliente tira um carro, envia a proposta e assina;/);
  });

  it('has no notice any more once the customer has accepted', async () => {
    let cart = both;
    const { user } = openCart(
      answer(getAssistedCart, () => cart),
      answer(removeAssistedSimulation, () => (cart = prepared({ simulations: [other] }))),
    );
    await user.click(await screen.findByRole('button', { name: REMOVE }));
    await screen.findByText('O Aroeira saiu do carrinho.');
    cart = anAssistedCart({ simulations: [other] });
    fireEvent.focus(window);
    await screen.findByText('Em atendimento');
    expect(screen.queryByText('O Aroeira saiu do carrinho.')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Desfazer' })).toBeNull();
  });

  it('can not be restored when the customer has accepted meanwhile', async () => {
    let cart = both;
    const message =
      'O cliente já aceitou o atendimento. Agora só ele tira um carro do carrinho.';
    const { user } = openCart(
      answer(getAssistedCart, () => cart),
      answer(removeAssistedSimulation, () => (cart = prepared({ simulations: [other] }))),
      refuse(restoreAssistedSimulation, 409, { message, reason: 'cart-accepted' }),
    );
    await user.click(await screen.findByRole('button', { name: REMOVE }));
    const undo = await screen.findByRole('button', { name: 'Desfazer' });
    cart = anAssistedCart({ simulations: [other] });
    await user.click(undo);
    await screen.findByText(message);
    await screen.findByText('Em atendimento');
    expect(screen.queryByRole('button', { name: 'Desfazer' })).toBeNull();
  });
});
