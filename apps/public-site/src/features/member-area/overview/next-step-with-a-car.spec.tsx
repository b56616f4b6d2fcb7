import { screen, within } from '@testing-library/react';
import { aContractSummary, aProposal, guardConsole } from '@site/testing';
import { nextBand, openArea } from '../testing/open-area';

guardConsole();

describe('somebody with a car', () => {
  it('reads first what is to be paid and by when, and pays that very bill, then the car', async () => {
    const purchase = { state: 'aceita', price: 71_500, until: '2026-12-01' } as const;
    const summary = aContractSummary({ purchase });
    openArea({ contracts: [summary] });
    const band = await nextBand();
    within(band).getByRole('heading', {
      level: 1,
      name: 'Próxima parcela, vence em 10/12/2026',
    });
    within(band).getByText('R$ 2.637,00');
    within(band).getByText('Mensalidade 7 de 12 do Aroeira.');
    const pay = within(band).getByRole('link', { name: 'Pagar agora' });
    expect(pay.getAttribute('href')).toBe(
      `/area-logada/contratos/${summary.id}/pagar?vencimento=2026-12-10`,
    );
    const car = await screen.findByRole('article', {
      name: 'Aroeira Evolução 1.0 Turbo AT',
    });
    within(car).getByText('C-2606-0001');
    expect(within(car).getByRole('link', { name: 'Contrato' }).getAttribute('href')).toBe(
      `/area-logada/contratos/${aContractSummary().id}`,
    );
  });

  it('reads one amount for everything due on that day, the same as in the bill', async () => {
    openArea({
      contracts: [
        aContractSummary({ dueWithNext: [{ label: '500 km a mais', open: 350 }] }),
      ],
    });
    const band = within(await nextBand());
    band.getByText('R$ 2.987,00');
    band.getByText('Mensalidade 7 de 12 do Aroeira. Inclui 500 km a mais, R$ 350,00.');
  });

  it('reads the agreed day for a late bill, and no waived interest', async () => {
    const { nextInstallment } = aContractSummary();
    if (!nextInstallment) throw new Error('Nothing to pay');
    const { dueDate: since, open } = nextInstallment;
    const contract = aContractSummary({
      nextInstallment: { ...nextInstallment, status: 'vencida' },
      late: { since, days: 31, amount: open },
      agreedUntil: '2027-01-20',
    });
    openArea({ contracts: [contract] });
    await within(await nextBand()).findByText(
      'Mensalidade 7 de 12 do Aroeira. Combinado com a nossa equipe: pague até 20/01/2027.',
    );
  });

  it('is not asked to pay again while the bank may still confirm', async () => {
    const { nextInstallment } = aContractSummary();
    if (!nextInstallment) throw new Error('Nothing to pay');
    const { dueDate: since, open } = nextInstallment;
    const contract = aContractSummary({
      nextInstallment: { ...nextInstallment, status: 'vencida' },
      late: { since, days: 1, amount: open, bills: 1, clearsUntil: '2026-12-14' },
    });
    openArea({ contracts: [contract] });
    await within(await nextBand()).findByText(
      'Mensalidade 7 de 12 do Aroeira. Já pagou por boleto? Então não pague de novo: o banco tem até 14/12/2026 para confirmar. Quem pagou até o vencimento não deve multa nem juros.',
    );
  });

  it('reads from which day it can be paid, as long as it cannot', async () => {
    const { id, nextInstallment: next } = aContractSummary();
    const nextInstallment = next && { ...next, payableFrom: '2026-11-30' };
    openArea({ contracts: [aContractSummary({ owed: 0, nextInstallment })] });
    const band = within(await nextBand());
    band.getByText(
      'Mensalidade 7 de 12 do Aroeira. Dá para pagar a partir de 30/11/2026.',
    );
    const ways = band.getByRole('link', { name: 'Formas de pagar' });
    expect(ways.getAttribute('href')).toBe(
      `/area-logada/contratos/${id}/pagar?vencimento=${next?.dueDate}`,
    );
    await screen.findByRole('article', { name: 'Aroeira Evolução 1.0 Turbo AT' });
  });

  it('names what is paid before it, and leads to that bill', async () => {
    const fine = { label: 'Multa de trânsito', open: 130.16, dueDate: '2026-12-02' };
    const dueBefore = [{ ...fine, late: true }];
    const contract = aContractSummary({ dueBefore, owed: 130.16 });
    openArea({ contracts: [contract] });
    const band = within(await nextBand());
    band.getByText('R$ 2.637,00');
    band.getByText('Multa de trânsito: R$ 130,16, venceu em 02/12/2026.');
    band.getByRole('link', { name: 'Pagar agora' });
    const pay = band.getByRole('link', { name: 'Pagar esta conta' });
    expect(pay.getAttribute('href')).toBe(
      `/area-logada/contratos/${contract.id}/pagar?vencimento=2026-12-02`,
    );
  });

  it('after a withdrawal speaks of the contract, with the way to its receipt', async () => {
    const proposal = aProposal({ state: 'cancelada' });
    const contract = aContractSummary({ state: 'cancelada', proposalId: proposal.id });
    openArea({
      proposals: [proposal],
      contracts: [{ ...contract, nextInstallment: null, owed: 0 }],
    });
    const band = within(await nextBand());
    band.getByRole('heading', { level: 1, name: 'O contrato do Aroeira foi cancelado' });
    band.getByText(
      'As cobranças foram desfeitas. O que volta para você, o recibo e o extrato estão no contrato.',
    );
    expect(band.getByRole('link', { name: 'Ver contrato' }).getAttribute('href')).toBe(
      `/area-logada/contratos/${contract.id}`,
    );
  });

  it.each([
    ['pix-automatico', 'O Pix Automático paga no dia: não é preciso fazer nada.'],
    ['cartao-salvo', 'O cartão salvo paga no dia: não é preciso fazer nada.'],
  ] as const)('has no action for a bill that %s pays', async (takenBy, sentence) => {
    const contract = aContractSummary({ takenBy, owed: 2637 });
    openArea({ contracts: [contract] });
    const band = within(await nextBand());
    band.getByText(`Mensalidade 7 de 12 do Aroeira. ${sentence}`);
    expect(band.getByRole('link', { name: 'Ver a conta' }).getAttribute('href')).toBe(
      `/area-logada/contratos/${contract.id}/pagar?vencimento=2026-12-10`,
    );
    await screen.findByRole('article', { name: 'Aroeira Evolução 1.0 Turbo AT' });
  });

  it('who is late may pay what Pix Automático did not take on its day', async () => {
    const contract = aContractSummary({ takenBy: 'pix-automatico', owed: 2637 });
    const { nextInstallment: next } = contract;
    openArea({
      contracts: [
        { ...contract, nextInstallment: next && { ...next, status: 'vencida' } },
      ],
    });
    const band = within(await nextBand());
    band.getByRole('link', { name: 'Pagar agora' });
    expect(band.queryByText(/Pix Automático/)).toBeNull();
    await screen.findByRole('article', { name: 'Aroeira Evolução 1.0 Turbo AT' });
  });

  it('who is late reads since when, before anything else', async () => {
    const contract = aContractSummary();
    openArea({
      contracts: [
        {
          ...contract,
          nextInstallment: contract.nextInstallment && {
            ...contract.nextInstallment,
            status: 'vencida',
          },
          late: { since: '2026-12-10', days: 12, amount: 2700.29 },
          owed: 2700.29,
        },
      ],
    });
    const section = await nextBand();
    expect(section.className).toBe('next next--late');
    const band = within(section);
    band.getByRole('heading', { level: 1, name: 'Parcela em atraso desde 10/12/2026' });
    band.getByText('R$ 2.700,29');
    band.getByText(
      /Com multa de 2% e juros de 1% ao mês, contados até hoje\. Pague hoje e o valor para de subir\.$/,
    );
    const pay = band.getByRole('link', { name: /^Pagar R\$\s2\.700,29$/ });
    expect(pay.getAttribute('href')).toMatch(/\/pagar\?vencimento=2026-12-10$/);
    await screen.findByText('Em atraso', { selector: '.tag' });
    expect(screen.queryByText('Ativa', { selector: '.tag' })).toBeNull();
  });

  it('who is late with more than one bill reads how much is open in all', async () => {
    const contract = aContractSummary();
    const { nextInstallment: next } = contract;
    openArea({
      contracts: [
        {
          ...contract,
          nextInstallment: next && { ...next, status: 'vencida' },
          late: {
            ...{ since: '2026-12-10', days: 42, amount: 2726.66 },
            ...{ bills: 2, total: 5390.06 },
          },
          owed: 5390.06,
        },
      ],
    });
    const band = within(await nextBand());
    band.getByRole('heading', { name: '2 contas em atraso desde 10/12/2026' });
    band.getByText('R$ 5.390,06');
    band.getByText(
      /^Contas do Aroeira\. Com multa.* para de subir\. Comece pela de 10\/12\/2026, R\$\s2\.726,66\.$/,
    );
    band.getByRole('link', { name: /^Pagar R\$\s2\.726,66$/ });
  });

  describe('who booked a return', () => {
    const carReturn = {
      kind: 'antecipada',
      slot: { day: '2099-12-04', time: '09:00' },
      place: {
        name: 'Rodar Paulista',
        address: 'Avenida Um, 100',
        city: 'São Paulo',
        state: 'SP',
      },
      bringBy: null,
      isOverdue: false,
      isBack: false,
    } as const;
    const returnPath = `/area-logada/contratos/${aContractSummary().id}/devolucao`;

    it('reads its day and place first, where no payment comes before it', async () => {
      openArea({ contracts: [aContractSummary({ nextInstallment: null, carReturn })] });
      const band = within(await nextBand());
      band.getByRole('heading', {
        level: 1,
        name: 'A devolução do Aroeira é em 04/12/2099, às 09:00',
      });
      band.getByText(
        'Leve o carro à loja Rodar Paulista, Avenida Um, 100, São Paulo, SP. O que faltar entra no acerto da devolução.',
      );
      const way = band.getByRole('link', { name: 'Ver a devolução' });
      expect(way.getAttribute('href')).toBe(returnPath);
      await screen.findByRole('article', { name: 'Aroeira Evolução 1.0 Turbo AT' });
    });

    it('reads it beside the payment that comes first', async () => {
      openArea({ contracts: [aContractSummary({ carReturn })] });
      const band = within(await nextBand());
      band.getByRole('heading', { name: 'Próxima parcela, vence em 10/12/2026' });
      band.getByText('A devolução do Aroeira é em 04/12/2099, às 09:00.');
      const way = band.getByRole('link', { name: 'Ver a devolução' });
      expect(way.getAttribute('href')).toBe(returnPath);
      await screen.findByRole('article', { name: 'Aroeira Evolução 1.0 Turbo AT' });
    });

    it('reads that the day has passed after missing it', async () => {
      const slot = { day: '2020-11-20', time: '09:00' };
      const missed = { ...carReturn, slot };
      openArea({
        contracts: [aContractSummary({ nextInstallment: null, carReturn: missed })],
      });
      const band = within(await nextBand());
      band.getByRole('heading', {
        name: 'A devolução do Aroeira passou do dia marcado',
      });
      band.getByText(
        'Era em 20/11/2020, às 09:00. Na página da devolução você escolhe outro dia.',
      );
      band.getByRole('link', { name: 'Ver a devolução' });
      await screen.findByRole('article', { name: 'Aroeira Evolução 1.0 Turbo AT' });
    });
  });

  it('is told beside the payment that another proposal waits', async () => {
    openArea({
      contracts: [aContractSummary()],
      proposals: [aProposal({ state: 'documentos_pendentes', modelName: 'Lume' })],
    });
    const band = await nextBand();
    within(band).getByText('Faltam documentos na proposta do Lume.');
    within(band).getByRole('link', { name: 'Enviar documentos' });
  });

  it('reads of a proposal only while it is on its way to a car', async () => {
    openArea({
      contracts: [aContractSummary()],
      proposals: [aProposal({ state: 'ativa' })],
    });
    await screen.findByRole('article', { name: 'Aroeira Evolução 1.0 Turbo AT' });
    expect(screen.queryByRole('heading', { name: 'Propostas' })).toBeNull();
  });

  it('finds a contract that has ended below, with its state', async () => {
    openArea({ contracts: [aContractSummary({ state: 'encerrada' })] });
    const past = await screen.findByRole('region', { name: 'Contratos encerrados' });
    within(past).getByRole('link', { name: 'Aroeira, C-2606-0001' });
    within(past).getByText('Encerrada');
  });
});
