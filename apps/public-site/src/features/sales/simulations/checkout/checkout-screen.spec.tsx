import { screen, waitFor, within } from '@testing-library/react';
import {
  getLoggedUser,
  getProposal,
  getSimulation,
  getSimulationInstallments,
  type InstallmentPlan,
  listProposals,
} from '@site/api-contract';
import {
  aBasket,
  answer,
  aProposal,
  aQuote,
  aSimulation,
  aUser,
  guardConsole,
} from '@site/testing';
import { whereGuardLeads } from '../../../../testing/site-scene';
import { simulationRoutes } from '../simulation.routes';
import { customer, locked, PATH, READY } from '../testing/open-checkout';
import { openSimulation } from '../testing/open-simulation';

guardConsole();

describe('checkout', () => {
  it('names what is charged once, and when, and asks to agree to it', async () => {
    const oneOff = [{ key: 'entrega-em-casa', label: 'Entrega em casa', amount: 390 }];
    const quote = aQuote({ validUntil: '2099-11-28T12:00:00.000Z', oneOff });
    const simulation = aSimulation({ basket: aBasket({ quote }) });
    const answers = [answer(getSimulation, simulation), answer(getLoggedUser, aUser())];
    openSimulation(PATH, answers, customer);
    await screen.findByRole('checkbox', {
      name: /^Li o resumo .+ durante 36 meses, mais R\$\u00a0390,00 uma vez\.$/,
    });
    screen.getByRole('row', {
      name: /^Entrega em casa, uma vez, com a primeira parcela R\$\u00a0390,00$/,
    });
  });

  it('of another car begins with method, due day and income of the proposal before', async () => {
    const before = aProposal({ paymentMethod: 'boleto', dueDay: 20 });
    const list = { items: [before], nextCursor: null, total: 1, counts: {} };
    const detail = { ...before, history: [], income: 1_200_000, deliveryDate: null };
    openSimulation(
      PATH,
      [...READY, answer(listProposals, list), answer(getProposal, detail)],
      customer,
    );
    const income = await screen.findByLabelText<HTMLInputElement>('Renda por mês');
    expect(income.value).toContain('1.200.000');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Boleto/ }).checked).toBe(
      true,
    );
    expect(screen.getByLabelText<HTMLSelectElement>('Dia do vencimento').value).toBe(
      '20',
    );
  });

  it.each([
    ['eletrico', /^Recarga, multas, lavagem,/],
    ['flex', /^Combustível, multas, lavagem,/],
  ] as const)('of a car that is %s says what is not included', async (fuel, words) => {
    const simulation = aSimulation({ basket: aBasket({ fuel }) });
    const answers = [answer(getSimulation, simulation), answer(getLoggedUser, aUser())];
    openSimulation(PATH, answers, customer);
    expect(
      (await screen.findByText('Não incluso')).nextSibling?.nextSibling?.textContent,
    ).toMatch(words);
  });

  it('says of each way to pay what comes of it every month', async () => {
    openSimulation(PATH, READY, customer);
    const ways = within(
      await screen.findByRole('radiogroup', { name: 'Forma de pagamento' }),
    );
    for (const text of [
      'Um código por mês, na área logada. Se quiser, também por e-mail.',
      'Um boleto por mês, na área logada. Se quiser, também por e-mail.',
      'Pedido só depois da aprovação, na página do banco. Se quiser, fica salvo e paga as próximas parcelas.',
    ])
      ways.getByText(text);
  });

  it('leads somebody without an account to the quick registration and back', async () => {
    const target = await whereGuardLeads(
      simulationRoutes,
      '/simulador/carrinho/assinar',
      PATH,
    );
    expect(target).toBe(
      `/cadastro-de-carro-por-assinatura-mensal/rapido?returnUrl=${encodeURIComponent(PATH)}`,
    );
  });

  it('leads to the rest of the registration when it is not finished', async () => {
    const { location } = openSimulation(
      PATH,
      [...READY, answer(getLoggedUser, aUser({ registrationFinished: false }))],
      customer,
    );
    await waitFor(() =>
      expect(location()).toBe(
        `/cadastro-de-carro-por-assinatura-mensal?returnUrl=${encodeURIComponent(PATH)}`,
      ),
    );
  });

  it.each([
    [1, 'PJ', 'pessoa física', 'empresa', '&tipo=pj'],
    [2, 'PF', 'empresa', 'pessoa física', ''],
  ] as const)(
    'says before the form that client type %i is not what a %s account may send, and leads to its price',
    async (...[clientType, personType, simulated, account, type]) => {
      openSimulation(
        PATH,
        [
          answer(getSimulation, { ...locked, clientType }),
          answer(getLoggedUser, aUser({ personType, registrationFinished: false })),
        ],
        customer,
      );
      expect(
        await screen.findByRole('heading', {
          name: `Esta simulação é para ${simulated}`,
        }),
      ).toBeTruthy();
      screen.getByText(new RegExp(`^Sua conta é de ${account}, e o preço muda`));
      expect(screen.queryByRole('button', { name: 'Enviar proposta' })).toBeNull();
      const link = screen.getByRole('link', { name: `Ver o preço para ${account}` });
      const href = link.getAttribute('href') ?? '';
      expect(href).toMatch(/^\/simulador\/configure-e-assine\?/);
      expect(`${href}&`).toContain(`${type}&`);
      expect(href).not.toMatch(/simulacao=|revisao=/);
    },
  );

  it('shows the whole contract before it can be sent', async () => {
    openSimulation(PATH, READY, customer);
    expect(
      await screen.findByRole('heading', { name: 'O que você está contratando' }),
    ).toBeTruthy();
    expect(
      screen.getByRole('row', { name: 'Total do contrato R$\u00a091.764,00' }),
    ).toBeTruthy();
    expect(
      screen.getByText(
        'Depois de assinar, você tem 7 dias para desistir sem pagar nada.',
      ),
    ).toBeTruthy();
  });

  it('names the price with its condition, and unfolds the rest of the summary', async () => {
    const { user } = openSimulation(PATH, READY, customer);
    const summary = within(
      await screen.findByRole('region', { name: 'O que você está contratando' }),
    );
    expect(summary.getByText('R$ 2.549,00 por mês')).toBeTruthy();
    expect(summary.getByText('PF, 36 meses, 1.000 km por mês')).toBeTruthy();
    summary.getByText(
      /^Aroeira Evolução 1\.0 Turbo AT, Branco Nuvem\. Entrega até .*, se você assinar hoje\.$/,
    );
    await user.click(summary.getByRole('button', { name: 'Ver o resumo inteiro' }));
    expect(
      summary
        .getByRole('button', { name: 'Esconder o resumo' })
        .getAttribute('aria-expanded'),
    ).toBe('true');
  });

  it('reads an income with thousands, says it back, and asks about one that is hardly meant', async () => {
    const { user } = openSimulation(PATH, READY, customer);
    const income = await screen.findByLabelText('Renda por mês');
    await user.type(income, '11.200,00');
    expect(screen.getByText('R$ 11.200,00 por mês')).toBeTruthy();
    await user.tab();
    expect(screen.queryByText(/Confira se não/)).toBeNull();
    for (const [typed, asked] of [
      ['11,20', 'Parece pouco para um mês. Confira se não faltou um zero.'],
      ['1120000', 'Parece muito para um mês. Confira se não sobrou um zero.'],
    ] as const) {
      await user.clear(income);
      await user.type(income, typed);
      await user.tab();
      expect(screen.getByText(asked)).toBeTruthy();
    }
  });

  it('only refuses an income below zero, and asks nothing about it', async () => {
    const { user } = openSimulation(PATH, READY, customer);
    await user.type(await screen.findByLabelText('Renda por mês'), '-5');
    await user.tab();
    expect(await screen.findByText('Informe a renda.')).toBeTruthy();
    expect(screen.queryByText(/Confira se não/)).toBeNull();
  });

  it('names every installment for the due day that is chosen in the form', async () => {
    const plan = answer(getSimulationInstallments, ({ query }): InstallmentPlan => ({
      dueDay: Number(query?.dueDay),
      signedOn: '2026-11-21',
      deliveredOn: '2026-12-01',
      total: 2549,
      installments: [
        {
          number: 1,
          kind: 'mensalidade',
          label: 'Mensalidade 1 de 1',
          dueDate: `2027-01-${query?.dueDay}`,
          amount: 2549,
          open: 2549,
          status: 'prevista',
        },
      ],
    }));
    const { user, transport } = openSimulation(PATH, [...READY, plan], customer);
    const summary = await screen.findByText('Ver as parcelas, com vencimento no dia 10');
    expect(transport.requestsOf(getSimulationInstallments)).toEqual([]);
    await user.click(summary);
    expect(
      await screen.findByRole('row', {
        name: /^Mensalidade 1 de 1 10\/01\/2027 R\$\s2\.549,00$/,
      }),
    ).toBeTruthy();
    await user.selectOptions(screen.getByLabelText('Dia do vencimento'), '25');
    expect(
      await screen.findByRole('row', {
        name: /^Mensalidade 1 de 1 25\/01\/2027 R\$\s2\.549,00$/,
      }),
    ).toBeTruthy();
    expect(screen.getByText('Ver as parcelas, com vencimento no dia 25')).toBeTruthy();
  });

  it('asks for what is missing', async () => {
    const { user } = openSimulation(PATH, READY, customer);
    await user.click(await screen.findByRole('button', { name: 'Enviar proposta' }));
    expect((await screen.findAllByText('Informe a renda.')).length).toBeGreaterThan(0);
    expect(
      screen.getAllByText('Leia o resumo e confirme para enviar.').length,
    ).toBeGreaterThan(0);
  });
});
