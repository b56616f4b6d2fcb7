import { screen, waitFor, within } from '@testing-library/react';
import {
  createBasket,
  createSimulation,
  getSimulation,
  listAvailableDealerships,
  listPromptDelivery,
  type Quote,
  quoteChoice,
  quoteGuaranteed,
  type Simulation,
  updateBasket,
} from '@site/contracts';
import { DEFAULT_PLACE } from '@site/simulator';
import {
  A_UUID,
  aBasket,
  aDealership,
  type Answer,
  answer,
  aQuote,
  aSimulation,
  guardConsole,
  refuse,
} from '@site/testing';
import { openSimulation, ready } from '../testing/open-simulation';

guardConsole();
// A whole configurator in jsdom takes its time on a busy machine.
jest.setTimeout(20_000);

const CART = '/simulador/carrinho';
const near = [
  {
    ...aDealership({ id: '5', name: 'Rodar Paulista', city: 'São Paulo', state: 'SP' }),
    distanceKm: 2.1,
  },
];
const AROUND = [
  answer(listAvailableDealerships, near),
  answer(listPromptDelivery, []),
  answer(quoteChoice, aQuote()),
];
const NEW = '/simulador/configure-e-assine?modelo=aroeira&cor=azul-fiorde';
const EDIT = `${NEW}&simulacao=${A_UUID}&revisao=1`;

describe('a simulation that another window has changed', () => {
  const newer = aSimulation({
    basket: aBasket({
      revision: 2,
      paint: 'branco-nuvem',
      paintName: 'Branco Nuvem',
      term: 48,
      dealershipId: '5',
      dealershipName: 'Rodar Paulista',
    }),
  });
  const CONFLICT = refuse(updateBasket, 409, {
    message: 'Esta simulação mudou em outra janela.',
    reason: 'basket-changed',
    notifications: [{ key: 'Revision', message: '2' }],
  });

  /**
   * The visitor began with revision 1; that there is a newer one is found out when the
   * choice is saved.
   */
  async function meet(answers: readonly Answer[] = []) {
    let stored = aSimulation({ basket: aBasket({ revision: 1, term: 24 }) });
    let conflicts = 1;
    const once = answer(updateBasket, () => newer);
    const first = {
      call: updateBasket,
      reply: (received: Parameters<Answer['reply']>[0]) =>
        conflicts-- > 0 ? CONFLICT.reply(received) : once.reply(received),
    };
    const view = openSimulation(EDIT, [
      ...AROUND,
      answer(getSimulation, () => stored),
      first,
      ...answers,
    ]);
    await screen.findByText('Você está editando a simulação RD-7K2M-48.');
    await screen.findByText('Rodar Paulista');
    stored = newer;
    await view.user.click(await ready('Salvar mudanças'));
    return {
      ...view,
      dialog: within(
        await screen.findByRole('dialog', {
          name: 'Esta simulação mudou em outro lugar',
        }),
      ),
    };
  }

  it('stands beside the own choice, with what differs marked', async () => {
    const { dialog } = await meet();
    expect(
      dialog.getByRole('row', { name: 'Prazo diferente 36 meses 48 meses' }),
    ).toBeTruthy();
    expect(
      dialog.getByRole('row', { name: 'Cor diferente Azul Fiorde Branco Nuvem' }),
    ).toBeTruthy();
    expect(
      dialog.getByRole('row', { name: 'Km por mês 1.000 km por mês 1.000 km por mês' }),
    ).toBeTruthy();
  });

  it("gives way to the own choice: 'Ficar com a minha'", async () => {
    const { user, dialog, location, transport } = await meet();
    await user.click(dialog.getByRole('button', { name: 'Ficar com a minha' }));
    await waitFor(() => expect(location()).toBe(CART));
    expect(transport.requestsOf(updateBasket).map(({ body }) => body)).toMatchObject([
      { revision: 1, term: 36 },
      { revision: 2, term: 36, paint: 'azul-fiorde' },
    ]);
  });

  it("is taken over, and the own choice can be had back: 'Ficar com a mais nova'", async () => {
    const { user, dialog, location } = await meet();
    await user.click(dialog.getByRole('button', { name: 'Ficar com a mais nova' }));
    expect(
      await screen.findByText('Você ficou com a mais nova. Ela está como você vê aqui.'),
    ).toBeTruthy();
    expect(
      screen.getByRole<HTMLInputElement>('radio', { name: /^48 meses/ }).checked,
    ).toBe(true);
    expect(location()).toContain('revisao=2');
    await user.click(screen.getByRole('button', { name: 'Voltar à minha escolha' }));
    expect(
      screen.getByRole<HTMLInputElement>('radio', { name: /^36 meses/ }).checked,
    ).toBe(true);
  });

  it("stays as it is while the own choice becomes another simulation: 'Guardar as duas'", async () => {
    const { user, dialog, location, transport } = await meet([
      answer(createSimulation, aSimulation({ basket: null })),
      answer(createBasket, aSimulation()),
    ]);
    await user.click(dialog.getByRole('button', { name: 'Guardar as duas' }));
    await waitFor(() => expect(location()).toBe(CART));
    expect(transport.requestsOf(createBasket)[0]?.body).toMatchObject({
      term: 36,
      paint: 'azul-fiorde',
    });
    expect(transport.requestsOf(updateBasket)).toHaveLength(1);
  });

  it("becomes another simulation at the price of today, whatever the guarantee of the first: 'Guardar as duas'", async () => {
    const own = aQuote({
      monthly: 2449,
      contractTotal: 88_164,
      priceTable: 'Tabela 2026-10',
      validUntil: '2099-11-28T12:00:00.000Z',
    });
    const guaranteed = (revision: number) =>
      aSimulation({ basket: aBasket({ revision, term: 24 * revision, quote: own }) });
    let stored = guaranteed(1);
    const conflict: Answer = {
      ...CONFLICT,
      reply: (received) => {
        stored = guaranteed(2);
        return CONFLICT.reply(received);
      },
    };
    const { user, location, transport } = openSimulation(EDIT, [
      ...AROUND,
      answer(getSimulation, () => stored),
      answer(quoteGuaranteed, own),
      conflict,
      answer(createSimulation, aSimulation({ basket: null })),
      answer(createBasket, aSimulation()),
    ]);
    await screen.findByRole('radio', {
      name: /^Ficar com o preço garantido/,
      checked: true,
    });
    await user.click(await ready('Salvar mudanças'));
    await user.click(await screen.findByRole('button', { name: 'Guardar as duas' }));
    await waitFor(() => expect(location()).toBe(CART));
    expect(transport.requestsOf(createBasket)[0]?.body).toMatchObject({
      term: 36,
      priceTable: aQuote().priceTable,
    });
  });

  it('is noticed by a page that is opened again later, before anything is saved', async () => {
    const { user, transport } = openSimulation(EDIT, [
      ...AROUND,
      answer(getSimulation, newer),
    ]);
    expect(
      await screen.findByText(
        'Esta simulação mudou em outra janela ou aparelho enquanto você editava.',
      ),
    ).toBeTruthy();
    await user.click(await ready('Salvar mudanças'));
    expect(
      await screen.findByRole('dialog', { name: 'Esta simulação mudou em outro lugar' }),
    ).toBeTruthy();
    expect(transport.requestsOf(updateBasket)).toEqual([]);
  });

  it('is no matter where both say the same', async () => {
    openSimulation(`${EDIT}&loja=5`, [
      ...AROUND,
      answer(
        getSimulation,
        aSimulation({
          basket: aBasket({ revision: 2, paint: 'azul-fiorde', dealershipId: '5' }),
        }),
      ),
    ]);
    expect(
      await screen.findByText('Você está editando a simulação RD-7K2M-48.'),
    ).toBeTruthy();
    expect(screen.queryByText(/mudou em outra janela/)).toBeNull();
  });
});

describe('a newer price table', () => {
  const line = (monthly: number) => ({
    monthly,
    lines: [{ key: 'uso', label: 'Uso do carro', monthly }],
    contractTotal: monthly * 36,
  });
  const own = (validUntil: string) =>
    aQuote({ ...line(2549), priceTable: 'Tabela 2026-11', validUntil });
  const today = answer(
    quoteChoice,
    aQuote({
      ...line(2599),
      priceTable: 'Tabela 2026-12',
      validUntil: '2099-12-05T12:00:00.000Z',
    }),
  );
  const edited = (quote: Quote): Simulation =>
    aSimulation({ basket: aBasket({ revision: 1, term: 24, quote }) });
  const open = (quote: Quote) =>
    openSimulation(EDIT, [
      ...AROUND,
      today,
      answer(getSimulation, edited(quote)),
      answer(quoteGuaranteed, quote),
      answer(updateBasket, edited(quote)),
    ]);

  it('is told before the choice is saved, and the guaranteed price holds unless the customer takes the new one', async () => {
    const { user, transport, location } = open(own('2099-11-28T12:00:00.000Z'));
    const panel = within(
      await screen.findByRole('region', { name: 'O preço deste carro mudou' }),
    );
    expect(
      panel.getByText(
        'Você guardou esta simulação com outra tabela de preços, e a garantia dela vale até 28/11/2099. Veja o que mudou para esta escolha e diga qual preço quer.',
      ),
    ).toBeTruthy();
    expect(
      panel.getByRole('row', { name: 'Uso do carro R$\u00a02.549,00 R$\u00a02.599,00' }),
    ).toBeTruthy();
    expect(
      panel.getByRole<HTMLInputElement>('radio', { name: /^Ficar com o preço garantido/ })
        .checked,
    ).toBe(true);
    expect((await screen.findAllByText('R$ 2.549,00 por mês')).length).toBeGreaterThan(0);
    await user.click(await ready('Salvar mudanças'));
    await waitFor(() => expect(location()).toBe(CART));
    expect(transport.requestsOf(updateBasket)[0]?.body).toMatchObject({
      revision: 1,
      term: 36,
      priceTable: 'Tabela 2026-11',
    });
  });

  it('gives the new price to whoever wants it', async () => {
    const { user, transport } = open(own('2099-11-28T12:00:00.000Z'));
    await user.click(
      await screen.findByRole('radio', { name: /^Usar o preço de agora/ }),
    );
    await waitFor(() =>
      expect(screen.getAllByText('R$ 2.599,00 por mês').length).toBeGreaterThan(1),
    );
    await user.click(await ready('Salvar mudanças'));
    await waitFor(() =>
      expect(transport.requestsOf(updateBasket)[0]?.body).toMatchObject({
        priceTable: 'Tabela 2026-12',
      }),
    );
  });

  it('leaves no choice once the guarantee is over, but says what changed', async () => {
    const { user, transport } = open(own('2020-01-02T12:00:00.000Z'));
    expect(
      await screen.findByText(
        'Você guardou esta simulação com outra tabela de preços, e a garantia dela acabou em 02/01/2020. Veja o que mudou para esta escolha antes de salvar.',
      ),
    ).toBeTruthy();
    expect(
      screen.queryByRole('radio', { name: /^Ficar com o preço garantido/ }),
    ).toBeNull();
    expect((await screen.findAllByText('R$ 2.599,00 por mês')).length).toBeGreaterThan(0);
    await user.click(await ready('Salvar mudanças'));
    await waitFor(() =>
      expect(transport.requestsOf(updateBasket)[0]?.body).toMatchObject({
        priceTable: 'Tabela 2026-12',
      }),
    );
  });

  it('ends the guarantee when the server says so, whatever the clock of the device', async () => {
    const quote = own('2099-11-28T12:00:00.000Z');
    const moved = refuse(updateBasket, 409, {
      message: 'A tabela de preços mudou.',
      reason: 'price-table-changed',
      notifications: [{ key: 'PriceTable', message: 'Tabela 2026-12' }],
    });
    const { user, transport } = openSimulation(EDIT, [
      ...AROUND,
      today,
      answer(getSimulation, edited(quote)),
      answer(quoteGuaranteed, quote),
      moved,
    ]);
    await screen.findByRole('radio', { name: /^Ficar com o preço garantido/ });
    await user.click(await ready('Salvar mudanças'));
    expect(
      await screen.findByText(/e a garantia dela acabou em 28\/11\/2099\./),
    ).toBeTruthy();
    await user.click(await ready('Salvar mudanças'));
    await waitFor(() =>
      expect(transport.requestsOf(updateBasket).map(({ body }) => body)).toMatchObject([
        { priceTable: 'Tabela 2026-11' },
        { priceTable: 'Tabela 2026-12' },
      ]),
    );
  });

  it('is over for good, whatever else the server refuses later', async () => {
    const quote = own('2099-11-28T12:00:00.000Z');
    const moved = refuse(updateBasket, 409, {
      message: 'A tabela de preços mudou.',
      reason: 'price-table-changed',
      notifications: [{ key: 'PriceTable', message: 'Tabela 2026-12' }],
    });
    const { user, transport } = openSimulation(EDIT, [
      ...AROUND,
      today,
      answer(getSimulation, edited(quote)),
      answer(quoteGuaranteed, quote),
      moved,
    ]);
    for (const tries of [1, 2, 3]) {
      await user.click(await ready('Salvar mudanças'));
      await waitFor(() => expect(transport.requestsOf(updateBasket)).toHaveLength(tries));
    }
    expect(
      transport
        .requestsOf(updateBasket)
        .map(({ body }) => (body as { priceTable: string }).priceTable),
    ).toEqual(['Tabela 2026-11', 'Tabela 2026-12', 'Tabela 2026-12']);
  });

  it("that can't be told for another choice stores nothing, compares no two choices, and can be asked again", async () => {
    const quote = own('2099-11-28T12:00:00.000Z');
    let failures = 1;
    const known = answer(quoteGuaranteed, quote);
    const fails = refuse(quoteGuaranteed, 503, { message: 'Fora do ar.' });
    const told: Answer = {
      ...known,
      reply: (received) =>
        ((received.body as { term: number }).term === 48 && failures-- > 0
          ? fails
          : known
        ).reply(received),
    };
    const { user } = openSimulation(EDIT, [
      ...AROUND,
      today,
      answer(getSimulation, edited(quote)),
      told,
    ]);
    await screen.findByRole('radio', { name: /^Ficar com o preço garantido/ });
    await user.click(screen.getByRole('radio', { name: /^48 meses/ }));
    expect(
      await screen.findByText(/^Não conseguimos confirmar este preço agora\./),
    ).toBeTruthy();
    expect(
      screen.queryByRole('region', { name: 'O preço deste carro mudou' }),
    ).toBeNull();
    expect(
      screen.getByRole<HTMLButtonElement>('button', { name: 'Salvar mudanças' }).disabled,
    ).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(
      await screen.findByRole('region', { name: 'O preço deste carro mudou' }),
    ).toBeTruthy();
    expect(await ready('Salvar mudanças')).toBeTruthy();
  });

  it('that came while the page was open stores nothing before it was read', async () => {
    let table = aQuote({ ...line(2549), priceTable: 'Tabela 2026-11' });
    const moved = refuse(createBasket, 409, {
      message: 'A tabela de preços mudou.',
      reason: 'price-table-changed',
      notifications: [{ key: 'PriceTable', message: 'Tabela 2026-12' }],
    });
    const { user, transport, location } = openSimulation(NEW, [
      ...AROUND,
      answer(quoteChoice, () => table),
      answer(createSimulation, aSimulation({ basket: null, place: DEFAULT_PLACE })),
      moved,
    ]);
    expect(await screen.findByText('Mensalidade: R$ 2.549,00')).toBeTruthy();
    table = aQuote({ ...line(2599), priceTable: 'Tabela 2026-12' });
    await user.click(await ready('Adicionar ao carrinho'));
    expect(
      await screen.findByText(
        'A tabela de preços mudou enquanto você escolhia. Nada foi guardado: veja o que mudou e confirme de novo.',
      ),
    ).toBeTruthy();
    expect(
      screen.getByRole('row', { name: 'Mensalidade R$\u00a02.549,00 R$\u00a02.599,00' }),
    ).toBeTruthy();
    expect(location()).toBe(NEW);
    await user.click(await ready('Adicionar ao carrinho'));
    await waitFor(() =>
      expect(transport.requestsOf(createBasket).map(({ body }) => body)).toMatchObject([
        { priceTable: 'Tabela 2026-11' },
        { priceTable: 'Tabela 2026-12' },
      ]),
    );
    expect(transport.requestsOf(createSimulation)).toHaveLength(1);
  });
});
