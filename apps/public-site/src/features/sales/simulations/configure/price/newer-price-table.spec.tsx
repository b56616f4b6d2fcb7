import { screen, waitFor, within } from '@testing-library/react';
import {
  createBasket,
  createSimulation,
  getSimulation,
  type Quote,
  quoteChoice,
  quoteGuaranteed,
  type Simulation,
  updateBasket,
} from '@site/api-contract';
import { DEFAULT_PLACE } from '@site/api-contract/pricing';
import {
  aBasket,
  type Answer,
  answer,
  aQuote,
  aSimulation,
  guardConsole,
  refuse,
} from '@site/testing';
import { openSimulation, ready } from '../../testing/open-simulation';
import { AROUND, EDIT, NEW } from '../testing/edited-simulation';

guardConsole();
// A whole configurator in jsdom is slow on a busy machine.
jest.setTimeout(60_000);

const CART = '/simulador/carrinho';

describe('a newer price table', () => {
  const benefit: NonNullable<Quote['benefit']> = {
    code: 'VERAO26',
    monthlyOff: 150,
    months: 6,
    km: 0,
    models: [],
    clientType: 0,
    minTerm: 0,
    endsOn: '2026-12-31',
  };
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

  it('is compared with the campaign in both prices', async () => {
    const quote = own('2099-11-28T12:00:00.000Z');
    const total = quote.contractTotal;
    open({ ...quote, contractTotal: total - 900, benefit });
    const panel = within(
      await screen.findByRole('region', { name: 'O preço deste carro mudou' }),
    );
    panel.getByRole('row', {
      name: 'Total do contrato R$\u00a090.864,00 R$\u00a092.664,00',
    });
    expect(panel.queryByText('Campanha VERAO26')).toBeNull();
    // Where the campaign was ended no later guarantee begins, so none is promised.
    expect(panel.getAllByText('Garantido até 28/11/2099.')).toHaveLength(1);
    expect(panel.queryByText('Garantido até 05/12/2099.')).toBeNull();
  });

  it('says why the campaign does not count for the choice', async () => {
    const quote = aQuote({ benefit: { ...benefit, minTerm: 48 } });
    openSimulation(EDIT, [
      ...AROUND,
      answer(getSimulation, edited(quote)),
      answer(quoteGuaranteed, quote),
    ]);
    expect(
      await screen.findByRole('row', {
        name: 'Campanha VERAO26 O código VERAO26 vale em contratos de 48 meses ou mais. Este tem 36. não se aplica',
      }),
    ).toBeTruthy();
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
    await ready('Salvar mudanças');
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
    expect(screen.queryByRole('button', { name: 'Salvar mudanças' })).toBeNull();
    const [again] = screen.getAllByRole('button', { name: 'Tentar de novo' });
    if (again) await user.click(again);
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
