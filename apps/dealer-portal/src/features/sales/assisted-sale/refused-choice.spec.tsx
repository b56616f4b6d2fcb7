import { screen, waitFor, within } from '@testing-library/react';
import {
  addAssistedSimulation,
  changeAssistedSimulation,
  getAssistedCart,
  quoteAssistedChange,
  quoteChoice,
} from '@site/api-contract';
import { portalForSpecs } from '@site/shell/testing';
import {
  aBasket,
  answer,
  aQuote,
  aSimulation,
  guardConsole,
  heldBack,
  refuse,
} from '@site/testing';
import { routes } from '../../../app/routes';
import { anAssistedCart, cartOpener, prepared } from './testing/carts';

guardConsole();
// A whole configurator in jsdom is slow on a busy machine.
jest.setTimeout(60_000);

const { open } = portalForSpecs('dealer-portal', routes);
const openCart = cartOpener(open);

describe('the editor of an assisted cart', () => {
  it('adds a car only at the shown price: a newer price is shown first', async () => {
    let table = aQuote({ monthly: 2036, priceTable: 'Tabela 2026-11' });
    const changed = {
      message: 'A tabela de preços mudou. Veja o preço de agora antes de guardar.',
      reason: 'price-table-changed' as const,
      notifications: [{ key: 'PriceTable', message: 'Tabela 2026-12' }],
    };
    const { user, transport } = openCart(
      answer(getAssistedCart, prepared({ simulations: [] })),
      answer(quoteChoice, () => table),
      refuse(addAssistedSimulation, 409, changed),
    );
    await user.click(await screen.findByRole('button', { name: 'Incluir um carro' }));
    const editor = within(
      await screen.findByRole('dialog', { name: 'Incluir um carro' }),
    );
    await editor.findByText('R$ 2.036,00 por mês');
    table = aQuote({ monthly: 2086, priceTable: 'Tabela 2026-12' });
    await user.click(editor.getByRole('button', { name: 'Incluir no carrinho' }));
    await editor.findByText(
      'A tabela de preços mudou. Veja o preço de agora antes de guardar.',
    );
    await editor.findByText('R$ 2.086,00 por mês');
    await user.click(editor.getByRole('button', { name: 'Incluir no carrinho' }));
    await waitFor(() =>
      expect(
        transport.requestsOf(addAssistedSimulation).map(({ body }) => body),
      ).toMatchObject([
        { priceTable: 'Tabela 2026-11' },
        { priceTable: 'Tabela 2026-12' },
      ]),
    );
    await editor.findByText(changed.message);
  });

  it('shows the newer price also when the editor was closed before the refusal', async () => {
    let table = aQuote({ monthly: 2036, priceTable: 'Tabela 2026-11' });
    const refusal = refuse(addAssistedSimulation, 409, {
      message: 'A tabela de preços mudou. Veja o preço de agora antes de guardar.',
      reason: 'price-table-changed',
      notifications: [{ key: 'PriceTable', message: 'Tabela 2026-12' }],
    });
    const { held, arrive } = heldBack(refusal);
    const { user, transport } = openCart(
      answer(getAssistedCart, prepared({ simulations: [] })),
      answer(quoteChoice, () => table),
      held,
    );
    await user.click(await screen.findByRole('button', { name: 'Incluir um carro' }));
    await screen.findByText('R$ 2.036,00 por mês');
    table = aQuote({ monthly: 2086, priceTable: 'Tabela 2026-12' });
    await user.click(screen.getByRole('button', { name: 'Incluir no carrinho' }));
    await waitFor(() =>
      expect(transport.requestsOf(addAssistedSimulation)).toHaveLength(1),
    );
    await user.click(screen.getByRole('button', { name: 'Fechar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Incluir um carro' }));
    await screen.findByText('R$ 2.036,00 por mês');
    arrive();
    await screen.findByText('R$ 2.086,00 por mês');
  });

  it("shows the customer's newer choice also when the editor was closed before the refusal", async () => {
    let cart = anAssistedCart();
    const refusal = refuse(changeAssistedSimulation, 409, {
      message: 'Esta simulação mudou em outra janela.',
      reason: 'basket-changed',
      notifications: [{ key: 'Revision', message: '2' }],
    });
    const { held, arrive } = heldBack(refusal);
    const { user, transport } = openCart(
      answer(getAssistedCart, () => cart),
      held,
    );
    await user.click(await screen.findByRole('button', { name: /^Mudar o Aroeira/ }));
    const save = await screen.findByRole('button', { name: 'Salvar alteração' });
    await waitFor(() => expect(save).toHaveProperty('disabled', false));
    await user.click(save);
    await waitFor(() =>
      expect(transport.requestsOf(changeAssistedSimulation)).toHaveLength(1),
    );
    await user.click(screen.getByRole('button', { name: 'Fechar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    cart = anAssistedCart({
      simulations: [aSimulation({ basket: aBasket({ term: 24, revision: 2 }) })],
    });
    arrive();
    await waitFor(() =>
      expect(transport.requestsOf(getAssistedCart).length).toBeGreaterThan(1),
    );
    await waitFor(() =>
      expect(screen.getByRole('article', { name: /^Aroeira/ }).textContent).toContain(
        '24 meses',
      ),
    );
  });

  it('shows a change with the price at which it is saved, and saves no price that was not shown', async () => {
    let price = aQuote({ monthly: 2487, priceTable: 'Tabela 2026-11' });
    const over = {
      message: 'A tabela de preços mudou. Veja o preço de agora antes de guardar.',
      reason: 'price-table-changed' as const,
      notifications: [{ key: 'PriceTable', message: 'Tabela 2026-12' }],
    };
    const { user, transport } = openCart(
      answer(getAssistedCart, anAssistedCart()),
      answer(quoteAssistedChange, () => price),
      refuse(changeAssistedSimulation, 409, over),
    );
    await user.click(await screen.findByRole('button', { name: /^Mudar o Aroeira/ }));
    const editor = within(await screen.findByRole('dialog'));
    await user.click(await editor.findByRole('radio', { name: /^48/ }));
    const save = editor.getByRole('button', { name: 'Salvar alteração' });
    expect(save).toHaveProperty('disabled', true);
    await waitFor(() => expect(save).toHaveProperty('disabled', false));
    editor.getByText('R$ 2.487,00 por mês');
    price = aQuote({ monthly: 2537, priceTable: 'Tabela 2026-12' });
    await user.click(save);
    await editor.findByText(over.message);
    await editor.findByText('R$ 2.537,00 por mês');
    await user.click(save);
    await waitFor(() =>
      expect(
        transport.requestsOf(changeAssistedSimulation).map(({ body }) => body),
      ).toMatchObject([
        { priceTable: 'Tabela 2026-11', term: 48 },
        { priceTable: 'Tabela 2026-12', term: 48 },
      ]),
    );
    expect(transport.requestsOf(quoteChoice)).toEqual([]);
  });

  it('keeps the choice when the customer saved first, and lets the seller decide on a screen of their own', async () => {
    let cart = anAssistedCart();
    const newer = anAssistedCart({
      simulations: [aSimulation({ basket: aBasket({ term: 24, revision: 2 }) })],
    });
    const outdated = {
      message:
        'Esta simulação mudou em outra janela. Agora ela está assim: Aroeira, 24 meses.',
      reason: 'basket-changed' as const,
      notifications: [{ key: 'Revision', message: '2' }],
    };
    const { user, transport } = openCart(
      answer(getAssistedCart, () => cart),
      refuse(changeAssistedSimulation, 409, outdated),
    );
    await user.click(await screen.findByRole('button', { name: /^Mudar o Aroeira/ }));
    const editor = within(await screen.findByRole('dialog'));
    await user.click(await editor.findByRole('radio', { name: /^48/ }));
    await editor.findByText('R$ 1.948,00 por mês');
    cart = newer;
    await user.click(editor.getByRole('button', { name: 'Virar a tela para o cliente' }));
    await user.click(editor.getByRole('button', { name: 'Salvar alteração' }));
    await editor.findByText(
      'Esta escolha ainda não foi salva. Volte à tela do vendedor para ver o motivo.',
    );
    expect(editor.queryByText(/A sua escolha continua aqui/)).toBeNull();
    await user.click(editor.getByRole('button', { name: 'Voltar à tela do vendedor' }));
    await editor.findByText(
      /Agora ela está assim: Aroeira, 24 meses\. A sua escolha continua aqui/,
    );
    expect(editor.getByRole<HTMLInputElement>('radio', { name: /^48/ }).checked).toBe(
      true,
    );
    await waitFor(() =>
      expect(transport.requestsOf(getAssistedCart).length).toBeGreaterThan(1),
    );
    await user.click(editor.getByRole('button', { name: 'Recomeçar da versão atual' }));
    await waitFor(() =>
      expect(editor.getByRole<HTMLInputElement>('radio', { name: /^24/ }).checked).toBe(
        true,
      ),
    );
    await editor.findByText('R$ 1.924,00 por mês');
    await user.click(editor.getByRole('button', { name: 'Salvar alteração' }));
    await waitFor(() =>
      expect(transport.requestsOf(changeAssistedSimulation)[1]?.body).toMatchObject({
        term: 24,
        revision: 2,
      }),
    );
  });
});
