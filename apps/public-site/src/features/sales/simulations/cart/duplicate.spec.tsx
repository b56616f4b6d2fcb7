import { screen, waitFor, within } from '@testing-library/react';
import {
  createBasket,
  createSimulation,
  deleteSimulation,
  listSimulations,
  quoteChoice,
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
import { openSimulation } from '../testing/open-simulation';

guardConsole();

const PATH = '/simulador/carrinho';
const DONE = 'O Aroeira foi duplicado. Mude o que quiser na cópia.';
const COPY = '3f2b8c1e-5d47-4a6e-9b0f-1c2d3e4f5a6c';
const guaranteed = aQuote({
  priceTable: 'Tabela 2026-11',
  validUntil: '2099-11-28T12:00:00.000Z',
});
const one = aSimulation({ basket: aBasket({ quote: guaranteed }) });
const newTable = {
  message: 'A tabela de preços mudou. Veja o preço de agora antes de guardar.',
  reason: 'price-table-changed' as const,
  notifications: [{ key: 'PriceTable', message: 'Tabela 2026-12' }],
};
/** Stores only a price of the given table, as the server does. */
const storesAt = (table: string): Answer => ({
  call: createBasket,
  reply: async (received) =>
    (tableIn(received) === table
      ? answer(createBasket, one)
      : refuse(createBasket, 409, newTable)
    ).reply(received),
});
const tableIn = ({ body }: { body?: unknown }) =>
  (body as { priceTable?: string }).priceTable;
const emptyCopy = answer(createSimulation, aSimulation({ id: COPY, basket: null }));

const openCart = (...answers: Answer[]) =>
  openSimulation(PATH, [
    answer(listSimulations, [one]),
    emptyCopy,
    answer(deleteSimulation, { ok: true }),
    ...answers,
  ]);

describe('duplicating a simulation of the cart', () => {
  it('keeps the choice and names the price table that was read', async () => {
    const { user, transport } = openCart(storesAt('Tabela 2026-11'));
    await user.click(await screen.findByRole('button', { name: /^Duplicar/ }));
    await screen.findByText(DONE);
    const read = { priceTable: 'Tabela 2026-11' };
    expect(transport.requestsOf(createBasket)).toMatchObject([
      { body: { versionSlug: 'aroeira-evolucao', term: 36, km: 1000, ...read } },
    ]);
  });

  it('takes a newer table without a word where it costs the same', async () => {
    const { user, transport } = openCart(
      storesAt('Tabela 2026-12'),
      answer(quoteChoice, aQuote({ priceTable: 'Tabela 2026-12' })),
    );
    await user.click(await screen.findByRole('button', { name: /^Duplicar/ }));
    await screen.findByText(DONE);
    expect(transport.requestsOf(createBasket).map(tableIn)).toEqual([
      'Tabela 2026-11',
      'Tabela 2026-12',
    ]);
  });

  it('stores no price that was not read: today’s is shown line by line and asked for first', async () => {
    const today = aQuote({
      monthly: 2599,
      contractTotal: 93_564,
      priceTable: 'Tabela 2026-12',
    });
    const { user, transport } = openCart(
      storesAt('Tabela 2026-12'),
      answer(quoteChoice, today),
    );
    await user.click(await screen.findByRole('button', { name: /^Duplicar/ }));
    const asked = await screen.findByRole('region', {
      name: 'Duplicar o Aroeira, simulação RD-7K2M-48',
    });
    within(asked).getByText(
      'A tabela de preços mudou depois desta simulação, e na sua cópia vale o preço de hoje. Nada foi guardado: veja o que mudou e confirme.',
    );
    within(asked).getByRole('row', {
      name: 'Mensalidade R$\u00a02.549,00 R$\u00a02.599,00',
    });
    await waitFor(() => expect(document.activeElement).toBe(asked));
    expect(screen.queryByText(/foi duplicado/)).toBeNull();
    expect(transport.requestsOf(deleteSimulation).map(({ params }) => params)).toEqual([
      { id: COPY },
    ]);
    await user.click(
      within(asked).getByRole('button', {
        name: 'Duplicar o Aroeira com o preço de hoje',
      }),
    );
    await screen.findByText(
      'O Aroeira foi duplicado com o preço de hoje: R$ 2.599,00 por mês, em vez de R$ 2.549,00.',
    );
    expect(screen.queryByRole('region', { name: /^Duplicar/ })).toBeNull();
    expect(transport.requestsOf(createBasket).map(tableIn)).toEqual([
      'Tabela 2026-11',
      'Tabela 2026-12',
    ]);
  });

  it('leaves nothing of a copy that failed, and says so', async () => {
    const { user, transport } = openCart(
      refuse(createBasket, 503, { message: 'Fora do ar.' }),
    );
    await user.click(await screen.findByRole('button', { name: /^Duplicar/ }));
    await screen.findByText(
      'Não conseguimos concluir. Seu carrinho continua como está. Tente de novo em instantes.',
    );
    expect(transport.requestsOf(deleteSimulation).map(({ params }) => params)).toEqual([
      { id: COPY },
    ]);
  });
});
