import { screen, within } from '@testing-library/react';
import { type ContractDetail, getExitQuotes, getKmBank } from '@site/api-contract';
import { addDays, formatDate, saoPauloDay } from '@site/api-contract/brazil';
import { aKmBank, answer, guardConsole, refuse, stopClock } from '@site/testing';
import { ID, openContract, PATH, plain } from '../testing/open-contract';

guardConsole();

/** Noon in São Paulo: no day ends while a test runs. */
const NOW = Date.UTC(2026, 10, 23, 15);
const TODAY = saoPauloDay(new Date(NOW));
beforeEach(() => stopClock(NOW));

/** A withdrawal after which the customer still has the car. */
const BRINGING: NonNullable<ContractDetail['carReturn']> = {
  kind: 'desistencia',
  slot: null,
  bringBy: '2026-12-01',
  isOverdue: false,
  isBack: false,
};

describe('leaving before the end', () => {
  it('says what leaving costs today and in each month', async () => {
    openContract();
    await screen.findByText('Sair hoje custa R$ 3.164,40.');
    await screen.findByText('R$ 3.691,80');
    const costs = screen.getByText('Quanto custa sair em cada mês', {
      selector: 'summary',
    }).parentElement;
    const marked = costs?.querySelectorAll('[data-selected]');
    expect([...(marked ?? [])].map(plain)).toEqual(['Mês 6R$ 3.164,40']);
    const table = screen.getByRole('table', {
      name: 'Quanto custa sair em cada mês',
      hidden: true,
    });
    expect(table.closest('.table-box')).toBeTruthy();
  });

  it('says that leaving is free while a withdrawal is possible, and what it would cost later', async () => {
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
});

describe('the costs of leaving', () => {
  it('loaded again for a contract that has just ended show no popup', async () => {
    const message = 'Este contrato já terminou.';
    const { popups } = openContract({}, [refuse(getExitQuotes, 409, { message })]);
    await screen.findByText('Não conseguimos abrir os custos de saída');
    expect(popups).toEqual([]);
  });
});

describe('the end of a contract', () => {
  const endOf = (daysFromNow: number, changes: Partial<ContractDetail> = {}) => {
    const day = addDays(TODAY, daysFromNow);
    openContract({ endsOn: day, ...changes });
    return formatDate(day);
  };

  it('says from 100 days before its last one what can come after it', async () => {
    const day = endOf(100);
    const section = within(
      await screen.findByRole('region', { name: `Seu contrato termina em ${day}` }),
    );
    expect(section.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      [expect.stringContaining(`renovacao=${ID}`), `${PATH}/devolucao`, `${PATH}/compra`],
    );
    section.getByText(/Um carro sob encomenda leva até 45 dias úteis\.$/);
    const from = formatDate(addDays(TODAY, 40));
    section.getByText(
      `A partir de ${from}, marque o dia do fim na loja. No último mês não há custo de saída.`,
    );
    section.getByText(`A partir de ${from} você pode pedir uma oferta.`);
  });

  it('offers from 60 days before it to book the return and to ask for an offer', async () => {
    const day = endOf(60);
    const section = within(
      await screen.findByRole('region', { name: `Seu contrato termina em ${day}` }),
    );
    section.getByText('Marque o dia na loja. No último mês não há custo de saída.');
    section.getByText('Peça uma oferta: a resposta vem em até 3 dias úteis.');
  });

  it('names the booked day, and that the last one has passed', async () => {
    const booked = addDays(TODAY, 5);
    const day = endOf(-3, {
      carReturn: {
        kind: 'fim',
        slot: { day: booked, time: '09:00' },
        bringBy: null,
        isOverdue: false,
        isBack: false,
      },
    });
    await screen.findByRole('region', { name: `Seu contrato terminou em ${day}` });
    screen.getByText(`Marcado para ${formatDate(booked)}, às 09:00.`);
  });

  it.each<[string, number, Partial<ContractDetail>]>([
    ['101 days before', 101, {}],
    ['when it is over', 30, { state: 'encerrada', exit: null, withdrawal: null }],
    [
      'when the house wants the car back',
      30,
      { carReturn: { ...BRINGING, kind: 'inadimplencia', bringBy: null } },
    ],
  ])('says nothing of its end %s', async (_when, days, changes) => {
    endOf(days, changes);
    await screen.findByRole('region', { name: 'Documentos e mudanças' });
    expect(screen.queryByRole('heading', { name: /^Seu contrato/ })).toBeNull();
  });

  it('ended for want of payment says until when the car goes back', async () => {
    const endedOn = '2026-11-24';
    openContract({ carReturn: { ...BRINGING, kind: 'inadimplencia', endedOn } });
    const section = await screen.findByRole('region', { name: 'O carro precisa voltar' });
    expect(section.textContent).toContain(
      'encerrado por falta de pagamento em 24/11/2026. Devolva o carro até 01/12/2026',
    );
    expect(section.textContent).toContain('as mensalidades continuam vencendo');
    within(section).getByRole('link', { name: 'Marcar a devolução' });
    screen.getByText('Contrato encerrado: leve o carro até 01/12/2026');
    expect(screen.queryByRole('link', { name: 'Simular a renovação' })).toBeNull();
  });

  it.each([
    ['', 'Quem está na lista'],
    ['/km', /na devolução contam os km dos meses que já começaram/],
    ['/pagar', '6 pagas'],
  ])(
    'ended for want of payment speaks at %s of no months, km or price until its term',
    async (part, said) => {
      openContract(
        { carReturn: { ...BRINGING, kind: 'inadimplencia' } },
        [
          answer(
            getKmBank,
            aKmBank({ isEndedUnpaid: true, forecast: null, topUp: null }),
          ),
        ],
        part,
      );
      await screen.findByText(said);
      const untrue =
        /até o fim|a vencer,|previsão|Total do contrato|Sair antes do fim|12\.000 km|Até duas pessoas/i;
      expect(screen.queryByText(untrue)).toBeNull();
    },
  );

  it('ended for want of payment lists no month after the next one', async () => {
    openContract({ carReturn: { ...BRINGING, kind: 'inadimplencia' } }, [], '/pagar');
    const plan = within(await screen.findByRole('table', { name: 'Parcelas' }));
    plan.getByText('10/12/2026');
    expect(plan.queryByText('10/01/2027')).toBeNull();
  });

  it('that is over and not paid says what is left, and leads to its payment', async () => {
    openContract({
      ...{ state: 'encerrada', exit: null, withdrawal: null, nextInstallment: null },
      ...{ owed: 17_015.46, late: { since: '2027-01-10', days: 80, amount: 2700.29 } },
      carReturn: { ...BRINGING, kind: 'inadimplencia', isBack: true },
    });
    const next = within(await screen.findByRole('region', { name: 'O que vem agora' }));
    next.getByRole('heading', { name: 'Este contrato terminou, e falta pagar' });
    next.getByText('R$ 17.015,46');
    const pay = next.getByRole('link', { name: 'Pagar agora' });
    expect(pay.getAttribute('href')).toBe(`${PATH}/pagar`);
  });
});
