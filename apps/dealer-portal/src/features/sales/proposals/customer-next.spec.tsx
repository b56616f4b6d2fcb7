import { screen, within } from '@testing-library/react';
import { getProposal, listProposals, type ProposalDetail } from '@site/api-contract';
import { dealerProposalPath } from '@site/api-contract/site-paths';
import { portalForSpecs } from '@site/shell/testing';
import { answer, aProposal, aViewer, guardConsole } from '@site/testing';
import { routes } from '../../../app/routes';

guardConsole();

const { open } = portalForSpecs('dealer-portal', routes);
const aDetail = (changes: Partial<ProposalDetail> = {}): ProposalDetail => ({
  ...aProposal(),
  income: null,
  deliveryDate: null,
  history: [],
  followUp: { revision: 0, notes: [] },
  ...changes,
});
const answers = (detail: ProposalDetail) => [
  answer(listProposals, { items: [], nextCursor: null, total: 0, counts: {} }),
  answer(getProposal, detail),
];

/** Opens a seller's proposal beside the list. */
async function openPanel(given: Partial<ProposalDetail>) {
  const detail = aDetail({ customerPhone: '11987654321', ...given });
  const view = open(dealerProposalPath(detail.id), {
    viewer: aViewer('seller'),
    answers: answers(detail),
  });
  const panel = within(await screen.findByRole('complementary', { name: detail.number }));
  await panel.findByRole('heading', { name: detail.customerName });
  return { ...view, panel };
}

const REMIND = 'Lembrar no WhatsApp (abre em outra aba)';

describe("the customer's next step on a seller's proposal", () => {
  it.each([
    [
      'documentos_pendentes',
      'Enviar na área logada, até 18/12/2026, o que a análise pediu.',
      'falta enviar o que a análise pediu',
    ],
    [
      'aprovada',
      'Assinar o contrato na área logada, até 18/12/2026. Depois a aprovação expira.',
      'falta assinar o contrato',
    ],
    [
      'contrato_assinado',
      'Pagar a primeira parcela na área logada.',
      'falta pagar a primeira parcela',
    ],
    [
      'pagamento_confirmado',
      'Marcar o dia da entrega na área logada.',
      'falta marcar o dia da entrega',
    ],
  ] as const)('%s: %s', async (state, step, missing) => {
    const { panel } = await openPanel({ state, updatedAt: '2026-11-18T15:00:00.000Z' });
    const section = within(
      await panel.findByRole('region', { name: 'Próximo passo do cliente' }),
    );
    section.getByText(step);
    const href = section.getByRole('link', { name: REMIND }).getAttribute('href') ?? '';
    expect(href).toMatch(/^https:\/\/wa\.me\/5511987654321\?text=/);
    expect(decodeURIComponent(href.split('text=')[1] ?? '')).toBe(
      `Olá, Ana! Aqui é da Rodar Batel. Para a assinatura do Aroeira seguir, ${missing}: http://localhost:8080/area-logada/propostas/${aDetail().id}`,
    );
  });

  it('names the documents that the analysis asked for, also in the reminder', async () => {
    const { panel } = await openPanel({
      state: 'documentos_pendentes',
      updatedAt: '2026-11-18T15:00:00.000Z',
      missingDocuments: ['cnh-verso', 'comprovante-residencia'],
    });
    await panel.findByText(
      'Enviar na área logada, até 18/12/2026, o que a análise pediu: CNH, verso; Comprovante de residência.',
    );
    const link = panel.getByRole('link', { name: REMIND });
    expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain(
      'falta enviar o que a análise pediu: CNH, verso; Comprovante de residência. Envie em: http://localhost:8080/area-logada',
    );
  });

  it('is to choose another day when the day of the delivery has passed', async () => {
    const { panel } = await openPanel({
      state: 'entrega_agendada',
      deliverySlot: { day: '2026-11-02', time: '10:00' },
    });
    const section = within(
      await panel.findByRole('region', { name: 'Próximo passo do cliente' }),
    );
    section.getByText(
      'A entrega estava marcada para 02/11/2026, às 10:00. Falta marcar outro dia na área logada.',
    );
    const href = section.getByRole('link', { name: REMIND }).getAttribute('href') ?? '';
    expect(decodeURIComponent(href)).toContain('falta marcar outro dia para a entrega');
  });

  it('names the day of the coming delivery', async () => {
    const { panel } = await openPanel({
      state: 'entrega_agendada',
      deliverySlot: { day: '2099-11-02', time: '10:00' },
    });
    await panel.findByText(
      'Receber o carro em 02/11/2099, às 10:00, com a CNH de quem vai receber.',
    );
  });

  it('greets a company by its whole name', async () => {
    const { panel } = await openPanel({
      state: 'aprovada',
      clientType: 2,
      customerName: 'Padaria Boa Massa',
    });
    const link = await panel.findByRole('link', { name: REMIND });
    expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain(
      'text=Olá, Padaria Boa Massa! ',
    );
  });

  it('says that the analysis is next, without a reminder', async () => {
    const { panel } = await openPanel({ state: 'em_analise' });
    const section = within(
      await panel.findByRole('region', { name: 'Próximo passo do cliente' }),
    );
    section.getByText(/^Nada agora\. A análise (responde|prometeu responder) até /);
    expect(section.queryByRole('link')).toBeNull();
  });

  it('says that an ordered car has to come first, without a reminder', async () => {
    const { panel } = await openPanel({
      state: 'pagamento_confirmado',
      isCarToCome: true,
    });
    const section = within(
      await panel.findByRole('region', { name: 'Próximo passo do cliente' }),
    );
    section.getByText(
      'Nada agora. O carro foi encomendado; o dia da entrega se marca quando ele chegar à loja.',
    );
    expect(section.queryByRole('link')).toBeNull();
  });

  it('has the number to call of a landline, which has no WhatsApp', async () => {
    const { panel } = await openPanel({ state: 'aprovada', customerPhone: '1133334444' });
    const section = within(
      await panel.findByRole('region', { name: 'Próximo passo do cliente' }),
    );
    const [call, ...others] = section.getAllByRole('link');
    expect(call?.closest('p')?.textContent).toBe('Ligue para o cliente: (11) 3333-4444');
    expect(call?.getAttribute('href')).toBe('tel:1133334444');
    expect(others).toEqual([]);
  });

  it.each([
    ['documentos_pendentes', undefined, true],
    ['aprovada', undefined, true],
    ['aprovada', { step: 'Ligar', day: '2099-11-02' }, false],
    ['pagamento_confirmado', undefined, false],
  ] as const)(
    'in %s with the step %o says how to leave the day: %s',
    async (state, next, isSaid) => {
      const { panel } = await openPanel({ state, ...(next && { next }) });
      const section = within(
        await panel.findByRole('region', { name: 'Próximo passo do cliente' }),
      );
      expect(
        section.queryAllByText(
          'Depois, registre o próximo passo em Acompanhamento: até o dia dele, o cliente sai de Hoje.',
        ),
      ).toHaveLength(isSaid ? 1 : 0);
    },
  );

  it('is none once the proposal is over', async () => {
    const { panel } = await openPanel({ state: 'cancelada' });
    await panel.findByRole('heading', { name: 'Acompanhamento' });
    expect(panel.queryByText('Próximo passo do cliente')).toBeNull();
  });
});
