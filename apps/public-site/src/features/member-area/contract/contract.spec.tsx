import { screen, waitFor, within } from '@testing-library/react';
import {
  changeDueDay,
  type ContractDetail,
  getContract,
  getExitQuotes,
  getKmBank,
  getWithdrawalReceipt,
  withdrawContract,
} from '@site/contracts';
import { addDays, formatDate, saoPauloDay } from '@site/contracts/brazil';
import {
  aContract,
  aKmBank,
  type Answer,
  answer,
  aViewer,
  guardConsole,
  refuse,
} from '@site/testing';
import { renderRoute } from '@site/testing/screen';
import { amongOthers, siteScene, whereGuardLeads } from '../../../testing/site-scene';
import { memberAreaRoutes } from '../member-area.routes';

guardConsole();

const ID = aContract().id;
const PATH = `/area-logada/contratos/${ID}`;
/** Stepped back with the car at hand. */
const BRINGING: NonNullable<ContractDetail['carReturn']> = {
  kind: 'desistencia',
  slot: null,
  bringBy: '2026-12-01',
  isOverdue: false,
  isBack: false,
};
const WITHDRAWN: Partial<ContractDetail> = {
  state: 'cancelada',
  withdrawnAt: '2026-11-24T15:00:00.000Z',
  exit: null,
  withdrawal: null,
};
const QUOTES = {
  month: 6,
  cost: 3164.4,
  quotes: [
    { month: 5, from: '2026-10-18', cost: 3691.8 },
    { month: 6, from: '2026-11-18', cost: 3164.4 },
    { month: 7, from: '2026-12-18', cost: 2637 },
  ],
};

function openContract(changes: Partial<ContractDetail> = {}, answers: Answer[] = []) {
  const scene = siteScene();
  const view = renderRoute(amongOthers(memberAreaRoutes), PATH, {
    wire: scene.wire,
    viewer: aViewer('customer'),
    answers: [
      answer(getContract, aContract(changes)),
      answer(getExitQuotes, QUOTES),
      answer(getKmBank, aKmBank()),
      ...answers,
    ],
  });
  return { ...view, ...scene };
}

const plain = (node: Element | null | undefined) =>
  node?.textContent?.replace(/\s/g, ' ') ?? '';
const valueOf = (name: string) =>
  plain(screen.getByText(name, { selector: 'dt' }).nextElementSibling);

it('needs a session', async () => {
  expect(
    await whereGuardLeads(memberAreaRoutes, '/area-logada/contratos/:id', PATH),
  ).toBe(`/conta/login?returnUrl=${encodeURIComponent(PATH)}`);
});

describe('one contract', () => {
  it('says first what is to be paid next and by when', async () => {
    openContract();
    const band = await screen.findByRole('region', { name: 'O que vem agora' });
    within(band).getByRole('heading', { name: 'Próxima parcela, vence em 10/12/2026' });
    within(band).getByText('R$ 2.637,00');
    within(band).getByText('Mensalidade 7 de 12 do Aroeira. O mesmo valor até o fim.');
  });

  it('says of a fixed month what it is, where the amount holds more than it', async () => {
    openContract({ dueWithNext: [{ label: '500 km a mais', open: 350 }] });
    const band = await screen.findByRole('region', { name: 'O que vem agora' });
    expect(plain(band)).toContain(
      'Mensalidade 7 de 12 do Aroeira. A mensalidade é de R$ 2.637,00 até o fim.',
    );
  });

  it('says what the months cost after another package, and what is due beside the next one', async () => {
    const { plan } = aContract();
    const installments = plan.installments.map((one) =>
      one.number > 8 ? { ...one, amount: 2837, open: 2837 } : one,
    );
    installments.splice(7, 0, {
      number: 7,
      kind: 'avulsa',
      label: '500 km a mais',
      dueDate: '2026-12-10',
      amount: 350,
      open: 350,
      status: 'a_vencer',
    });
    openContract({
      plan: { ...plan, installments },
      dueWithNext: [{ label: '500 km a mais', open: 350 }],
    });
    const band = await screen.findByRole('region', { name: 'O que vem agora' });
    expect(plain(band)).toContain(
      'Mensalidade 7 de 12 do Aroeira. A partir da mensalidade 9, R$ 2.837,00.',
    );
    expect(plain(band)).toContain('R$ 2.987,00');
    expect(plain(band)).toContain('Inclui 500 km a mais, R$ 350,00.');
    const chart = await screen.findByRole('img', { name: /^12 parcelas/ });
    expect(chart.getAttribute('aria-label')?.replace(/\s/g, ' ')).toBe(
      '12 parcelas de R$ 2.637,00 a R$ 2.987,00. Os valores estão na tabela.',
    );
  });

  const endOf = (daysFromNow: number, changes: Partial<ContractDetail> = {}) => {
    const day = addDays(saoPauloDay(new Date()), daysFromNow);
    openContract({ endsOn: day, ...changes });
    return formatDate(day);
  };

  it('says from 60 days before its last one what can come after it', async () => {
    const day = endOf(60);
    const section = within(
      await screen.findByRole('region', { name: `Seu contrato termina em ${day}` }),
    );
    expect(section.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      [expect.stringContaining(`renovacao=${ID}`), `${PATH}/devolucao`, `${PATH}/compra`],
    );
    section.getByText('Marque o dia na loja. No último mês não há custo de saída.');
  });

  it('names the booked day, and that the last one has passed', async () => {
    const day = endOf(-3, {
      carReturn: {
        kind: 'fim',
        slot: { day: '2027-06-16', time: '09:00' },
        bringBy: null,
        isOverdue: false,
        isBack: false,
      },
    });
    await screen.findByRole('region', { name: `Seu contrato terminou em ${day}` });
    screen.getByText('Marcado para 16/06/2027, às 09:00.');
  });

  it.each<[string, number, Partial<ContractDetail>]>([
    ['61 days before', 61, {}],
    ['when it is over', 30, { state: 'encerrada', exit: null, withdrawal: null }],
    [
      'when the house wants the car back',
      30,
      { carReturn: { ...BRINGING, kind: 'inadimplencia', bringBy: null } },
    ],
  ])('says nothing of its end %s', async (_when, days, changes) => {
    endOf(days, changes);
    await screen.findByRole('region', { name: 'O que você precisa?' });
    expect(screen.queryByRole('heading', { name: /^Seu contrato/ })).toBeNull();
  });

  it.each<[string, Partial<typeof BRINGING>, string[]]>([
    ['until when', {}, ['Devolva até 01/12/2026, sem custo']],
    [
      'which day was chosen',
      { slot: { day: '2026-11-30', time: '09:00' } },
      ['A devolução do carro é em 30/11/2026, às 09:00.'],
    ],
    [
      'that the day has passed',
      { isOverdue: true, slot: { day: '2026-12-03', time: '09:00' } },
      ['era até 01/12/2026', 'é em 03/12/2026, às 09:00'],
    ],
  ])('after a withdrawal with the car at hand says %s', async (_what, car, said) => {
    openContract({ ...WITHDRAWN, carReturn: { ...BRINGING, ...car } });
    const section = await screen.findByRole('region', { name: 'Desistência registrada' });
    for (const text of said) expect(section.textContent).toContain(text);
  });

  it('ended for want of payment says until when the car goes back', async () => {
    openContract({ carReturn: { ...BRINGING, kind: 'inadimplencia' } });
    const section = await screen.findByRole('region', { name: 'O carro precisa voltar' });
    expect(section.textContent).toContain(
      'encerrado por falta de pagamento. Devolva o carro até 01/12/2026',
    );
    expect(section.textContent).toContain('as mensalidades continuam vencendo');
    within(section).getByRole('link', { name: 'Marcar a devolução' });
    screen.getByText('Contrato encerrado: leve o carro até 01/12/2026');
    screen.getByText('Encerrada por falta de pagamento');
    expect(screen.queryByText('Ativa')).toBeNull();
    expect(screen.queryByRole('link', { name: 'Simular a renovação' })).toBeNull();
  });

  it('after a withdrawal with the car at hand leads to the day of its return', async () => {
    openContract({ ...WITHDRAWN, carReturn: BRINGING });
    const section = within(
      await screen.findByRole('region', { name: 'Desistência registrada' }),
    );
    expect(
      section.getByRole('link', { name: 'Marcar a devolução' }).getAttribute('href'),
    ).toBe(`${PATH}/devolucao`);
  });

  it('after a withdrawal gives its receipt', async () => {
    const { user, saved } = openContract(
      {
        state: 'cancelada',
        withdrawnAt: '2026-11-24T15:00:00.000Z',
        exit: null,
        withdrawal: null,
      },
      [
        answer(getWithdrawalReceipt, {
          name: 'desistencia-C-2606-0001.pdf',
          type: 'application/pdf',
          bytes: new Uint8Array(),
        }),
      ],
    );
    const section = within(
      await screen.findByRole('region', { name: 'Desistência registrada' }),
    );
    section.getByText(/Você desistiu em 24\/11\/2026, 12:00/);
    await user.click(
      section.getByRole('button', { name: 'Baixar o recibo da desistência' }),
    );
    await waitFor(() =>
      expect(saved.map(({ name }) => name)).toEqual(['desistencia-C-2606-0001.pdf']),
    );
  });

  it.each([
    [2637, 'Pagar'],
    [0, 'Ver pagamentos'],
  ])('with R$ %d owed leads to the payments as %s', async (owed, name) => {
    openContract({ owed });
    const band = await screen.findByRole('region', { name: 'O que vem agora' });
    expect(within(band).getByRole('link', { name }).getAttribute('href')).toBe(
      `${PATH}/pagar`,
    );
  });

  it('says how late an installment is and what that costs', async () => {
    const { nextInstallment } = aContract();
    openContract({
      nextInstallment: nextInstallment && { ...nextInstallment, status: 'vencida' },
      late: { since: '2026-12-10', days: 12, amount: 2700.29 },
    });
    const band = await screen.findByRole('region', { name: 'O que vem agora' });
    within(band).getByRole('heading', { name: 'Parcela em atraso desde 10/12/2026' });
    within(band).getByText('R$ 2.700,29');
    within(band).getByText(/Com multa de 2% e juros de 1% ao mês, contados até hoje\./);
  });

  it('counts what is late apart from what is to come', async () => {
    const { plan } = aContract();
    const installments = plan.installments.map((one) =>
      one.number === 7 ? { ...one, status: 'vencida' as const } : one,
    );
    openContract({ plan: { ...plan, installments } });
    await screen.findByText('6 pagas, 1 em atraso, 5 a vencer, sem reajuste');
  });

  it('adds up what is paid and what is to come to the total of the contract', async () => {
    openContract();
    await screen.findByRole('heading', { name: 'Parcelas' });
    screen.getByText('6 pagas, 6 a vencer, sem reajuste');
    expect(valueOf('Pago até hoje')).toBe('R$ 15.822,00');
    expect(valueOf('A vencer')).toBe('R$ 15.822,00');
    expect(valueOf('Total do contrato')).toBe('R$ 31.644,00');
  });

  it('shows the installments around today, and all when asked', async () => {
    const { user } = openContract();
    const table = await screen.findByRole('table', { name: 'Parcelas' });
    expect(within(table).getAllByRole('row')).toHaveLength(7);
    within(table).getByText('Mensalidade 5 de 12');
    await user.click(screen.getByRole('button', { name: 'Ver as 12 parcelas' }));
    expect(within(table).getAllByRole('row')).toHaveLength(13);
  });

  it('lists what was charged and paid, newest first, with the balance', async () => {
    openContract();
    const table = await screen.findByRole('table', { name: 'Extrato' });
    const [, first, second] = within(table).getAllByRole('row');
    expect(plain(first)).toBe('09/11/2026Pagamento-R$ 2.637,00R$ 0,00');
    expect(plain(second)).toBe(
      '01/11/2026Mensalidade 6 de 12R$ 2.637,00R$ 2.637,00 a pagar',
    );
  });

  it('says what leaving costs today and in each month', async () => {
    openContract();
    await screen.findByText('Sair hoje custa R$ 3.164,40.');
    await screen.findByText('R$ 3.691,80');
    const costs = screen.getByText('Quanto custa sair em cada mês').parentElement;
    const marked = costs?.querySelectorAll('[data-on]');
    expect([...(marked ?? [])].map(plain)).toEqual(['6R$ 3.164,40']);
  });

  it('says that leaving is free while one can step back, and what it would cost then', async () => {
    openContract({
      withdrawal: {
        kind: 'livre',
        freeUntil: '2026-11-30T02:59:59.999Z',
        cost: 0,
        refund: 2637,
      },
    });
    await screen.findByText(
      'Agora você sai sem pagar nada: é a desistência, logo abaixo. Sem esse direito, sair hoje custaria R$ 3.164,40.',
    );
    expect(screen.queryByText(/^Sair hoje custa/)).toBeNull();
  });

  it.each([
    [{ credit: 2637 }, 'Você tem R$ 2.637,00 de crédito. Ele entra na próxima cobrança.'],
    [{ refundDue: 390 }, 'R$ 390,00 estão a caminho, de volta para você.'],
  ])('says what the house owes: %j', async (changes, sentence) => {
    openContract(changes);
    await screen.findByText(
      (_, node) => node?.tagName === 'P' && plain(node) === sentence,
    );
  });

  it('that has ended asks for nothing and keeps its statement', async () => {
    openContract({
      state: 'encerrada',
      exit: null,
      withdrawal: null,
      dueDayFrom: null,
    });
    await screen.findByRole('heading', { name: 'Este contrato terminou' });
    screen.getByRole('table', { name: 'Extrato' });
    expect(screen.queryByRole('heading', { name: 'Sair antes do fim' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Mudar o dia' })).toBeNull();
  });

  it('of somebody else is not found', async () => {
    openContract({}, [refuse(getContract, 404, { message: 'Não encontrado.' })]);
    await screen.findByRole('heading', {
      level: 1,
      name: 'Não encontramos esse contrato.',
    });
  });
});

describe('another due day', () => {
  it('is sent with the installment that was shown', async () => {
    const { user, transport } = openContract({}, [
      answer(changeDueDay, aContract({ terms: { ...aContract().terms, dueDay: 20 } })),
    ]);
    await screen.findByText(
      'Vale a partir da parcela 8; as anteriores ficam como estão.',
    );
    await user.selectOptions(screen.getByLabelText('Novo dia'), 'Dia 20');
    await user.click(screen.getByRole('button', { name: 'Mudar o dia' }));
    await waitFor(() => expect(transport.requestsOf(changeDueDay)).toHaveLength(1));
    expect(transport.requestsOf(changeDueDay)[0]?.body).toEqual({
      dueDay: 20,
      fromInstallment: 8,
    });
  });

  it('that is refused is said below the button', async () => {
    const message = 'A parcela 8 já foi cobrada. Agora a mudança vale a partir da 9.';
    const { user } = openContract({}, [refuse(changeDueDay, 409, { message })]);
    await user.click(await screen.findByRole('button', { name: 'Mudar o dia' }));
    await screen.findByText(message);
  });
});

describe('withdrawing', () => {
  const offer = {
    kind: 'livre',
    freeUntil: '2099-06-18T02:59:59.000Z',
    cost: 0,
    refund: 2637,
  } as const;

  it('costs one click and one look', async () => {
    const { user, transport } = openContract({ withdrawal: offer }, [
      answer(withdrawContract, aContract({ state: 'cancelada', withdrawal: null })),
    ]);
    await screen.findByText(
      'Até 17/06/2099, 23:59, você desiste sem pagar nada. O que já pagou volta inteiro.',
    );
    await user.click(screen.getByRole('button', { name: 'Desistir' }));
    const dialog = await screen.findByRole('dialog');
    expect(plain(within(dialog).getByText('Volta para você').parentElement)).toBe(
      'Volta para vocêR$ 2.637,00',
    );
    await user.click(within(dialog).getByRole('button', { name: 'Sim, desistir' }));
    await waitFor(() => expect(transport.requestsOf(withdrawContract)).toHaveLength(1));
    expect(transport.requestsOf(withdrawContract)[0]?.body).toEqual({ cost: 0 });
  });

  it('that costs something says how much before', async () => {
    openContract({ withdrawal: { ...offer, kind: 'com-custo', cost: 10548, refund: 0 } });
    await screen.findByText(
      'O prazo de 7 dias terminou. Antes da entrega, desistir custa R$ 10.548,00.',
    );
  });

  it('is free again when the car is late', async () => {
    openContract({ withdrawal: { ...offer, freeUntil: '2020-01-01T00:00:00.000Z' } });
    await screen.findByText(/A data prometida para a entrega passou\./);
  });

  it('that is refused keeps the dialog and says why', async () => {
    const message = 'Agora custa R$ 10.548,00. Confira antes de continuar.';
    const { user } = openContract({ withdrawal: offer }, [
      refuse(withdrawContract, 409, { message }),
    ]);
    await user.click(await screen.findByRole('button', { name: 'Desistir' }));
    await user.click(await screen.findByRole('button', { name: 'Sim, desistir' }));
    await within(screen.getByRole('dialog')).findByText(message);
  });
});
