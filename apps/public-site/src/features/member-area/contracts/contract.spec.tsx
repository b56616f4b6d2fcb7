import { screen, within } from '@testing-library/react';
import { getContract } from '@site/api-contract';
import { aContract, guardConsole, refuse } from '@site/testing';
import { whereGuardLeads } from '../../../testing/site-scene';
import { memberAreaRoutes } from '../member-area.routes';
import { openContract, PATH, plain } from './testing/open-contract';

guardConsole();

const valueOf = (name: string) =>
  plain(screen.getByText(name, { selector: 'dt' }).nextElementSibling);

it('needs a session', async () => {
  expect(
    await whereGuardLeads(memberAreaRoutes, '/area-logada/contratos/:id', PATH),
  ).toBe(`/conta/login?returnUrl=${encodeURIComponent(PATH)}`);
});

describe('one contract', () => {
  it('names what is paid before the next installment', async () => {
    const fine = { label: 'Multa de trânsito', open: 130.16, dueDate: '2026-12-02' };
    openContract({ dueBefore: [{ ...fine, late: false }] });
    const band = within(await screen.findByRole('region', { name: 'O que vem agora' }));
    band.getByText('Multa de trânsito: R$ 130,16, vence em 02/12/2026.');
  });

  it('names the fine that waits for who drove, and leads there', async () => {
    openContract({ waitingFine: { answerUntil: '2026-12-31', isNamed: false } });
    const band = within(await screen.findByRole('region', { name: 'O que vem agora' }));
    band.getByText(/^Chegou uma multa de trânsito: diga quem dirigia até 31\/12\/2026\./);
    const link = band.getByRole('link', { name: 'Dizer quem dirigia' });
    expect(link.getAttribute('href')).toBe(`${PATH}/multas`);
  });

  it('leaves nothing to do for a bill that pays itself, as the overview does', async () => {
    openContract({ takenBy: 'pix-automatico', owed: 2637 });
    const band = within(await screen.findByRole('region', { name: 'O que vem agora' }));
    band.getByText(/O Pix Automático paga no dia: não é preciso fazer nada\.$/);
    band.getByRole('link', { name: 'Ver a conta' });
    expect(band.queryByRole('link', { name: 'Pagar' })).toBeNull();
  });

  it('says of a card that expires before the next bill so, and leads to changing it', async () => {
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

  it('says first what is to be paid next and by when', async () => {
    openContract();
    const band = await screen.findByRole('region', { name: 'O que vem agora' });
    within(band).getByRole('heading', { name: 'Próxima parcela, vence em 10/12/2026' });
    within(band).getByText('R$ 2.637,00');
    within(band).getByText('Mensalidade 7 de 12 do Aroeira. O mesmo valor até o fim.');
  });

  it.each([
    ['Todas as parcelas estão pagas.', 6],
    [
      'O carro volta antes da próxima parcela. O que faltar entra no acerto da devolução.',
      12,
    ],
  ])('without a next installment says why: %s', async (sentence, count) => {
    const { plan } = aContract();
    const installments = plan.installments.slice(0, count);
    openContract({ nextInstallment: null, owed: 0, plan: { ...plan, installments } });
    const band = within(await screen.findByRole('region', { name: 'O que vem agora' }));
    band.getByRole('heading', { name: 'Nada a pagar agora' });
    band.getByText(sentence);
    expect(band.queryByText(/vence em/)).toBeNull();
  });

  it('that a booked return cuts leads to it, and says which months it takes back', async () => {
    const { id, plan } = aContract();
    openContract({
      nextInstallment: null,
      carReturn: {
        kind: 'antecipada',
        slot: { day: '2099-12-04', time: '09:00' },
        bringBy: null,
        isOverdue: false,
        isBack: false,
      },
      plan,
    });
    const band = within(await screen.findByRole('region', { name: 'O que vem agora' }));
    const way = band.getByRole('link', { name: 'Ver a devolução' });
    expect(way.getAttribute('href')).toBe(`/area-logada/contratos/${id}/devolucao`);
    screen.getByText(
      'O carro volta em 04/12/2099. Mês que não começar até lá não se paga: se já foi cobrado, volta no acerto.',
    );
  });

  it('says of a fixed month what it is, where the amount holds more than it', async () => {
    openContract({ dueWithNext: [{ label: '500 km a mais', open: 350 }] });
    const band = await screen.findByRole('region', { name: 'O que vem agora' });
    expect(plain(band)).toContain(
      'Mensalidade 7 de 12 do Aroeira. A mensalidade é de R$ 2.637,00 até o fim.',
    );
  });

  it('names what was charged once with its price, as the proposal did', async () => {
    const oneOff = [{ key: 'entrega-em-casa', label: 'Entrega em casa', amount: 390 }];
    openContract({ terms: { ...aContract().terms, oneOff } });
    await screen.findByText('Entrega em casa, uma vez, com a primeira parcela');
    expect(valueOf('Entrega em casa, uma vez, com a primeira parcela')).toBe('R$ 390,00');
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

  it.each([
    [undefined, 'Pagar agora', `${PATH}/pagar?vencimento=2026-12-10`],
    ['2026-11-30', 'Formas de pagar', `${PATH}/pagar`],
  ])('payable from %s leads to its payment as %s', async (payableFrom, name, to) => {
    const { nextInstallment: next } = aContract();
    openContract({ nextInstallment: next && { ...next, payableFrom } });
    const band = await screen.findByRole('region', { name: 'O que vem agora' });
    expect(within(band).getByRole('link', { name }).getAttribute('href')).toBe(to);
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
    screen.getByText('Em atraso', { selector: '.tag' });
    expect(screen.queryByText('Ativa')).toBeNull();
  });

  it('counts what is late apart from what is to come', async () => {
    const { plan } = aContract();
    const installments = plan.installments.map((one) =>
      one.number === 7 ? { ...one, status: 'vencida' as const } : one,
    );
    openContract({ plan: { ...plan, installments } });
    await screen.findByText('6 pagas, 1 em atraso, 5 a vencer, sem reajuste');
  });

  it('takes no part of a month for its price', async () => {
    const { plan } = aContract();
    const installments = plan.installments.flatMap((one) =>
      one.number === 8
        ? [
            { ...one, amount: one.amount - 637, open: one.amount - 637 },
            { ...one, kind: 'avulsa' as const, amount: 637, open: 637 },
          ]
        : [one],
    );
    openContract({ plan: { ...plan, installments } });
    const band = await screen.findByRole('region', { name: 'O que vem agora' });
    expect(plain(band)).not.toContain('R$ 2.000,00');
    screen.getByText('6 pagas, 6 a vencer, sem reajuste');
  });

  it('adds up what is paid and what is to come to the total of the contract', async () => {
    openContract();
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
    openContract({ plan: { ...plan, installments } });
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
    openContract({ plan: { ...plan, installments } });
    const row = await screen.findByRole('row', { name: /^Mensalidade 7 de 12/ });
    expect(plain(row)).toContain('R$ 2.028,00, a pagar R$ 1.352,00');
  });

  it('adds up what is late apart from what is to come', async () => {
    const { plan } = aContract();
    const installments = plan.installments.map((one) =>
      one.number === 7 ? { ...one, status: 'vencida' as const } : one,
    );
    openContract({ plan: { ...plan, installments } });
    await screen.findByText('6 pagas, 1 em atraso, 5 a vencer, sem reajuste');
    expect(valueOf('Em atraso, sem multa e juros')).toBe('R$ 2.637,00');
    expect(valueOf('A vencer')).toBe('R$ 13.185,00');
  });

  it('says where fine and interest are while a bill is late', async () => {
    const late = { since: '2026-12-10', days: 5, amount: 2694.13 };
    const said = 'A multa e os juros até hoje entram no extrato com o pagamento.';
    const { unmount } = openContract({ late, lateCharges: 57.13 });
    await screen.findByText(said);
    unmount();
    openContract({ late, lateCharges: 0 });
    await screen.findByRole('table', { name: 'Extrato' });
    expect(screen.queryByText(said)).toBeNull();
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
    expect(plain(first)).toBe('09/11/2026Pagamento-R$ 2.637,00nada a pagar');
    expect(plain(second)).toBe(
      '01/11/2026Mensalidade 6 de 12R$ 2.637,00R$ 2.637,00 a pagar',
    );
  });

  it.each([
    [{ credit: 2637 }, 'Você tem R$ 2.637,00 de crédito. Ele entra na próxima cobrança.'],
    [
      { refundDue: 390 },
      'Estamos devolvendo R$ 390,00 a você. O dinheiro volta para a conta ou o cartão de onde saiu. Na conta, costuma chegar em 1 dia útil; no cartão, em até duas faturas.',
    ],
  ])('says what the house owes: %j', async (changes, sentence) => {
    openContract(changes);
    await screen.findByText(
      (_, node) => node?.tagName === 'P' && plain(node) === sentence,
    );
  });

  it('that has ended asks for nothing and keeps its statement', async () => {
    openContract({
      state: 'encerrada',
      owed: 0,
      exit: null,
      withdrawal: null,
      dueDayFrom: null,
    });
    await screen.findByRole('heading', { name: 'Este contrato terminou' });
    screen.getByRole('table', { name: 'Extrato' });
    expect(screen.queryByRole('heading', { name: 'Sair antes do fim' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Mudar o dia' })).toBeNull();
  });

  it('that has ended names what was paid, and no total of months that never came', async () => {
    openContract({ state: 'encerrada', owed: 0, exit: null, withdrawal: null });
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
  });
});
