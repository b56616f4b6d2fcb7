import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { endSharedCart, getSharedCart, listSimulations } from '@site/api-contract';
import {
  aBasket,
  type Answer,
  answer,
  aSharedCart,
  aSimulation,
  guardConsole,
  heldBack,
  neverAnswer,
} from '@site/testing';
import { pressTwice } from '@site/testing/screen';
import { openSimulation } from '../testing/open-simulation';

guardConsole();

const CART = '/simulador/carrinho';
const OK = { ok: true } as const;
const simulation = aSimulation();
const openCart = (...answers: Answer[]) =>
  openSimulation(CART, [answer(listSimulations, [simulation]), ...answers]);

describe('with a seller along', () => {
  it('the cart says who, and the history what changed from and to', async () => {
    const { user } = openCart(answer(getSharedCart, aSharedCart()));
    const panel = within(
      await screen.findByRole('region', {
        name: 'Vera Nunes, da Rodar Batel, em Curitiba, PR, está neste carrinho com você',
      }),
    );
    await user.click(panel.getByText('Histórico, 1 mudança'));
    const [newest, oldest] = panel
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(newest).toBe(
      'Vera Nunes mudou o Aroeira (RD-7K2M-48)Prazode 36 meses para 48 meses21/11/2026, 09:10',
    );
    expect(oldest).toBe('Você aceitou o atendimento21/11/2026, 09:00');
  });

  it('what she changes is read when the page is looked at again', async () => {
    let cart = aSharedCart({ history: aSharedCart().history.slice(1) });
    const { transport } = openCart(answer(getSharedCart, () => cart));
    await screen.findByText('Histórico');
    const before = transport.requestsOf(listSimulations).length;
    cart = aSharedCart();
    fireEvent.focus(window);
    expect(await screen.findByText('Histórico, 1 mudança')).toBeTruthy();
    await waitFor(() =>
      expect(transport.requestsOf(listSimulations).length).toBe(before + 1),
    );
  });

  it('her change of price is told with the old and the new one until it was read', async () => {
    const before = aSharedCart();
    let cart = before;
    const { user } = openCart(answer(getSharedCart, () => cart));
    await screen.findByText('Histórico, 1 mudança');
    expect(screen.queryByText('O que mudou desde que você olhou')).toBeNull();
    const [change] = before.history;
    if (!change) throw new Error('The cart was changed');
    const price = {
      key: 'Price',
      from: 'R$ 1.999,00 por mês',
      to: 'R$ 2.069,00 por mês',
    };
    cart = aSharedCart({
      history: [
        { ...change, id: '3', changes: [price as (typeof change.changes)[number]] },
        ...before.history,
      ],
    });
    fireEvent.focus(window);
    const news = (await screen.findByText('O que mudou desde que você olhou')).closest(
      '[role=status]',
    );
    expect(news?.textContent).toContain(
      'Vera Nunes mudou o Aroeira (RD-7K2M-48)Mensalidadede R$ 1.999,00 por mês para R$ 2.069,00 por mês',
    );
    await user.click(screen.getByRole('button', { name: 'Entendi' }));
    expect(screen.queryByText('O que mudou desde que você olhou')).toBeNull();
  });

  it.each([
    ['is still told after a reload, when it was not read', '1', true],
    ['is not told again once it was read', '2', false],
  ])('her change %s', async (_what, line, isTold) => {
    const cart = aSharedCart();
    openSimulation(
      CART,
      [answer(listSimulations, [simulation]), answer(getSharedCart, cart)],
      { remembered: { readCartLine: `${cart.id} ${line}` } },
    );
    await screen.findByText('Histórico, 1 mudança');
    expect(screen.queryByText('O que mudou desde que você olhou') !== null).toBe(isTold);
  });

  it('shows what she changed while the page was loading', async () => {
    let shown = simulation;
    const { held, arrive } = heldBack(answer(getSharedCart, aSharedCart()));
    openSimulation(CART, [answer(listSimulations, () => [shown]), held], {
      remembered: { readCartLine: `${aSharedCart().id} 1` },
    });
    const car = await screen.findByRole('article', { name: /RD-7K2M-48$/ });
    expect(car.textContent).toContain('36 meses');
    shown = aSimulation({ basket: aBasket({ term: 48, revision: 2 }) });
    arrive();
    await waitFor(() => expect(car.textContent).toContain('48 meses'));
  });

  it('her change is told no more once the customer changed the same simulation', async () => {
    const before = aSharedCart();
    const [change] = before.history;
    if (!change) throw new Error('The cart was changed');
    const other = { ...change, id: '3', by: 'customer' as const, simulationCode: 'RD-2' };
    let cart = aSharedCart({ history: [other, ...before.history] });
    openSimulation(
      CART,
      [answer(listSimulations, [simulation]), answer(getSharedCart, () => cart)],
      { remembered: { readCartLine: `${cart.id} 1` } },
    );
    await screen.findByText('O que mudou desde que você olhou');
    const own = { ...change, id: '4', by: 'customer' as const };
    cart = aSharedCart({ history: [own, ...cart.history] });
    fireEvent.focus(window);
    await screen.findByText('Histórico, 3 mudanças');
    expect(screen.queryByText('O que mudou desde que você olhou')).toBeNull();
  });

  it('keeps the focus on the pressed button while it ends', async () => {
    const page = openCart(
      answer(getSharedCart, aSharedCart()),
      neverAnswer(endSharedCart),
    );
    await page.user.click(
      await screen.findByRole('button', { name: 'Encerrar atendimento' }),
    );
    const end = await screen.findByRole('button', { name: 'Sim, encerrar' });
    await pressTwice(page, end, endSharedCart);
    screen.getByRole('button', { name: 'Encerrando...' });
  });

  it('ends after a question, and the end can be read', async () => {
    let cart = aSharedCart();
    const { user, transport } = openCart(
      answer(getSharedCart, () => cart),
      answer(
        endSharedCart,
        () => (
          (cart = aSharedCart({ state: 'ended', endedAt: '2026-11-21T12:20:00.000Z' })),
          OK
        ),
      ),
    );
    await user.click(await screen.findByRole('button', { name: 'Encerrar atendimento' }));
    await screen.findByText(
      'Vera Nunes, da Rodar Batel, em Curitiba, PR, deixa de ver este carrinho na hora; suas simulações continuam aqui. Para voltar a olhar junto é preciso outro convite.',
    );
    await user.click(screen.getByRole('button', { name: 'Continuar junto' }));
    expect(transport.requestsOf(endSharedCart)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Encerrar atendimento' }));
    await user.click(await screen.findByRole('button', { name: 'Sim, encerrar' }));
    expect(
      await screen.findByRole('heading', {
        name: 'O atendimento com Vera Nunes, da Rodar Batel, em Curitiba, PR, acabou',
      }),
    ).toBeTruthy();
    expect(
      screen.getByText(
        'Encerrado em 21/11/2026, 09:20. O vendedor não vê mais este carrinho; suas simulações continuam aqui.',
      ),
    ).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Convidar um vendedor' })).toBeTruthy();
  });
});
