import { fireEvent, screen, waitFor } from '@testing-library/react';
import {
  getSharedCart,
  listSimulations,
  setCampaign,
  type Simulation,
  updateBasket,
} from '@site/api-contract';
import {
  aBasket,
  type Answer,
  answer,
  aQuote,
  aSharedCart,
  aSimulation,
  guardConsole,
  neverAnswer,
  refuse,
} from '@site/testing';
import { pressTwice } from '@site/testing/screen';
import { openSimulation } from '../testing/open-simulation';

guardConsole();

const benefit = {
  code: 'VERAO26',
  monthlyOff: 150,
  months: 6,
  km: 0,
  models: [],
  clientType: 0 as const,
  minTerm: 0,
  endsOn: '2026-12-31',
};
const withTerm = (term: number, revision: number, quote = aQuote()): Simulation =>
  aSimulation({ basket: aBasket({ term, revision, quote }) });
const UNDO = 'Desfazer a última mudança';

/** A cart where the seller has changed the term on an open page. */
async function withChange(was: Simulation, ...answers: Answer[]) {
  let [simulation, cart] = [was, aSharedCart({ history: [] })];
  const view = openSimulation('/simulador/carrinho', [
    answer(listSimulations, () => [simulation]),
    answer(getSharedCart, () => cart),
    ...answers,
  ]);
  await screen.findByRole('button', { name: 'Encerrar atendimento' });
  await screen.findByRole('article', { name: /RD-7K2M-48$/ });
  [simulation, cart] = [withTerm(48, 2), aSharedCart()];
  fireEvent.focus(window);
  /** Puts on the server a change of the customer's own. */
  const now = (changed: Simulation) => {
    const [newest] = cart.history;
    if (!newest) throw new Error('no history');
    const own = { ...newest, id: '3', by: 'customer' as const };
    [simulation, cart] = [changed, aSharedCart({ history: [own, ...cart.history] })];
    return changed;
  };
  return { ...view, now, undo: await screen.findByRole('button', { name: UNDO }) };
}

describe('a change of the seller', () => {
  it('is taken back by the customer as an own edit, at the earlier table', async () => {
    const { user, undo, transport } = await withChange(
      withTerm(36, 1),
      answer(updateBasket, withTerm(36, 3)),
    );
    await user.click(undo);
    await waitFor(() =>
      expect(screen.queryByText('O que mudou desde que você olhou')).toBeNull(),
    );
    expect(transport.requestsOf(updateBasket)[0]?.body).toMatchObject({
      ...{ term: 36, revision: 2, priceTable: aQuote().priceTable },
    });
    expect(transport.requestsOf(setCampaign)).toEqual([]);
  });

  it('gives the campaign back that left with it', async () => {
    const { user, undo, transport } = await withChange(
      withTerm(36, 1, aQuote({ benefit })),
      answer(updateBasket, withTerm(36, 3)),
      answer(setCampaign, withTerm(36, 4, aQuote({ benefit }))),
    );
    await user.click(undo);
    await waitFor(() =>
      expect(transport.requestsOf(setCampaign)[0]?.body).toEqual({
        ...{ revision: 3, code: 'VERAO26' },
      }),
    );
  });

  it('stays with the reason where it cannot be taken back', async () => {
    const message = 'A tabela de preços mudou.';
    const { user, undo } = await withChange(
      withTerm(36, 1),
      refuse(updateBasket, 409, { message, reason: 'price-table-changed' }),
    );
    await user.click(undo);
    await screen.findByText(message);
    screen.getByText('O que mudou desde que você olhou');
  });

  it('says that the campaign did not come back with the choice, and tries it alone', async () => {
    const message = 'A campanha VERAO26 acabou.';
    let refusals = 1;
    const returned = withTerm(36, 3);
    const complete = withTerm(36, 4, aQuote({ benefit }));
    const page = await withChange(
      withTerm(36, 1, aQuote({ benefit })),
      answer(updateBasket, () => page.now(returned)),
      {
        call: setCampaign,
        reply: (received) =>
          (refusals-- > 0
            ? refuse(setCampaign, 409, { message, reason: 'campaign-over' })
            : answer(setCampaign, () => page.now(complete))
          ).reply(received),
      },
    );
    const { user, transport } = page;
    await user.click(page.undo);
    const said = `A escolha voltou, mas a campanha VERAO26 não: o preço está sem o desconto dela. ${message}`;
    await screen.findByText(said);
    fireEvent.focus(window);
    await waitFor(() =>
      expect(screen.queryByText('O que mudou desde que você olhou')).toBeNull(),
    );
    screen.getByText(said);
    const again = screen.getByRole('button', { name: 'Tentar de novo' });
    expect(document.activeElement).toBe(again);
    await user.click(again);
    await waitFor(() => expect(screen.queryByText(said)).toBeNull());
    expect(transport.requestsOf(updateBasket)).toHaveLength(1);
    expect(transport.requestsOf(setCampaign).map(({ body }) => body)).toEqual([
      { revision: 3, code: 'VERAO26' },
      { revision: 3, code: 'VERAO26' },
    ]);
    expect(screen.queryByRole('button', { name: UNDO })).toBeNull();
  });

  it('may be left without its campaign', async () => {
    const message = 'A campanha VERAO26 acabou.';
    const page = await withChange(
      withTerm(36, 1, aQuote({ benefit })),
      answer(updateBasket, () => page.now(withTerm(36, 3))),
      refuse(setCampaign, 409, { message, reason: 'campaign-over' }),
    );
    await page.user.click(page.undo);
    await page.user.click(await screen.findByRole('button', { name: 'Deixar assim' }));
    expect(screen.queryByText(/A escolha voltou/)).toBeNull();
  });

  it('is taken back once, and the focus stays meanwhile', async () => {
    const page = await withChange(withTerm(36, 1), neverAnswer(updateBasket));
    await pressTwice(page, page.undo, updateBasket);
  });
});
