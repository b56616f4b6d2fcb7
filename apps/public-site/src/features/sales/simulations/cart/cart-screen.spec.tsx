import { screen, within } from '@testing-library/react';
import {
  deleteSimulation,
  getSimulationInstallments,
  getSimulationPdf,
  type InstallmentPlan,
  listSimulations,
  repriceBasket,
  restoreSimulation,
  type Simulation,
} from '@site/api-contract';
import {
  aBasket,
  answer,
  aQuote,
  aSimulation,
  guardConsole,
  neverAnswer,
  refuse,
  unreachable,
} from '@site/testing';
import { pressTwice } from '@site/testing/screen';
import { openSimulation } from '../testing/open-simulation';

guardConsole();

describe('the cart', () => {
  const PATH = '/simulador/carrinho';
  const FAILED =
    'Não conseguimos concluir. Seu carrinho continua como está. Tente de novo em instantes.';
  const one = aSimulation({
    basket: aBasket({ quote: aQuote({ validUntil: '2099-11-28T12:00:00.000Z' }) }),
  });
  const other: Simulation = aSimulation({
    id: '3f2b8c1e-5d47-4a6e-9b0f-1c2d3e4f5a6c',
    code: 'RD-2222-22',
    basket: aBasket({
      modelSlug: 'ipe',
      modelName: 'Ipê',
      versionName: 'Ipê Conforto 1.0 Turbo AT',
      term: 24,
      quote: aQuote({
        monthly: 2591,
        contractTotal: 62_184,
        validUntil: '2099-11-28T12:00:00.000Z',
      }),
    }),
  });

  it('invites to choose a car while it is empty', async () => {
    openSimulation(PATH);
    expect(
      await screen.findByRole('heading', {
        name: 'Nenhuma simulação por aqui. Comece pelo carro que você quer.',
      }),
    ).toBeTruthy();
    expect(
      screen.getByRole('link', { name: 'Escolher um carro' }).getAttribute('href'),
    ).toBe('/simulador/assinatura-de-veiculos-mensal');
  });

  it.each([
    ['2099-11-28', 'É a sua vez na fila: envie a proposta até 28/11/2099.', 0],
    [
      '2020-01-02',
      'A sua vez na fila foi até 02/01/2020. A simulação continua aqui; para enviar a proposta, é preciso ter outra vez.',
      1,
    ],
  ])(
    'says of a car of a queue that its turn ends on %s',
    async (turnUntil, text, ways) => {
      const { quote } = one.basket ?? aBasket();
      const delivery = { ...quote.delivery, turnUntil };
      openSimulation(PATH, [
        answer(listSimulations, [
          aSimulation({ basket: aBasket({ quote: { ...quote, delivery } }) }),
        ]),
      ]);
      await screen.findByText(text);
      expect(
        screen.queryAllByRole('link', { name: 'Entrar na fila de novo' }),
      ).toHaveLength(ways);
    },
  );

  it('sets the simulations side by side, with the difference and how long the price holds', async () => {
    openSimulation(PATH, [answer(listSimulations, [one, other])]);
    expect(
      await screen.findByRole('heading', { name: 'Suas duas simulações' }),
    ).toBeTruthy();
    expect(
      screen.getByText(
        'Curitiba, PR. Pessoa física. Em negrito, o melhor de cada linha.',
      ),
    ).toBeTruthy();
    expect(screen.getAllByText('Preço garantido até 28/11/2099')).toHaveLength(2);
    expect(screen.getByText('A menor mensalidade')).toBeTruthy();
    expect(screen.getByText('R$ 42,00 a mais por mês')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Assinar o Ipê' }).getAttribute('href')).toBe(
      `/simulador/carrinho/assinar?simulacao=${other.id}`,
    );
  });

  it('names no winner of two that cost the same', async () => {
    openSimulation(PATH, [
      answer(listSimulations, [one, { ...one, id: other.id, code: other.code }]),
    ]);
    await screen.findByRole('heading', { name: 'Suas duas simulações' });
    expect(screen.queryByText('A menor mensalidade')).toBeNull();
    expect(screen.queryByText(/a mais por mês/)).toBeNull();
  });

  it('names no winner of three of which two cost the least', async () => {
    openSimulation(PATH, [
      answer(listSimulations, [
        one,
        { ...one, id: '5d1c9a70-2b64-4f0e-8a3d-9e7f6b5c4d21', code: 'RD-3333-33' },
        other,
      ]),
    ]);
    await screen.findByRole('heading', { name: 'Suas três simulações' });
    expect(screen.queryByText('A menor mensalidade')).toBeNull();
    expect(screen.getByText('R$ 42,00 a mais por mês')).toBeTruthy();
  });

  it('shows only what differs when asked', async () => {
    const { user } = openSimulation(PATH, [answer(listSimulations, [one, other])]);
    await screen.findByRole('heading', { name: 'Suas duas simulações' });
    await user.click(screen.getByRole('checkbox', { name: 'Só o que muda' }));
    const column = within(
      screen.getByRole('article', { name: 'Ipê Conforto 1.0 Turbo AT, RD-2222-22' }),
    );
    expect(column.getByText('Prazo')).toBeTruthy();
    expect(column.queryByText('Cor')).toBeNull();
  });

  it('gives a simulation as a PDF with its code as name', async () => {
    const bytes = new Uint8Array([37, 80, 68, 70]);
    const { user, scene } = openSimulation(PATH, [
      answer(listSimulations, [one]),
      answer(getSimulationPdf, {
        name: 'simulacao-RD-7K2M-48.pdf',
        type: 'application/pdf',
        bytes,
      }),
    ]);
    await user.click(
      await screen.findByRole('button', {
        name: 'PDF do Aroeira, simulação RD-7K2M-48',
      }),
    );
    expect(
      await screen.findByText('Salvamos o PDF da simulação RD-7K2M-48.'),
    ).toBeTruthy();
    expect(scene.saved).toEqual([
      { name: 'simulacao-RD-7K2M-48.pdf', type: 'application/pdf', bytes },
    ]);
  });

  it('shows how a simulation would be paid, for the due day that is chosen', async () => {
    const plan = (dueDay: number): InstallmentPlan => ({
      dueDay,
      signedOn: '2026-11-21',
      deliveredOn: '2026-12-01',
      total: 5098,
      installments: [
        {
          number: 1,
          kind: 'mensalidade',
          label: 'Mensalidade 1 de 2',
          dueDate: '2026-11-23',
          amount: 2549,
          open: 2549,
          status: 'prevista',
        },
        {
          number: 2,
          kind: 'mensalidade',
          label: 'Mensalidade 2 de 2',
          dueDate: `2027-01-${dueDay}`,
          amount: 2549,
          open: 2549,
          status: 'prevista',
        },
      ],
    });
    const { user } = openSimulation(PATH, [
      answer(listSimulations, [one]),
      answer(getSimulationInstallments, ({ query }) => plan(Number(query?.dueDay))),
    ]);
    await user.click(
      await screen.findByRole('button', {
        name: 'Parcelas do Aroeira, simulação RD-7K2M-48',
      }),
    );
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Como você paga o Aroeira' }),
    );
    expect(
      await dialog.findByRole('row', {
        name: /^Mensalidade 2 de 2 10\/01\/2027 R\$\s2\.549,00$/,
      }),
    ).toBeTruthy();
    await user.selectOptions(dialog.getByLabelText('Dia do vencimento'), '25');
    expect(
      await dialog.findByRole('row', {
        name: /^Mensalidade 2 de 2 25\/01\/2027 R\$\s2\.549,00$/,
      }),
    ).toBeTruthy();
    expect(dialog.getByText('R$ 5.098,00')).toBeTruthy();
  });

  it('says what the server says of an act that it refuses, and shows the cart as it is now', async () => {
    const expired = aSimulation({
      basket: aBasket({ quote: aQuote({ validUntil: '2020-01-02T12:00:00.000Z' }) }),
    });
    const message =
      'Esta simulação mudou em outra janela. Agora ela está assim: Aroeira Evolução 1.0 Turbo AT, Azul Fiorde, 36 meses, 1.000 km por mês.';
    let cart = [expired];
    const { user, scene } = openSimulation(PATH, [
      answer(listSimulations, () => cart),
      refuse(repriceBasket, 409, {
        message,
        reason: 'basket-changed',
        notifications: [{ key: 'Revision', message: '2' }],
      }),
    ]);
    const recalculate = await screen.findByRole('button', {
      name: 'Ver o preço de hoje',
    });
    cart = [one];
    await user.click(recalculate);
    expect(await screen.findByText(message)).toBeTruthy();
    expect(await screen.findByRole('link', { name: 'Assinar o Aroeira' })).toBeTruthy();
    expect(scene.popups).toEqual([]);
  });

  it('keeps the focus on the pressed button while it acts, and asks the server only once', async () => {
    const expired = aSimulation({
      basket: aBasket({ quote: aQuote({ validUntil: '2020-01-02T12:00:00.000Z' }) }),
    });
    const page = openSimulation(PATH, [
      answer(listSimulations, [expired]),
      neverAnswer(repriceBasket),
    ]);
    const reprice = await screen.findByRole('button', { name: 'Ver o preço de hoje' });
    await pressTwice(page, reprice, repriceBasket);
  });

  it('says that a PDF could not be made', async () => {
    const { user } = openSimulation(PATH, [
      answer(listSimulations, [one]),
      unreachable(getSimulationPdf),
    ]);
    await user.click(await screen.findByRole('button', { name: /^PDF/ }));
    expect(await screen.findByText(FAILED)).toBeTruthy();
  });

  it('removes a simulation at once and brings it back on request', async () => {
    const { user, transport } = openSimulation(PATH, [
      answer(listSimulations, [one]),
      answer(deleteSimulation, { ok: true }),
      answer(restoreSimulation, one),
    ]);
    await user.click(await screen.findByRole('button', { name: /^Remover/ }));
    expect(await screen.findByText('O Aroeira saiu do carrinho.')).toBeTruthy();
    expect(transport.requestsOf(deleteSimulation)).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Desfazer' }));
    expect(
      await screen.findByText('O Aroeira voltou para o carrinho, com o mesmo preço.'),
    ).toBeTruthy();
    expect(transport.requestsOf(restoreSimulation)[0]?.params).toEqual({ id: one.id });
    expect(screen.queryByRole('button', { name: 'Desfazer' })).toBeNull();
  });

  it('says in place why a simulation stays, or does not come back', async () => {
    const away = { message: 'Estamos em manutenção até as 15h.' };
    let isAway = true;
    const refused = refuse(deleteSimulation, 503, away);
    const removed = answer(deleteSimulation, { ok: true });
    const { user, scene } = openSimulation(PATH, [
      answer(listSimulations, [one]),
      { ...removed, reply: (it) => (isAway ? refused : removed).reply(it) },
      refuse(restoreSimulation, 409, { message: 'Já é tarde para desfazer.' }),
    ]);
    await user.click(await screen.findByRole('button', { name: /^Remover/ }));
    await screen.findByText(FAILED);
    isAway = false;
    await user.click(screen.getByRole('button', { name: /^Remover/ }));
    await user.click(await screen.findByRole('button', { name: 'Desfazer' }));
    await screen.findByText('Já é tarde para desfazer.');
    expect(scene.popups).toEqual([]);
    expect(scene.notices).toEqual([]);
  });

  it('says that the simulations are safe when it cannot be opened', async () => {
    openSimulation(PATH, [refuse(listSimulations, 503, { message: 'Fora do ar.' })]);
    expect(
      await screen.findByText(
        'Suas simulações estão guardadas. Tente de novo em instantes.',
      ),
    ).toBeTruthy();
  });
});
