import { screen, within } from '@testing-library/react';
import {
  type ContractDetail,
  getContract,
  listContracts,
  listDrivers,
  listServiceRequests,
  listTrafficFines,
} from '@site/api-contract';
import { aContract, answer, guardConsole, neverAnswer, refuse } from '@site/testing';
import { whereGuardLeads } from '../../../testing/site-scene';
import { memberAreaRoutes } from '../member-area.routes';
import { lateContract } from '../testing/late-contract';
import { openContract, PATH, plain } from './testing/open-contract';

guardConsole();

const valueOf = (name: string) =>
  plain(screen.getByText(name, { selector: 'dt' }).nextElementSibling);

it('needs a session', async () => {
  expect(
    await whereGuardLeads(memberAreaRoutes, '/area-logada/contratos/:id', PATH),
  ).toBe(`/conta/login?returnUrl=${encodeURIComponent(PATH)}`);
});

const ENDED = {
  state: 'encerrada',
  owed: 0,
  exit: null,
  withdrawal: null,
  dueDayFrom: null,
} as const;
/** Opens the tab of payments. */
const openLedger = (changes?: Partial<ContractDetail>) =>
  openContract(changes, [], '/pagar');

describe('one contract', () => {
  it.each([
    ['', 'Contrato', 'page'],
    ['/km', 'Km', 'page'],
    ['/pagar', 'Pagamentos', 'page'],
    ['/atendimentos', 'Ajuda', 'page'],
    ['/multas', 'Ajuda', 'true'],
    ['/motoristas', 'Contrato', 'true'],
  ])('marks at %s the tab %s', async (part, name, mark) => {
    const never = [listServiceRequests, listTrafficFines, listDrivers];
    openContract(
      {},
      never.map((call) => neverAnswer(call)),
      part,
    );
    const tabs = within(await screen.findByRole('navigation', { name: 'Seu contrato' }));
    expect(
      tabs.getByRole('link', { current: mark === 'page' ? 'page' : true }).textContent,
    ).toBe(name);
  });

  it('has its car and that a payment is late above each tab', async () => {
    const late = lateContract(aContract().id);
    openContract({}, [answer(listContracts, [late])], '/km');
    await screen.findByText(late.number);
    screen.getByText('Em atraso', { selector: '.tag' });
  });

  it.each([
    ['#contrato-km', 'Banco de km'],
    ['#contrato-vencimento', 'Mudar o dia do vencimento'],
    ['#contrato-extrato', 'Extrato'],
  ])(
    'an older address of a part, %s, leads to the tab that has it',
    async (part, name) => {
      openContract({}, [], part);
      await screen.findByRole('heading', { name });
    },
  );

  it('says that the card expires before the next bill, and links to its change', async () => {
    openContract({
      paidBy: 'Cartão salvo, Visa final 1111: vale até 11/26 e não paga a próxima conta',
      cardMissesNext: true,
    });
    const link = await screen.findByRole('link', { name: 'Trocar de cartão' });
    expect(link.getAttribute('href')).toBe(`${PATH}/pagar#cartao-titulo`);
    expect(valueOf('Pagamento')).toBe(
      'Cartão salvo, Visa final 1111: vale até 11/26 e não paga a próxima conta. Trocar de cartão',
    );
  });

  it('names the last day of one that runs with the car', async () => {
    openContract({ endsOn: '2028-12-06' });
    await screen.findByRole('heading', { name: 'O que está no contrato' });
    expect(valueOf('Último dia do contrato')).toBe('06/12/2028');
  });

  it.each(['cancelada', 'contrato_assinado', 'encerrada'] as const)(
    'names no last day of one that is %s',
    async (state) => {
      openContract({ state, endsOn: '2028-12-06' });
      await screen.findByRole('heading', { name: 'O que está no contrato' });
      expect(screen.queryByText('Último dia do contrato')).toBeNull();
    },
  );

  it('that a booked return cuts says which months it takes back', async () => {
    openLedger({
      nextInstallment: null,
      carReturn: {
        kind: 'antecipada',
        slot: { day: '2099-12-04', time: '09:00' },
        bringBy: null,
        isOverdue: false,
        isBack: false,
      },
    });
    await screen.findByText(
      'O carro volta em 04/12/2099. Mês que não começar até lá não se paga: se já foi cobrado, volta no acerto.',
    );
  });

  it('names what was charged once with its price, as the proposal did', async () => {
    const oneOff = [{ key: 'entrega-em-casa', label: 'Entrega em casa', amount: 390 }];
    openContract({ terms: { ...aContract().terms, oneOff } });
    await screen.findByText('Entrega em casa, uma vez, com a primeira parcela');
    expect(valueOf('Entrega em casa, uma vez, com a primeira parcela')).toBe('R$ 390,00');
  });

  it('says what the months cost after another package', async () => {
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
    openLedger({ plan: { ...plan, installments } });
    await screen.findByText(
      (_, node) =>
        node?.tagName === 'P' &&
        plain(node) === 'A partir da mensalidade 9, R$ 2.837,00.',
    );
    const chart = await screen.findByRole('img', { name: /^12 parcelas/ });
    expect(chart.getAttribute('aria-label')?.replace(/\s/g, ' ')).toBe(
      '12 parcelas de R$ 2.637,00 a R$ 2.987,00. Os valores estão na tabela.',
    );
  });

  it('counts what is late apart from what is to come', async () => {
    const { plan } = aContract();
    const installments = plan.installments.map((one) =>
      one.number === 7 ? { ...one, status: 'vencida' as const } : one,
    );
    openLedger({ plan: { ...plan, installments } });
    await screen.findByText('6 pagas, 1 em atraso, 5 a vencer, sem reajuste');
    const chart = await screen.findByRole('img', { name: /^12 parcelas/ });
    const key = chart.parentElement?.nextElementSibling;
    expect([...(key?.children ?? [])].map((one) => one.textContent)).toEqual([
      'Pagas',
      'Em atraso',
      'Próxima',
      'A vencer',
    ]);
  });

  it('does not take a part of a month for the monthly price', async () => {
    const { plan } = aContract();
    const installments = plan.installments.flatMap((one) =>
      one.number === 8
        ? [
            { ...one, amount: one.amount - 637, open: one.amount - 637 },
            { ...one, kind: 'avulsa' as const, amount: 637, open: 637 },
          ]
        : [one],
    );
    openLedger({ plan: { ...plan, installments } });
    await screen.findByText('6 pagas, 6 a vencer, sem reajuste');
    expect(screen.queryByText(/^A partir da mensalidade/)).toBeNull();
  });

  it('adds up what is paid and what is to come to the total of the contract', async () => {
    openLedger();
    await screen.findByRole('heading', { name: 'Parcelas' });
    screen.getByText('6 pagas, 6 a vencer, sem reajuste');
    expect(valueOf('Parcelas pagas até hoje')).toBe('R$ 15.822,00');
    expect(valueOf('A vencer')).toBe('R$ 15.822,00');
    expect(valueOf('Total do contrato')).toBe('R$ 31.644,00');
  });

  it('what was paid, what credit paid and what is to come add up to the contract', async () => {
    const { plan } = aContract();
    const installments = plan.installments.map((one) => {
      const { number, amount } = one;
      if (number === 2) return { ...one, paid: 2285.4, credited: 351.6 };
      return { ...one, paid: number < 7 ? amount : 0, credited: 0 };
    });
    openLedger({ plan: { ...plan, installments } });
    await screen.findByRole('heading', { name: 'Parcelas' });
    expect(valueOf('Parcelas pagas até hoje')).toBe('R$ 15.470,40');
    expect(valueOf('Pago com crédito')).toBe('R$ 351,60');
    expect(valueOf('A vencer')).toBe('R$ 15.822,00');
    expect(valueOf('Total do contrato')).toBe('R$ 31.644,00');
  });

  it('says of an installment that credit pays in part what is left to pay', async () => {
    const { plan } = aContract();
    const installments = plan.installments.map((one) =>
      one.number === 7 ? { ...one, amount: 2028, credited: 676, open: 1352 } : one,
    );
    openLedger({ plan: { ...plan, installments } });
    const row = await screen.findByRole('row', { name: /^Mensalidade 7 de 12/ });
    expect(plain(row)).toContain('R$ 2.028,00, a pagar R$ 1.352,00');
  });

  it('adds up what is late apart from what is to come', async () => {
    const { plan } = aContract();
    const installments = plan.installments.map((one) =>
      one.number === 7 ? { ...one, status: 'vencida' as const } : one,
    );
    openLedger({ plan: { ...plan, installments } });
    await screen.findByText('6 pagas, 1 em atraso, 5 a vencer, sem reajuste');
    expect(valueOf('Em atraso, sem multa e juros')).toBe('R$ 2.637,00');
    expect(valueOf('A vencer')).toBe('R$ 13.185,00');
  });

  it('says where fine and interest are while a bill is late', async () => {
    const late = { since: '2026-12-10', days: 5, amount: 2694.13 };
    const said = 'A multa e os juros até hoje entram no extrato com o pagamento.';
    const { unmount } = openLedger({ late, lateCharges: 57.13 });
    await screen.findByText(said);
    unmount();
    openLedger({ late, lateCharges: 0 });
    await screen.findByRole('table', { name: 'Extrato' });
    expect(screen.queryByText(said)).toBeNull();
  });

  it('shows the installments around today, and all when asked', async () => {
    const { user } = openLedger();
    const table = await screen.findByRole('table', { name: 'Parcelas' });
    expect(within(table).getAllByRole('row')).toHaveLength(7);
    within(table).getByText('Mensalidade 5 de 12');
    await user.click(screen.getByRole('button', { name: 'Ver as 12 parcelas' }));
    expect(within(table).getAllByRole('row')).toHaveLength(13);
  });

  it('lists what was charged and paid, newest first, with the balance', async () => {
    openLedger();
    const table = await screen.findByRole('table', { name: 'Extrato' });
    const [, first, second] = within(table).getAllByRole('row');
    expect(plain(first)).toBe('09/11/2026Pagamento− R$ 2.637,00nada a pagar');
    // On a phone, where heads are hidden, the balance carries its name.
    expect(within(table).getByText('nada a pagar').dataset).toMatchObject({
      name: 'Saldo',
    });
    expect(plain(second)).toBe(
      '01/11/2026Mensalidade 6 de 12R$ 2.637,00R$ 2.637,00 a pagar',
    );
  });

  it('lists six entries, and all or few again when asked', async () => {
    const statement = Array.from({ length: 8 }, (_, index) => ({
      ...{ day: `2026-11-0${index + 1}`, label: `Lançamento ${index + 1}` },
      ...{ amount: 100, balance: 100 },
    }));
    const { user } = openLedger({ statement });
    const table = await screen.findByRole('table', { name: 'Extrato' });
    const listed = () =>
      within(table)
        .getAllByText(/^Lançamento \d/)
        .map(({ textContent }) => textContent?.slice(-1))
        .join('');
    expect(listed()).toBe('876543');
    await user.click(screen.getByRole('button', { name: 'Ver os 8 lançamentos' }));
    expect(listed()).toBe('87654321');
    await user.click(screen.getByRole('button', { name: 'Ver menos lançamentos' }));
    expect(listed()).toBe('876543');
  });

  it.each([
    [{ credit: 2637 }, 'Você tem R$ 2.637,00 de crédito. Ele entra na próxima cobrança.'],
    [
      { refundDue: 390 },
      'Estamos devolvendo R$ 390,00 a você. O dinheiro volta para a conta ou o cartão de onde saiu. Na conta, costuma chegar em 1 dia útil; no cartão, em até duas faturas.',
    ],
  ])('that has ended says what we owe: %j', async (changes, sentence) => {
    openContract({ ...ENDED, ...changes });
    await screen.findByText(
      (_, node) => node?.tagName === 'P' && plain(node) === sentence,
    );
  });

  it('names a refund beside its statement while it runs', async () => {
    openLedger({ refundDue: 390 });
    await screen.findByText(/^Estamos devolvendo R\$\s390,00 a você\./);
  });

  it('that has ended offers no actions', async () => {
    openContract(ENDED);
    await screen.findByRole('heading', { name: 'Este contrato terminou' });
    expect(screen.queryByRole('heading', { name: 'Sair antes do fim' })).toBeNull();
  });

  it('that has ended keeps its statement and its day', async () => {
    openLedger(ENDED);
    await screen.findByRole('table', { name: 'Extrato' });
    expect(screen.queryByRole('button', { name: 'Mudar o dia' })).toBeNull();
  });

  it('that has ended names what was paid, and no total of months that never came', async () => {
    openLedger({ state: 'encerrada', owed: 0, exit: null, withdrawal: null });
    await screen.findByRole('heading', { name: 'Parcelas' });
    expect(valueOf('Parcelas pagas até hoje')).toBe('R$ 15.822,00');
    expect(screen.queryByText('Total do contrato')).toBeNull();
  });

  it('of somebody else is not found', async () => {
    openContract({}, [refuse(getContract, 404, { message: 'Não encontrado.' })]);
    await screen.findByRole('heading', {
      level: 1,
      name: 'Não encontramos esse contrato.',
    });
    const on = screen.getByRole('link', { name: 'Ir para a visão geral' });
    expect(on.getAttribute('href')).toBe('/area-logada');
  });
});
