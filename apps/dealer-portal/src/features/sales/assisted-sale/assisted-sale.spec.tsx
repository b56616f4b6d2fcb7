import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  addAssistedSimulation,
  changeAssistedSimulation,
  endAssistedCart,
  getAssistedCart,
  listVehicleClasses,
  quoteAssistedChange,
  quoteChoice,
} from '@site/api-contract';
import { portalForSpecs } from '@site/shell/testing';
import {
  A_UUID,
  aBasket,
  type Answer,
  answer,
  aQuote,
  aSimulation,
  aViewer,
  guardConsole,
  refuse,
} from '@site/testing';
import { routes } from '../../../app/routes';
import { anAssistedCart, CART, HOME, prepared, QUOTED } from './testing/carts';

guardConsole();
// A whole configurator in jsdom is slow on a busy machine.
jest.setTimeout(20_000);

const { open } = portalForSpecs('dealer-portal', routes);
const openCart = (...answers: Answer[]) =>
  open(CART, { viewer: aViewer('seller'), answers: [...QUOTED, ...answers] });

describe('an assisted cart', () => {
  it('takes a car at the live price, at the place of the dealership', async () => {
    let cart = prepared({ simulations: [] });
    const { user, transport } = openCart(
      answer(getAssistedCart, () => cart),
      answer(addAssistedSimulation, () => (cart = prepared())),
    );
    await user.click(await screen.findByRole('button', { name: 'Incluir um carro' }));
    const editor = within(
      await screen.findByRole('dialog', { name: 'Incluir um carro' }),
    );
    await editor.findByText('R$ 2.036,00 por mês');
    await user.click(editor.getByRole('radio', { name: /^48/ }));
    await editor.findByText('R$ 2.048,00 por mês');
    await user.click(editor.getByRole('button', { name: 'Incluir no carrinho' }));
    await screen.findByRole('article', { name: /^Aroeira Evolução/ });
    expect(transport.requestsOf(addAssistedSimulation)[0]?.body).toMatchObject({
      clientType: 1,
      place: { city: 'Curitiba', state: 'PR' },
      choice: { versionSlug: 'aroeira-evolucao', term: 48, km: 1000 },
    });
  });

  it('is configured with the car in sight, and turned to the customer without words of the seller', async () => {
    const { user, location } = openCart(
      answer(getAssistedCart, prepared({ simulations: [] })),
    );
    await user.click(await screen.findByRole('button', { name: 'Incluir um carro' }));
    const dialog = await screen.findByRole('dialog', { name: 'Incluir um carro' });
    const editor = within(dialog);
    await editor.findByAltText('Aroeira Branco Nuvem');
    editor.getByRole('heading', { name: 'Aroeira', level: 3 });
    editor.getByText('Para quem');
    await user.click(editor.getByRole('button', { name: 'Virar a tela para o cliente' }));
    await screen.findByRole('dialog', { name: 'Monte o seu carro' });
    for (const word of ['Para quem', 'Outro CEP de entrega'])
      expect(editor.queryByText(word)).toBeNull();
    editor.getByText('Não incluso');
    await user.click(editor.getByRole('button', { name: 'Voltar à tela do vendedor' }));
    expect(editor.getByText('Para quem')).toBeTruthy();
    expect(location()).toContain('?simulacao=novo');
  });

  it('tells the customer that nothing is delivered at this place, and the seller also to change it', async () => {
    const { user } = open(`${CART}?simulacao=novo&tela=cliente`, {
      viewer: aViewer('seller'),
      answers: [
        answer(listVehicleClasses, []),
        answer(getAssistedCart, prepared({ simulations: [] })),
      ],
    });
    await screen.findByText('Nenhum carro é entregue neste lugar.');
    await user.click(screen.getByRole('button', { name: 'Voltar à tela do vendedor' }));
    screen.getByText('Nenhum carro é entregue neste lugar. Troque o CEP de entrega.');
    screen.getByLabelText('Outro CEP de entrega');
  });

  it('keeps the choice and the turned screen over a reload in the middle of a sale', async () => {
    const reloaded = `${CART}?simulacao=novo&modelo=aroeira&versao=aroeira-evolucao&cor=azul-fiorde&prazo=48&km=500&tela=cliente`;
    open(reloaded, {
      viewer: aViewer('seller'),
      answers: [...QUOTED, answer(getAssistedCart, prepared({ simulations: [] }))],
    });
    const editor = within(
      await screen.findByRole('dialog', { name: 'Monte o seu carro' }),
    );
    await editor.findByText('R$ 2.048,00 por mês');
    for (const name of [/^48/, /^500/])
      expect(editor.getByRole<HTMLInputElement>('radio', { name }).checked).toBe(true);
  });

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
  });

  it('shows what its customer sees: the day and place of the delivery, and the guarantee', async () => {
    const basket = (validUntil: string) => aBasket({ quote: aQuote({ validUntil }) });
    openCart(
      answer(
        getAssistedCart,
        anAssistedCart({
          simulations: [
            aSimulation({ basket: basket('2099-11-28T12:00:00.000Z') }),
            aSimulation({ id: '2', basket: basket('2026-11-20T12:00:00.000Z') }),
          ],
        }),
      ),
    );
    await screen.findByText('Preço garantido até 28/11/2099');
    screen.getByText('A garantia do preço acabou em 20/11/2026');
    expect(screen.getAllByText('Pronta entrega: com você até 01/12/2026')).toHaveLength(
      2,
    );
    expect(screen.getAllByText('Retirada: Na loja mais perto de você')).toHaveLength(2);
  });

  it('says what changed, and changes a choice with the revision that was seen', async () => {
    const { user, transport } = openCart(
      answer(getAssistedCart, anAssistedCart()),
      answer(changeAssistedSimulation, anAssistedCart()),
    );
    await screen.findByText('de 36 meses para 48 meses');
    screen.getByText('Ana');
    await user.click(screen.getByRole('button', { name: /^Mudar o Aroeira/ }));
    const editor = within(
      await screen.findByRole('dialog', { name: 'Mudar o Aroeira, RD-7K2M-48' }),
    );
    await editor.findByText('R$ 1.936,00 por mês');
    await user.click(await editor.findByRole('checkbox', { name: /^Vidros e pneus/ }));
    await editor.findByText('R$ 1.937,00 por mês');
    await user.click(editor.getByRole('button', { name: 'Salvar alteração' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(transport.requestsOf(changeAssistedSimulation)[0]?.body).toMatchObject({
      addOns: ['vidros-e-pneus'],
      revision: 1,
    });
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

  it('says that the customer has ended it when it is loaded again, and links back', async () => {
    let isOver = false;
    const gone = refuse(getAssistedCart, 404, {
      message: 'Este atendimento não existe ou foi encerrado.',
    });
    const there = answer(getAssistedCart, anAssistedCart());
    const { log } = openCart({
      call: getAssistedCart,
      reply: async (received) => (isOver ? gone : there).reply(received),
    });
    await screen.findByRole('heading', { level: 1, name: 'Atendimento de Ana' });
    isOver = true;
    fireEvent.focus(window);
    await screen.findByRole('heading', { level: 1, name: 'Este atendimento acabou' });
    expect(
      screen.getByRole('link', { name: 'Voltar aos atendimentos' }).getAttribute('href'),
    ).toBe(HOME);
    expect(log.popups).toEqual([]);
  });

  it('ends by one click of the seller', async () => {
    const { user, transport } = openCart(
      answer(getAssistedCart, anAssistedCart()),
      answer(endAssistedCart, { ok: true }),
    );
    await user.click(await screen.findByRole('button', { name: 'Encerrar atendimento' }));
    await waitFor(() =>
      expect(transport.requestsOf(endAssistedCart)[0]?.params).toEqual({ id: A_UUID }),
    );
  });
});
