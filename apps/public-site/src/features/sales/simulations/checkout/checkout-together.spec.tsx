import { fireEvent, screen, waitFor } from '@testing-library/react';
import {
  getLoggedUser,
  getSharedCart,
  getSimulation,
  sendProposal,
} from '@site/api-contract';
import {
  aBasket,
  answer,
  aQuote,
  aSharedCart,
  aSimulation,
  aUser,
  guardConsole,
  refuse,
} from '@site/testing';
import { customer, fill, locked, PATH } from '../testing/open-checkout';
import { openSimulation } from '../testing/open-simulation';

guardConsole();

const changed = aSimulation({
  basket: aBasket({
    revision: 2,
    term: 48,
    quote: aQuote({ monthly: 2299, validUntil: '2099-11-28T12:00:00.000Z' }),
  }),
});
const tick = (price: string, term: number) =>
  screen.findByRole<HTMLInputElement>('checkbox', {
    name: `Li o resumo e quero contratar por R$\u00a0${price} por mês durante ${term} meses.`,
  });

describe('the checkout with a seller along', () => {
  it('tells a change by name, shows the new price, and asks for the tick again', async () => {
    let [shown, cart] = [locked, aSharedCart({ history: [] })];
    const { user, transport, allAnswered } = openSimulation(
      PATH,
      [
        answer(getSimulation, () => shown),
        answer(getLoggedUser, aUser()),
        answer(getSharedCart, () => cart),
      ],
      customer,
    );
    await user.click(await tick('2.549,00', 36));
    // A change before the cart was first seen counts as read.
    await waitFor(() => expect(transport.requestsOf(getSharedCart)).toHaveLength(1));
    await allAnswered();
    [shown, cart] = [changed, aSharedCart()];
    fireEvent.focus(window);
    const news = await screen.findByText('O que mudou desde que você olhou');
    expect(news.closest('[role=status]')?.textContent).toContain(
      'Vera Nunes mudou o Aroeira (RD-7K2M-48)Prazode 36 meses para 48 meses',
    );
    screen.getByText('O resumo já mudou. Confira e marque de novo antes de enviar.');
    expect((await tick('2.299,00', 48)).checked).toBe(false);
  });

  it('does not ask to check a summary that the change of another car left alone', async () => {
    const [change, ...older] = aSharedCart().history;
    if (!change) throw new Error('no change');
    const other = { ...change, simulationCode: 'RD-9X3P-11', modelName: 'Lume' };
    openSimulation(
      PATH,
      [
        ...[answer(getSimulation, locked), answer(getLoggedUser, aUser())],
        answer(getSharedCart, aSharedCart({ history: [other, ...older] })),
      ],
      { ...customer, remembered: { readCartLine: `${aSharedCart().id} 1` } },
    );
    await screen.findByText('O que mudou desde que você olhou');
    expect(screen.queryByText(/^O resumo já mudou/)).toBeNull();
  });

  it('says whose change it was when it is sent, and shows the present version', async () => {
    let shown = locked;
    const message =
      'Vera Nunes mudou esta simulação em 23/11/2026, 12:10. Confira a escolha e o preço antes de enviar.';
    const { user } = await fill([
      answer(getSimulation, () => shown),
      {
        call: sendProposal,
        reply: (received) => {
          shown = changed;
          return refuse(sendProposal, 409, {
            message,
            reason: 'basket-changed',
            notifications: [{ key: 'Revision', message: '2' }],
          }).reply(received);
        },
      },
    ]);
    const said = (await screen.findByText(message)).closest('[role=alert]');
    expect(said?.textContent).toBe(`${message}Ver a versão atual`);
    await user.click(screen.getByRole('button', { name: 'Ver a versão atual' }));
    expect(screen.queryByText(message)).toBeNull();
    const title = screen.getByRole('heading', { name: 'O que você está contratando' });
    expect(document.activeElement).toBe(title);
    expect((await tick('2.299,00', 48)).checked).toBe(false);
  });
});
