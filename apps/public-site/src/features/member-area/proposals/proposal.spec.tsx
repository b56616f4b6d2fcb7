import { screen } from '@testing-library/react';
import { getProposal, listDocuments, sendDocument } from '@site/api-contract';
import { memberPaymentsPath, signContractPath } from '@site/api-contract/site-paths';
import {
  A_UUID,
  aBasket,
  answer,
  aProposal,
  aQuote,
  aSimulation,
  guardConsole,
  refuse,
} from '@site/testing';
import { AREA, detailOf, openArea } from '../testing/open-area';
import { FRONT, NOTHING } from '../testing/open-documents';

guardConsole();

describe('one proposal', () => {
  const path = `/area-logada/propostas/${A_UUID}`;

  it('shows plan, total and history in plain words', async () => {
    const history = [
      {
        from: 'rascunho' as const,
        to: 'enviada' as const,
        at: '2026-11-20T18:05:00.000Z',
        by: 'cliente',
        reason: null,
      },
      {
        from: 'em_analise' as const,
        to: 'documentos_pendentes' as const,
        at: '2026-11-20T20:05:00.000Z',
        by: 'consultor',
        reason: null,
        documents: [
          {
            name: 'CNH, verso',
            note: 'QR code cortado',
            receivedAt: '2026-11-21T12:00:00Z',
          },
          { name: 'CNH, frente', note: 'Escura', receivedAt: null },
        ],
      },
      {
        from: 'em_analise' as const,
        to: 'reprovada' as const,
        at: '2026-11-21T18:05:00.000Z',
        by: 'consultor',
        reason: 'A parcela passa de 30% da renda informada.',
      },
    ];
    openArea({
      path,
      details: [
        detailOf(aProposal({ state: 'reprovada', addOns: ['Vidros e pneus'] }), {
          history,
          deliveryDate: '2026-12-12',
        }),
      ],
    });
    await screen.findByRole('heading', { level: 1, name: 'Aroeira' });
    for (const text of [
      'R$ 2.549,00 por mês',
      'Vidros e pneus',
      'Todo dia 10',
      'até 12/12/2026, se você assinar hoje',
      'Rodar Batel',
      'Retirada',
      'Proposta enviada',
      '20/11/2026, 15:05',
      'Proposta não aprovada',
      'CNH, verso (chegou em 21/11/2026): QR code cortado',
      'CNH, frente: Escura',
    ])
      screen.getByText(text);
    expect(
      screen
        .getByText('Total do contrato')
        .nextElementSibling?.textContent?.replace(/\s/g, ' '),
    ).toBe('R$ 91.764,00');
    expect(
      screen.getAllByText(/A parcela passa de 30% da renda informada\./),
    ).toHaveLength(2);
  });

  it('names what is charged once with its price, in the words of the checkout', async () => {
    const oneOff = [{ key: 'entrega-em-casa', label: 'Entrega em casa', amount: 390 }];
    openArea({
      path,
      details: [detailOf(aProposal({ contractTotal: 92_154 }), { oneOff })],
    });
    const label = await screen.findByText(
      'Entrega em casa, uma vez, com a primeira parcela',
      { selector: 'dt' },
    );
    expect(label.nextElementSibling?.textContent).toBe('R$\u00a0390,00');
  });

  it('says in the words of checkout and contract how the car is handed over', async () => {
    const handover = { label: 'Entrega em casa', text: 'Pela loja mais perto de você' };
    openArea({
      path,
      details: [detailOf(aProposal({ handover, dealershipName: null }))],
    });
    const label = await screen.findByText('Entrega em casa', { selector: 'dt' });
    expect(label.nextElementSibling?.textContent).toBe('Pela loja mais perto de você');
    expect(screen.queryByText('Loja de entrega')).toBeNull();
  });

  it.each([
    ['aprovada', 'Ler e assinar', signContractPath(A_UUID)],
    ['contrato_assinado', 'Pagar a primeira parcela', memberPaymentsPath(A_UUID)],
  ] as const)(
    'that waits for the customer (%s) leads to the next step before its steps',
    async (state, name, to) => {
      openArea({ path, details: [detailOf(aProposal({ state }))] });
      const link = await screen.findByRole('link', { name });
      expect(link.getAttribute('href')).toBe(to);
      const road = screen.getByRole('list', { name: /^Passos da proposta/ });
      expect(link.compareDocumentPosition(road)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    },
  );

  it.each(['reprovada', 'cancelada', 'expirada'] as const)(
    'that came to nothing (%s) leads to another plan, as it says',
    async (state) => {
      openArea({ path, details: [detailOf(aProposal({ state }))] });
      const link = await screen.findByRole('link', { name: 'Simular outro plano' });
      expect(link.getAttribute('href')).toBe('/simulador/escolher-alugar-carro-mensal');
    },
  );

  it('whose contract was cancelled promises nothing of what leaving cost', async () => {
    const history = [
      {
        from: 'aprovada' as const,
        to: 'contrato_assinado' as const,
        at: '2026-11-20T18:05:00.000Z',
        by: 'cliente',
        reason: null,
      },
    ];
    openArea({
      path,
      details: [detailOf(aProposal({ state: 'cancelada' }), { history })],
    });
    await screen.findByText('O contrato do Aroeira foi cancelado.');
    screen.getByText(/O que volta para você, o recibo e o extrato estão no contrato\.$/);
    expect(screen.queryByText(/Nada mais será cobrado/)).toBeNull();
  });

  it('of a car that is late says so as overview and delivery do', async () => {
    const proposal = aProposal({ state: 'pagamento_confirmado' });
    openArea({
      path,
      details: [detailOf(proposal, { deliveryDate: '2020-02-02' })],
      delivery: {
        late: { days: 10, credit: 676, creditedOn: null },
        canChooseSlot: false,
      },
    });
    await screen.findByText(/^A entrega do Aroeira está 10\sdias atrasada\.$/);
    screen.getByText('prometida até 02/02/2020');
  });

  it('says once by when the analysis answers after the last document came', async () => {
    const askedAt = '2099-01-05T12:00:00.000Z';
    const asked = aProposal({ state: 'documentos_pendentes', updatedAt: askedAt });
    const wanted = {
      kind: 'cnh-frente',
      note: 'Escura',
      askedAt,
      receivedAt: null,
    } as const;
    let detail = detailOf(asked, { requestedDocuments: [wanted] });
    const { user } = openArea({
      path,
      details: [],
      answers: [
        answer(getProposal, () => detail),
        answer(listDocuments, NOTHING),
        answer(sendDocument, () => {
          detail = detailOf({ ...asked, state: 'em_analise' });
          return FRONT;
        }),
      ],
    });
    await user.upload(
      await screen.findByLabelText('Enviar arquivo: CNH, frente'),
      new File(['x'], 'cnh.png', { type: 'image/png' }),
    );
    await screen.findByText('Recebemos tudo. A análise continua.');
    screen.getByText(/respondemos por e-mail e nesta página até/i);
  });

  it('says that its contract was ended unpaid', async () => {
    const ended = aProposal({ state: 'ativa', returnKind: 'inadimplencia' });
    openArea({ path, details: [detailOf(ended)] });
    await screen.findByText('Encerrada por falta de pagamento');
    screen.getByText('O contrato do Aroeira foi encerrado por falta de pagamento.');
    expect(screen.queryByText(/A mensalidade não muda/)).toBeNull();
    expect(screen.queryByText('Ativa')).toBeNull();
  });

  it('shows what the month is made of while its simulation is there', async () => {
    const basket = aBasket({
      quote: aQuote({
        monthly: 2549,
        lines: [{ key: 'use', label: 'Uso do carro', monthly: 2549 }],
      }),
    });
    openArea({
      path,
      details: [detailOf(aProposal({ simulationCode: 'RD-7K2M-48' }))],
      simulations: [aSimulation({ code: 'RD-7K2M-48', basket })],
    });
    await screen.findByRole('heading', { name: 'O mês, linha por linha' });
    screen.getByText('Uso do carro');
  });

  it('of somebody else is not found', async () => {
    openArea({
      path,
      answers: [refuse(getProposal, 404, { message: 'Não encontrado.' })],
    });
    await screen.findByRole('heading', {
      level: 1,
      name: 'Não encontramos essa proposta.',
    });
    expect(
      screen
        .getByRole('link', { name: 'Voltar para a visão geral' })
        .getAttribute('href'),
    ).toBe(AREA);
  });
});
