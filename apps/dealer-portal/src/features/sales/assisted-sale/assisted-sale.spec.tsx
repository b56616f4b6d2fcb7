import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  addAssistedSimulation,
  changeAssistedSimulation,
  endAssistedCart,
  getAssistedCart,
  listAssistedCarts,
  listVehicleClasses,
} from '@site/api-contract';
import { portalForSpecs } from '@site/shell/testing';
import {
  A_UUID,
  aBasket,
  answer,
  aQuote,
  aSharedCart,
  aSimulation,
  aViewer,
  guardConsole,
  neverAnswer,
  refuse,
} from '@site/testing';
import { pressTwice } from '@site/testing/screen';
import { routes } from '../../../app/routes';
import {
  anAssistedCart,
  CART,
  cartOpener,
  HOME,
  prepared,
  QUOTED,
} from './testing/carts';

guardConsole();
// A whole configurator in jsdom is slow on a busy machine.
jest.setTimeout(60_000);

const { open } = portalForSpecs('dealer-portal', routes);
const openCart = cartOpener(open);

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
    expect(screen.getAllByText('Na loja mais perto de você')).toHaveLength(2);
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

  it('is changed twice from the answers, before it was read again', async () => {
    const changed = (revision: number) =>
      anAssistedCart({ simulations: [aSimulation({ basket: aBasket({ revision }) })] });
    const first = answer(getAssistedCart, changed(1));
    const isChanged = jest.fn(() => false);
    const { user, transport } = openCart(
      {
        ...first,
        reply: (asked) =>
          (isChanged() ? neverAnswer(getAssistedCart) : first).reply(asked),
      },
      answer(changeAssistedSimulation, ({ body }) => changed(body.revision + 1)),
    );
    const saveOnce = async () => {
      await user.click(await screen.findByRole('button', { name: /^Mudar o Aroeira/ }));
      await screen.findByText('R$ 1.936,00 por mês');
      const save = await screen.findByRole('button', { name: 'Salvar alteração' });
      await waitFor(() => expect(save).toHaveProperty('disabled', false));
      await user.click(save);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    };
    await screen.findByRole('button', { name: /^Mudar o Aroeira/ });
    isChanged.mockReturnValue(true);
    await saveOnce();
    await saveOnce();
    expect(
      transport.requestsOf(changeAssistedSimulation).map(({ body }) => body),
    ).toMatchObject([{ revision: 1 }, { revision: 2 }]);
  });

  it('keeps the focus on the pressed button while a change is saved, and saves only once', async () => {
    const page = openCart(
      answer(getAssistedCart, anAssistedCart()),
      neverAnswer(changeAssistedSimulation),
    );
    await page.user.click(
      await screen.findByRole('button', { name: /^Mudar o Aroeira/ }),
    );
    await screen.findByText('R$ 1.936,00 por mês');
    const save = await screen.findByRole('button', { name: 'Salvar alteração' });
    await pressTwice(page, save, changeAssistedSimulation);
    screen.getByRole('button', { name: 'Salvando...' });
  });

  it('says that the customer has ended it when it is loaded again, and links back', async () => {
    let isOver = false;
    const gone = refuse(getAssistedCart, 404, {
      message: 'Este atendimento não existe ou foi encerrado.',
    });
    const there = answer(getAssistedCart, anAssistedCart());
    const { log } = openCart(
      {
        call: getAssistedCart,
        reply: async (received) => (isOver ? gone : there).reply(received),
      },
      answer(listAssistedCarts, [
        {
          ...aSharedCart({ id: A_UUID, state: 'ended', customerName: null }),
          endedAt: '2026-11-21T12:20:00.000Z',
          endedBy: 'customer',
        },
      ]),
    );
    await screen.findByRole('heading', { level: 1, name: 'Atendimento de Ana' });
    isOver = true;
    fireEvent.focus(window);
    await screen.findByRole('heading', { level: 1, name: 'Este atendimento acabou' });
    expect(
      screen.getByRole('link', { name: 'Voltar aos atendimentos' }).getAttribute('href'),
    ).toBe(HOME);
    await screen.findByText(
      'O cliente encerrou em 21/11/2026, 09:20. O carrinho não abre mais por aqui.',
    );
    expect(log.popups).toEqual([]);
  });

  it('is ended by the seller after ten seconds in which that can be undone', async () => {
    const { user, transport } = openCart(
      answer(getAssistedCart, anAssistedCart()),
      answer(endAssistedCart, { ok: true }),
    );
    await user.click(await screen.findByRole('button', { name: 'Encerrar atendimento' }));
    await screen.findByText(
      'O atendimento ainda não acabou: até o envio dá para desfazer.',
    );
    await user.click(await screen.findByRole('button', { name: 'Desfazer' }));
    await user.click(await screen.findByRole('button', { name: 'Encerrar atendimento' }));
    expect(transport.requestsOf(endAssistedCart)).toEqual([]);
    await user.click(await screen.findByRole('button', { name: 'Encerrar agora' }));
    await waitFor(() =>
      expect(transport.requestsOf(endAssistedCart)[0]?.params).toEqual({ id: A_UUID }),
    );
    expect(transport.requestsOf(endAssistedCart)).toHaveLength(1);
  });

  it('has a refused invitation in its history, with the time', async () => {
    openCart(
      answer(
        getAssistedCart,
        anAssistedCart({
          state: 'prepared',
          customerName: null,
          acceptedAt: null,
          declinedAt: '2026-11-21T12:20:00.000Z',
        }),
      ),
    );
    const history = within(await screen.findByRole('region', { name: 'Histórico' }));
    const [first] = history.getAllByRole('listitem');
    expect(first?.textContent).toBe('Cliente recusou o convite21/11/2026, 09:20');
  });

  it('leads from a sent simulation to the proposal that it became', async () => {
    const cart = anAssistedCart();
    const [change] = cart.history;
    if (!change) throw new Error('The cart was changed');
    const proposal = { id: '7', number: 'P-2611-0487' };
    const sent = { ...change, id: '3', by: 'customer' as const, changes: [], proposal };
    openCart(
      answer(getAssistedCart, { ...cart, history: [{ ...sent, kind: 'sent' as const }] }),
    );
    const history = within(await screen.findByRole('region', { name: 'Histórico' }));
    const [line] = history.getAllByRole('listitem');
    expect(line?.textContent).toContain('em proposta: P-2611-0487');
    const link = history.getByRole('link', { name: 'P-2611-0487' });
    expect(link.getAttribute('href')).toBe('/concessionarias/propostas/7');
    // The picture has no room for the code.
    screen.getByText('Simulação RD-7K2M-48');
  });
});
