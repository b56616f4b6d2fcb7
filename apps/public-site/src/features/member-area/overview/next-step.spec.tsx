import { screen, within } from '@testing-library/react';
import { addDays, formatDate, saoPauloDay } from '@site/api-contract/brazil';
import { answerDay } from '@site/api-contract/sales';
import {
  A_UUID,
  aBasket,
  aContractSummary,
  aProposal,
  aSimulation,
  guardConsole,
} from '@site/testing';
import { detailOf, nextBand, openArea } from '../testing/open-area';

guardConsole();

describe('what is next', () => {
  it('is the newest proposal that still moves, with its price', async () => {
    const refused = aProposal({
      id: A_UUID.replace('3f2b', '4f2b'),
      number: 'P-2611-0500',
      state: 'reprovada',
      modelName: 'Lume',
    });
    openArea({ proposals: [refused, aProposal({ state: 'em_analise' })] });
    const band = await nextBand();
    within(band).getByRole('heading', {
      level: 1,
      name: 'Sua proposta do Aroeira está em análise',
    });
    within(band).getByText('R$ 2.549,00 por mês');
    within(band).getByText('PF, 36 meses, 1.000 km por mês, Branco Nuvem');
    expect(
      within(band).getByRole('link', { name: 'Ver proposta' }).getAttribute('href'),
    ).toBe(`/area-logada/propostas/${A_UUID}`);
  });

  it('says the reason when documents are missing', async () => {
    const proposal = aProposal({ state: 'documentos_pendentes' });
    const history = [
      {
        from: 'em_analise' as const,
        to: 'documentos_pendentes' as const,
        at: '2026-11-20T12:00:00.000Z',
        by: 'consultor',
        reason: 'A foto da CNH ficou escura.',
      },
    ];
    openArea({ proposals: [proposal], details: [detailOf(proposal, { history })] });
    await within(await nextBand()).findByText(
      /^A foto da CNH ficou escura\. Envie o que pedimos até \d\d\/\d\d\/\d{4}\. Quando o último chegar/,
    );
    within(await nextBand()).getByRole('heading', {
      name: 'Faltam documentos na proposta do Aroeira',
    });
    expect(
      within(await nextBand())
        .getByRole('link', { name: 'Enviar documentos' })
        .getAttribute('href'),
    ).toBe(`/area-logada/propostas/${A_UUID}`);
  });

  it('after an approval is the signature, also when the analysis wrote something', async () => {
    const proposal = aProposal({ state: 'aprovada' });
    const step = { from: 'em_analise', to: 'aprovada', by: 'consultor' } as const;
    const history = [{ ...step, at: '2026-11-20T12:00:00.000Z', reason: 'Boa viagem' }];
    openArea({ proposals: [proposal], details: [detailOf(proposal, { history })] });
    const band = within(await nextBand());
    await band.findByText(
      /^Boa viagem\. O próximo passo é a assinatura do contrato, até \d\d\/\d\d\/\d{4}: /,
    );
    const sign = band.getByRole('link', { name: 'Ler e assinar' });
    expect(sign.getAttribute('href')).toBe(`/area-logada/propostas/${A_UUID}/contrato`);
  });

  it('says until when the answer comes, and owns up when it is late', async () => {
    const sent = (updatedAt: Date) =>
      aProposal({ state: 'em_analise', updatedAt: updatedAt.toISOString() });
    const now = new Date();
    const { unmount } = openArea({ proposals: [sent(now)] });
    within(await nextBand()).getByText(
      `Uma pessoa está conferindo. Respondemos por e-mail e nesta página até ${formatDate(answerDay(now))}.`,
    );
    unmount();
    const longAgo = new Date('2026-10-01T15:00:00.000Z');
    openArea({ proposals: [sent(longAgo)] });
    within(await nextBand()).getByText(/^Prometemos responder até 02\/10\/2026/);
  });

  it.each([
    [
      { kind: 'inadimplencia', isOverdue: false, slot: null },
      'Devolva o Aroeira até 24/03/2027',
      'O contrato foi encerrado por falta de pagamento. Até o carro voltar, as mensalidades continuam vencendo. Mês que não tiver começado no dia da devolução não é cobrado.',
      'Marcar a devolução',
    ],
    [
      {
        kind: 'desistencia',
        isOverdue: true,
        slot: { day: '2027-03-26', time: '10:00' },
      },
      'Devolva o Aroeira em 26/03/2027, às 10:00',
      'Você desistiu do contrato. Devolver não custa nada. O prazo era até 24/03/2027.',
      'Ver a devolução',
    ],
  ] as const)(
    'is the car that must come back, before any payment: %j',
    async (back, title, text, action) => {
      const carReturn = { ...back, bringBy: '2027-03-24', isBack: false };
      const { nextInstallment: next } = aContractSummary();
      const late = { status: 'vencida', dueDate: '2026-12-10' } as const;
      const nextInstallment = next && { ...next, ...late };
      openArea({ contracts: [aContractSummary({ carReturn, nextInstallment })] });
      const band = await nextBand();
      within(band).getByRole('heading', { level: 1, name: title });
      within(band).getByText(text);
      within(band).getByText('Parcela em atraso desde 10/12/2026.');
      const leadsTo = (name: string) =>
        within(band).getByRole('link', { name }).getAttribute('href');
      const contract = `/area-logada/contratos/${aContractSummary().id}`;
      expect(leadsTo(action)).toBe(`${contract}/devolucao`);
      expect(leadsTo('Pagar agora')).toBe(`${contract}/pagar?vencimento=2026-12-10`);
    },
  );

  it('is what is left to pay of a contract that ended for want of payment', async () => {
    const carReturn = {
      kind: 'inadimplencia',
      bringBy: '2027-03-24',
      isBack: true,
      isOverdue: false,
      slot: null,
      endedOn: '2027-03-17',
    } as const;
    const ended = aContractSummary({
      ...{ state: 'encerrada', nextInstallment: null, carReturn },
      ...{ owed: 17_015.46, late: { since: '2027-01-10', days: 80, amount: 2700.29 } },
      lateCharges: 880.3,
      dueBefore: [
        {
          ...{ label: 'Mensalidade 7 de 12', dueDate: '2027-01-10' },
          ...{ open: 2700.29, late: true },
        },
      ],
    });
    openArea({ contracts: [ended], proposals: [aProposal({ state: 'encerrada' })] });
    const band = within(await nextBand());
    band.getByRole('heading', { level: 1, name: 'Falta pagar o contrato do Aroeira' });
    band.getByText('R$ 17.015,46');
    band.getByText(
      'O contrato foi encerrado por falta de pagamento em 17/03/2027. Este valor ficou em aberto, com multa e juros até hoje.',
    );
    const to = `/area-logada/contratos/${ended.id}/pagar?vencimento=2027-01-10`;
    const pay = band.getByRole('link', { name: /^Pagar R\$\s2\.700,29$/ });
    expect(pay.getAttribute('href')).toBe(to);
    const past = within(
      await screen.findByRole('region', { name: 'Contratos encerrados' }),
    );
    past.getByText('Encerrada por falta de pagamento');
    past.getByText(/^R\$\s17\.015,46 em aberto/);
    expect(past.getByRole('link', { name: 'Pagar' }).getAttribute('href')).toBe(to);
  });

  it.each([
    [
      ['2026-12-10', '2026-12-21'],
      'O contrato terminou. Este valor ficou em aberto e vence a partir de 10/12/2026.',
    ],
    [
      ['2026-12-21'],
      'O contrato terminou. Este valor ficou em aberto e vence em 21/12/2026.',
    ],
    [
      ['2020-12-21'],
      'O contrato terminou. Este valor ficou em aberto e venceu em 21/12/2020.',
    ],
  ])("names the first due day of an ended contract's debt: %j", async (days, text) => {
    const dueBefore = days.map((dueDate) => ({
      ...{ label: 'Custo de saída', open: 4989, dueDate, late: dueDate < '2026' },
    }));
    const [since = ''] = days;
    const late = since < '2026' ? { since, days: 9, amount: 4989 } : null;
    const over = { state: 'encerrada', nextInstallment: null } as const;
    openArea({ contracts: [aContractSummary({ ...over, owed: 4989, late, dueBefore })] });
    const band = within(await nextBand());
    band.getByText(text);
    expect(band.queryByText(/^Custo de saída/)).toBeNull();
  });

  it('names no debt when a contract ended fully paid', async () => {
    openArea({
      contracts: [
        aContractSummary({ state: 'encerrada', nextInstallment: null, owed: 0 }),
      ],
    });
    const past = await screen.findByRole('region', { name: 'Contratos encerrados' });
    expect(screen.queryByText(/em aberto|Falta pagar/)).toBeNull();
    expect(within(past).queryByRole('link', { name: 'Pagar' })).toBeNull();
  });

  it('says beside the payment that the end of the contract is in sight', async () => {
    const endsOn = addDays(saoPauloDay(new Date()), 45);
    openArea({ contracts: [aContractSummary({ endsOn })] });
    const band = await nextBand();
    within(band).getByText(`Seu contrato termina em ${formatDate(endsOn)}.`);
    expect(
      within(band)
        .getByRole('link', { name: 'Ver o que vem depois' })
        .getAttribute('href'),
    ).toBe(`/area-logada/contratos/${aContractSummary().id}#contrato-fim`);
  });

  it.each([
    [
      'oferecida',
      /^O consultor ofereceu o seu carro por R\$\s68\.500,00, até 15\/12\/2026\.$/,
    ],
    [
      'aceita',
      /^Falta pagar o carro que você comprou: R\$\s68\.500,00 até 15\/12\/2026\.$/,
    ],
    ['comprada', /^O carro é seu\. Falta transferir o documento\.$/],
  ] as const)('says beside it that a purchase is %s', async (state, text) => {
    const purchase = { state, price: 68_500, until: '2026-12-15' };
    const over = state === 'comprada' ? ({ state: 'encerrada' } as const) : {};
    const proposals = [aProposal({ state: 'ativa', ...over })];
    openArea({ proposals, contracts: [aContractSummary({ purchase, ...over })] });
    const band = await nextBand();
    within(band).getByText(text);
    expect(
      within(band).getByRole('link', { name: 'Ver a compra' }).getAttribute('href'),
    ).toBe(`/area-logada/contratos/${aContractSummary().id}/compra`);
  });

  it('after a refusal is the review, while it can be asked for', async () => {
    const updatedAt = new Date().toISOString();
    openArea({ proposals: [aProposal({ state: 'reprovada', updatedAt })] });
    const band = within(await nextBand());
    band.getByText(
      /^Nada foi cobrado\. Você pode pedir que outra pessoa reveja a decisão/,
    );
    expect(
      band.getByRole('link', { name: 'Pedir revisão' }).getAttribute('href'),
    ).toMatch(/^\/area-logada\/propostas\//);
  });

  it('after a refusal that stands is another simulation', async () => {
    const updatedAt = '2026-01-05T12:00:00.000Z';
    openArea({ proposals: [aProposal({ state: 'reprovada', updatedAt })] });
    // The card below shows the state in the customer's words (docs/product/sales.md).
    await screen.findByText('Não aprovada', { selector: '.tag' });
    expect(
      within(await nextBand())
        .getByRole('link', { name: 'Simular um carro' })
        .getAttribute('href'),
    ).toBe('/simulador/escolher-alugar-carro-mensal');
  });

  it('without a proposal is the simulation that waits', async () => {
    openArea({ simulations: [aSimulation({ basket: aBasket() })] });
    within(await nextBand()).getByRole('heading', {
      name: 'Sua simulação está guardada',
    });
    expect(
      within(await nextBand())
        .getByRole('link')
        .getAttribute('href'),
    ).toBe('/simulador/carrinho');
  });

  it('without anything is the registration when it is open', async () => {
    openArea({ user: { registrationFinished: false } });
    within(await nextBand()).getByRole('heading', {
      name: 'Falta completar o seu cadastro',
    });
    expect(
      within(await nextBand())
        .getByRole('link', { name: 'Continuar cadastro' })
        .getAttribute('href'),
    ).toBe('/cadastro-de-carro-por-assinatura-mensal');
  });

  it('is a first car otherwise', async () => {
    openArea();
    within(await nextBand()).getByRole('heading', {
      name: 'Comece pelo carro que você quer',
    });
  });

  it('mentions the open registration beside a proposal', async () => {
    openArea({ proposals: [aProposal()], user: { registrationFinished: false } });
    within(await nextBand()).getByText(
      'Seu cadastro ainda não está completo. Sem ele, uma proposta nova não pode ser enviada.',
    );
  });
});
