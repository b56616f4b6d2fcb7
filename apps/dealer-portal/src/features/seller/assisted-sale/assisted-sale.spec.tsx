import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  addAssistedSimulation,
  type AssistedCart,
  changeAssistedSimulation,
  endAssistedCart,
  getAssistedCart,
  inviteCustomer,
  listVehicleClasses,
  quoteAssistedChange,
  quoteChoice,
} from '@site/contracts';
import { portalForSpecs } from '@site/shell/testing';
import {
  A_UUID,
  aBasket,
  aCar,
  type Answer,
  answer,
  aQuote,
  aSharedCart,
  aSimulation,
  aVersion,
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
const prices = [12, 18, 24, 36, 48].flatMap((term) =>
  [500, 1000].map((km) => ({ term, km, monthly: 2549 + 48 - term })),
);
const classes = [
  {
    slug: 'suv' as const,
    name: 'SUV',
    vehicleModels: [aCar({ versions: [aVersion({ prices })] })],
  },
];
const quoted = [
  answer(listVehicleClasses, classes),
  answer(quoteChoice, ({ body }) => aQuote({ monthly: 2000 + body.term })),
  answer(quoteAssistedChange, ({ body }) =>
    aQuote({ monthly: 1900 + body.term + body.addOns.length }),
  ),
];
const anAssistedCart = (changes: Partial<AssistedCart> = {}): AssistedCart => ({
  ...aSharedCart(),
  simulations: [aSimulation()],
  ...changes,
});
const prepared = (changes: Partial<AssistedCart> = {}) =>
  anAssistedCart({ state: 'prepared', acceptedAt: null, history: [], ...changes });

const openCart = (...answers: Answer[]) =>
  open(CART, { viewer: aViewer('seller'), answers: [...quoted, ...answers] });

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

  it('takes a car at no other price than the one that was read: a newer one is shown before', async () => {
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

  it('says what its customer reads: the day of delivery, where, and the guarantee', async () => {
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

  it('shows a change at the price that it is stored at, and stores no price that was not read', async () => {
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

  it('keeps the choice when the customer was faster, and lets the seller decide', async () => {
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
    await user.click(editor.getByRole('button', { name: 'Salvar alteração' }));
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

  it('sends the invitation by mail and by link', async () => {
    const { user, transport, log } = openCart(
      answer(getAssistedCart, prepared()),
      answer(inviteCustomer, { code: CODE, invitedUntil: '2026-11-24T12:00:00.000Z' }),
    );
    await user.click(await screen.findByRole('button', { name: 'Convidar o cliente' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Convidar Ana' }));
    await user.type(dialog.getByLabelText('E-mail do cliente'), 'ana@exemplo.test');
    expect(asksOnReload()).toBe(true);
    await user.click(dialog.getByRole('button', { name: 'Enviar por e-mail' }));
    await dialog.findByText('Enviamos o convite para ana@exemplo.test.');
    expect(asksOnReload()).toBe(false);
    const link = await dialog.findByLabelText<HTMLInputElement>('Link do convite');
    expect(link.value).toBe(`${origin}/simulador/atendimento#${CODE}`);
    await user.click(dialog.getByRole('button', { name: 'Copiar link' }));
    expect(log.copied).toEqual([link.value]);
    expect(transport.requestsOf(inviteCustomer).map(({ body }) => body)).toEqual([
      { email: 'ana@exemplo.test' },
    ]);
  });

  it('says where the browser copies no invitation', async () => {
    const { user } = open(CART, {
      viewer: aViewer('seller'),
      answers: [
        ...quoted,
        answer(getAssistedCart, prepared()),
        answer(inviteCustomer, { code: CODE, invitedUntil: '2026-11-24T12:00:00.000Z' }),
      ],
      copyText: async () => Promise.reject(new Error('denied')),
    });
    await user.click(await screen.findByRole('button', { name: 'Convidar o cliente' }));
    await user.click(await screen.findByRole('button', { name: 'Criar o link' }));
    await user.click(await screen.findByRole('button', { name: 'Copiar link' }));
    await screen.findByText('O navegador não deixou copiar. Selecione o link e copie.');
  });

  it('makes another invitation only in a step that says what becomes of the first', async () => {
    const { user, transport } = openCart(
      answer(getAssistedCart, prepared()),
      answer(inviteCustomer, { code: CODE, invitedUntil: '2026-11-24T12:00:00.000Z' }),
    );
    await user.click(await screen.findByRole('button', { name: 'Convidar o cliente' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Convidar Ana' }));
    await user.click(dialog.getByRole('button', { name: 'Criar o link' }));
    await dialog.findByText('O convite está pronto. Mande o link para o cliente.');
    for (const name of ['Criar o link', 'Enviar por e-mail'])
      expect(dialog.queryByRole('button', { name })).toBeNull();
    dialog.getByText('O convite de agora deixa de valer quando o novo ficar pronto.');
    await user.click(dialog.getByRole('button', { name: 'Fazer outro convite' }));
    await user.click(dialog.getByRole('button', { name: 'Criar o link' }));
    await dialog.findByText('O convite está pronto. Mande o link para o cliente.');
    expect(transport.requestsOf(inviteCustomer)).toHaveLength(2);
  });

  it('that the customer ended says so at the next look, and leads back', async () => {
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
