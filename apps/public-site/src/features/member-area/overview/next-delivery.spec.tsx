import { within } from '@testing-library/react';
import { A_UUID, aContractSummary, aProposal, guardConsole } from '@site/testing';
import { detailOf, nextBand, openArea } from '../testing/open-area';

guardConsole();

const OF_LATE_CAR = '22222222-2222-4222-8222-222222222222';
const ORDERED = {
  source: 'order',
  canChooseSlot: false,
  promisedOn: '2027-02-02',
  today: '2027-02-12',
} as const;

describe('what is next of a car on its way', () => {
  it('is day and hour of the keys once they were chosen', async () => {
    const proposal = aProposal({ state: 'entrega_agendada' });
    const deliverySlot = { day: '2099-12-02', time: '10:00' };
    openArea({ proposals: [proposal], details: [detailOf(proposal, { deliverySlot })] });
    const band = await nextBand();
    await within(band).findByText(
      'É em 02/12/2099, às 10:00. Tenha em mãos a CNH de quem vai receber.',
    );
  });

  it('is not to choose a day while the car is being made', async () => {
    const proposal = aProposal({ state: 'pagamento_confirmado' });
    openArea({ proposals: [proposal], delivery: { ...ORDERED, today: '2026-12-02' } });
    const band = within(await nextBand());
    band.getByRole('heading', { name: 'Primeira parcela confirmada' });
    band.getByText(
      'Seu carro vem da fábrica. Quando ele chegar à loja, avisamos por e-mail e você escolhe o dia. Prometido até 02/02/2027.',
    );
    expect(band.queryByText(/marcar o dia/)).toBeNull();
  });

  it('says of a late one by how much, what it is worth and that leaving is free', async () => {
    const proposal = aProposal({ state: 'pagamento_confirmado' });
    const late = { days: 10, credit: 676, creditedOn: null };
    const contract = aContractSummary({
      id: A_UUID,
      proposalId: proposal.id,
      state: 'pagamento_confirmado',
      nextInstallment: null,
      lateDelivery: { days: 10, credit: 676 },
    });
    openArea({
      proposals: [proposal],
      contracts: [contract],
      delivery: { ...ORDERED, late },
    });
    const band = within(await nextBand());
    band.getByRole('heading', { name: /^A entrega do Aroeira está 10\sdias atrasada$/ });
    band.getByText(
      (text) =>
        text.replace(/\s/g, ' ') ===
        'Prometemos até 02/02/2027. Seu crédito até agora: R$ 676,00. Lançamos o crédito quando o carro for entregue. Enquanto isso, você também pode desistir sem custo. Seu carro vem da fábrica. Quando ele chegar à loja, avisamos por e-mail e você escolhe o dia.',
    );
    const waits = within(band.getByRole('list', { name: 'O que espera uma resposta' }));
    waits.getByText('Até a entrega do Aroeira, desistir não custa nada.');
    expect(waits.queryByText(/atrasada/)).toBeNull();
    expect(
      waits.getByRole('link', { name: 'Ver a desistência' }).getAttribute('href'),
    ).toBe(`/area-logada/contratos/${A_UUID}#contrato-desistir`);
  });

  it('says why it is not late past its promised day', async () => {
    const proposal = aProposal({ state: 'pagamento_confirmado' });
    const putOff = { until: '2027-02-15', paymentDays: 12, choiceDays: 1 };
    openArea({ proposals: [proposal], delivery: { ...ORDERED, putOff } });
    await within(await nextBand()).findByText(
      /A data passou para 15\/02\/2027: 12 dias de espera pelo primeiro pagamento e 1 dia de espera pela escolha do dia\. Esses dias não contam como atraso\.$/,
    );
  });

  it('is not a booked day that has passed', async () => {
    const proposal = aProposal({ state: 'entrega_agendada' });
    const deliverySlot = { day: '2026-11-02', time: '10:00' };
    openArea({ proposals: [proposal], details: [detailOf(proposal, { deliverySlot })] });
    const band = within(await nextBand());
    await band.findByText(/^Era em 02\/11\/2026, às 10:00\. Na página da entrega você/);
    band.getByRole('heading', { name: 'A entrega do Aroeira passou do dia marcado' });
  });
});

describe('a late car that is not what is next', () => {
  const late = aContractSummary({
    id: A_UUID,
    proposalId: OF_LATE_CAR,
    state: 'pagamento_confirmado',
    modelName: 'Lume',
    nextInstallment: null,
    lateDelivery: { days: 10, credit: 676 },
  });
  const newer = aProposal({ state: 'aprovada' });
  const running = aContractSummary({ proposalId: newer.id });

  it.each([
    ['a newer proposal', { proposals: [newer], contracts: [late] }],
    ['the bill of another contract', { contracts: [running, late] }],
  ])(
    'waits below %s, with its credit, its page and the free exit',
    async (_what, facts) => {
      openArea(facts);
      const band = within(await nextBand());
      expect(band.getByRole('heading').textContent).not.toMatch(/Lume/);
      const waits = within(band.getByRole('list', { name: 'O que espera uma resposta' }));
      waits.getByText(
        (text) =>
          text.replace(/\s/g, ' ') ===
          'A entrega do Lume está 10 dias atrasada. Seu crédito até agora: R$ 676,00.',
      );
      expect(
        waits.getByRole('link', { name: 'Ver a entrega' }).getAttribute('href'),
      ).toBe(`/area-logada/entregas/${OF_LATE_CAR}`);
      waits.getByText('Até a entrega do Lume, desistir não custa nada.');
      expect(
        waits.getByRole('link', { name: 'Ver a desistência' }).getAttribute('href'),
      ).toBe(`/area-logada/contratos/${A_UUID}#contrato-desistir`);
    },
  );
});
