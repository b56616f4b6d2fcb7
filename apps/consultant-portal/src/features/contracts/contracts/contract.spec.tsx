import { screen, within } from '@testing-library/react';
import {
  closeOddEvent,
  type ContractDetail,
  downloadContract,
  getContract,
  getDelivery,
  type Installment,
  listBankCharges,
  listCustomerContracts,
  listTrafficFines,
} from '@site/api-contract';
import { portalForSpecs } from '@site/shell/testing';
import {
  aContract,
  aDelivery,
  answer,
  aTrafficFine,
  aViewer,
  guardConsole,
  refuse,
} from '@site/testing';
import { routes } from '../../../app/routes';

guardConsole();

const { open } = portalForSpecs('consultant-portal', routes);
const viewer = aViewer('consultant');
const customer = {
  id: '3f2b8c1e-5d47-4a6e-9b0f-1c2d3e4f5a61',
  name: 'Rita Lemos',
  document: '529.982.247-25',
  email: 'rita@example.com',
  phone: '41998765432',
};
const contract = aContract({ customer });
const PAGE = `/consultor/contratos/${contract.id}`;
const listed = answer(listCustomerContracts, {
  items: [],
  nextCursor: null,
  total: 0,
  counts: { late: 0, 'car-overdue': 0, coming: 0, active: 0, over: 0 },
});
const answers = (changes: Partial<ContractDetail> = {}) => [
  listed,
  answer(getContract, { ...contract, ...changes }),
  answer(listBankCharges, {
    items: [
      {
        id: '3f2b8c1e-5d47-4a6e-9b0f-1c2d3e4f5a62',
        label: 'Mensalidade 6 de 12',
        dueDate: '2026-11-10',
        method: 'pix',
        state: 'paid',
        amount: 2637,
        askedAt: '2026-11-09T14:00:00.000Z',
        payments: [{ paidAt: '2026-11-09T14:02:00.000Z', amount: 2637, refunded: 100 }],
      },
      {
        id: '3f2b8c1e-5d47-4a6e-9b0f-1c2d3e4f5a63',
        label: 'Mensalidade 6 de 12',
        dueDate: '2026-11-10',
        method: 'cartao-salvo',
        state: 'declined',
        amount: 2637,
        askedAt: '2026-11-08T14:00:00.000Z',
        payments: [],
      },
    ],
  }),
  answer(
    getDelivery,
    aDelivery({ car: { plate: 'RDR4E21', renavam: '1', chassis: '2' } }),
  ),
];

describe("a contract's page for consultants", () => {
  it('shows terms, plan, statement, delivery, car, customer and the next step', async () => {
    open(PAGE, { viewer, answers: answers() });
    await screen.findByRole('heading', { name: 'Rita Lemos', level: 1 });
    for (const text of [
      'C-2606-0001, assinado em 10/06/2026',
      'Pagar: Mensalidade 7 de 12, R$ 2.637,00, vence em 10/12/2026.',
      'todo dia 10, ou no próximo dia útil',
      'Nenhum aditivo: vale o que foi assinado.',
      '529.982.247-25',
      'rita@example.com',
      '6 de 12 pagas',
    ])
      screen.getByText(
        (_, element) => element?.textContent?.replaceAll('\u00a0', ' ') === text,
        {
          selector: 'p, dd',
        },
      );
    await screen.findByText('RDR4E21');
    const bank = await screen.findByRole('table', { name: 'No banco' });
    expect(
      within(bank)
        .getAllByRole('row')
        .slice(1)
        .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' ')),
    ).toEqual([
      'Mensalidade 6 de 12Vencimento 10/11/2026PixPagaR$ 2.637,00 em 09/11/2026, 11:02; R$ 100,00 devolvidos09/11/2026, 11:00R$ 2.637,00',
      'Mensalidade 6 de 12Vencimento 10/11/2026Cartão salvoNão passou08/11/2026, 11:00R$ 2.637,00',
    ]);
    const statement = within(screen.getByRole('table', { name: 'Extrato' }));
    expect(
      statement.getAllByRole('rowheader').map(({ textContent }) => textContent),
    ).toEqual(['Pagamento', 'Mensalidade 6 de 12']);
    expect(
      screen
        .getByRole('link', { name: 'Proposta e documentos do cliente' })
        .getAttribute('href'),
    ).toBe(`/consultor/propostas/${contract.proposalId}`);
  });

  it('shows what the bank told that can not be true, and a refund that nothing holds', async () => {
    const bank = answer(listBankCharges, {
      items: [],
      oddEvents: [
        {
          ...{ id: 'evt_1', kind: 'payment.received', why: 'amount' },
          facts: [{ name: 'centavos', value: '900719925474' }],
          receivedAt: '2026-11-09T14:02:00.000Z',
        },
      ],
      unheldRefund: 312.5,
    });
    open(PAGE, {
      viewer,
      answers: [...answers().filter(({ call }) => call !== listBankCharges), bank],
    });
    const odd = await screen.findByRole('region', {
      name: 'Avisos do banco que não conferem',
    });
    expect(within(odd).getByRole('listitem').textContent).toBe(
      'Valor que não confere com a cobrançaChegou em 09/11/2026, 11:02 (payment.received)centavos: 900719925474Encerrar o aviso',
    );
    screen.getByText(
      'R$ 312,50 a devolver que nenhum pagamento no banco cobre. Combine com o cliente como devolver.',
    );
  });

  it('closes an odd event of the bank with its reason, and keeps who closed one', async () => {
    const event = {
      ...{ id: 'evt_1', kind: 'payment.received', why: 'amount' as const },
      facts: [],
      receivedAt: '2026-11-09T14:02:00.000Z',
    };
    const closed = {
      at: '2026-11-10T12:00:00.000Z',
      reason: 'Era um teste.',
      by: 'Rui Sá',
    };
    let isClosed = false;
    const bank = answer(listBankCharges, () => ({
      items: [],
      oddEvents: [isClosed ? { ...event, closed } : event],
    }));
    const close = answer(closeOddEvent, () => {
      isClosed = true;
      return { ok: true as const };
    });
    const { user, transport } = open(PAGE, {
      viewer,
      answers: [...answers().filter(({ call }) => call !== listBankCharges), bank, close],
    });
    await user.click(await screen.findByRole('button', { name: 'Encerrar o aviso' }));
    const form = screen.getByRole('form', {
      name: 'Encerrar o aviso: Valor que não confere com a cobrança',
    });
    await user.click(within(form).getByRole('button', { name: 'Encerrar o aviso' }));
    await within(form).findByText(
      'Diga o que o banco respondeu, ou por que o aviso não vale.',
    );
    await user.type(
      within(form).getByLabelText('O que o banco respondeu'),
      'Era um teste.',
    );
    await user.click(within(form).getByRole('button', { name: 'Encerrar o aviso' }));
    await screen.findByText('1 aviso encerrado');
    screen.getByText('Encerrado em 10/11/2026, 09:00 por Rui Sá: Era um teste.');
    expect(screen.queryByText('Avisos do banco que não conferem')).toBeNull();
    const [sent] = transport.requestsOf(closeOddEvent);
    expect(sent?.params).toEqual({ id: contract.id, eventId: 'evt_1' });
    expect(sent?.body).toEqual({ reason: 'Era um teste.' });
  });

  it('names what was charged once with its price', async () => {
    const oneOff = [{ key: 'entrega-em-casa', label: 'Entrega em casa', amount: 390 }];
    const terms = { ...contract.terms, oneOff };
    open(PAGE, { viewer, answers: answers({ terms }) });
    const label = await screen.findByText(
      'Entrega em casa, uma vez, com a primeira parcela',
      { selector: 'dt' },
    );
    expect(label.nextElementSibling?.textContent).toBe('R$\u00a0390,00');
  });

  it('of a car on the road lists its fines and leads to one more, by the plate', async () => {
    const car = { plate: 'RDR4E21', renavam: '1', chassis: '2' };
    open(PAGE, {
      viewer,
      answers: [
        ...answers().slice(0, -1),
        answer(getDelivery, aDelivery({ car, handedOverAt: '2026-06-18T14:00:00.000Z' })),
        answer(listTrafficFines, { items: [aTrafficFine()] }),
      ],
    });
    const fine = await screen.findByRole('link', { name: aTrafficFine().description });
    expect(fine.getAttribute('href')).toBe(`/consultor/multas/${aTrafficFine().id}`);
    expect(
      screen.getByRole('link', { name: 'Registrar multa' }).getAttribute('href'),
    ).toBe('/consultor/multas/nova?placa=RDR4E21');
  });

  it('says that the fines of a car could not be asked for', async () => {
    const handedOverAt = '2026-06-18T14:00:00.000Z';
    const car = { plate: 'RDR4E21', renavam: '1', chassis: '2' };
    open(PAGE, {
      viewer,
      answers: [
        ...answers().slice(0, -1),
        answer(getDelivery, aDelivery({ car, handedOverAt })),
        refuse(listTrafficFines, 503),
      ],
    });
    await screen.findByRole('heading', { name: 'Não conseguimos carregar as multas.' });
    screen.getByRole('link', { name: 'Registrar multa' });
  });

  it('counts months as the customer does, not what is charged beside them', async () => {
    const { plan } = contract;
    const once = {
      ...plan.installments[0],
      kind: 'avulsa',
      label: 'Entrega em casa',
    } as Installment;
    const installments = [once, ...plan.installments];
    open(PAGE, { viewer, answers: answers({ plan: { ...plan, installments } }) });
    await screen.findByText('6 de 12 pagas');
    screen.getByRole('button', { name: 'Ver as 12 parcelas' });
  });

  it('shows the installments around the next one until all are asked for', async () => {
    const { user } = open(PAGE, { viewer, answers: answers() });
    const plan = within(await screen.findByRole('table', { name: 'Parcelas' }));
    const names = () =>
      plan.getAllByRole('rowheader').map(({ textContent }) => textContent);
    expect(names()).toEqual(
      [6, 7, 8, 9, 10, 11].map((number) => `Mensalidade ${number} de 12`),
    );
    await user.click(screen.getByRole('button', { name: 'Ver as 12 parcelas' }));
    expect(names()).toHaveLength(12);
    await user.click(screen.getByRole('button', { name: 'Ver menos parcelas' }));
    expect(names()).toHaveLength(6);
  });

  it('names amendments, and how late it is', async () => {
    open(PAGE, {
      viewer,
      answers: answers({
        late: { since: '2026-11-10', days: 12, amount: 2700.29 },
        amendments: [
          {
            number: 1,
            kind: 'vencimento',
            text: 'Vencimento no dia 20, da mensalidade 8 em diante.',
            effectiveFrom: '2027-01-20',
            confirmedAt: '2026-11-21T12:00:00.000Z',
          },
        ],
      }),
    });
    await screen.findByText('12 dias de atraso');
    screen.getByText(/Vencimento no dia 20/);
    screen.getByText('vale desde 20/01/2027');
  });

  it('says that leaving costs nothing while its customer may withdraw, as they read', async () => {
    const freeUntil = '2099-06-18T02:59:59.999Z';
    const withdrawal = { kind: 'livre', freeUntil, cost: 0, refund: 2637 } as const;
    open(PAGE, { viewer, answers: answers({ withdrawal }) });
    const name = await screen.findByText('Sair hoje custa');
    expect(name.nextElementSibling?.textContent).toBe('nada, pela desistência');
  });

  it('gives the signed PDF, and says why when there is none', async () => {
    const why = 'Este contrato de demonstração não tem arquivo.';
    const { user } = open(PAGE, {
      viewer,
      answers: [...answers(), refuse(downloadContract, 404, { message: why })],
    });
    await user.click(
      await screen.findByRole('button', { name: 'Baixar o contrato assinado' }),
    );
    expect((await screen.findByRole('alert')).textContent).toBe(why);
  });

  it('says of a car that never came that its contract ended before', async () => {
    open(PAGE, {
      viewer,
      answers: [...answers(), answer(getDelivery, aDelivery({ state: 'cancelada' }))],
    });
    await screen.findByText('O contrato terminou antes da entrega.');
    expect(screen.queryByText('O cliente ainda não marcou')).toBeNull();
  });

  it('stays whole without a delivery, and says when a contract is not there', async () => {
    const { unmount } = open(PAGE, {
      viewer,
      answers: [
        listed,
        answer(getContract, contract),
        answer(listBankCharges, { items: [] }),
        refuse(getDelivery, 404, { message: 'Não encontramos essa entrega.' }),
      ],
    });
    await screen.findByText('Este contrato não tem entrega registrada.');
    await screen.findByText('Nada foi pedido ao banco por este contrato.');
    screen.getByRole('heading', { name: 'Rita Lemos', level: 1 });
    unmount();
    open(PAGE, {
      viewer,
      answers: [
        listed,
        refuse(getContract, 404, { message: 'Não encontramos esse contrato.' }),
      ],
    });
    await screen.findByRole('heading', { name: 'Não encontramos esse contrato.' });
  });
});

it('a delivery that did not happen on its day is told in the past', async () => {
  const slot = { day: '2026-11-02', time: '10:00' };
  open(PAGE, {
    viewer,
    answers: [
      ...answers(),
      answer(getDelivery, aDelivery({ state: 'entrega_agendada', slot })),
    ],
  });
  const term = await screen.findByText('Estava marcada para');
  expect(term.nextElementSibling?.textContent).toBe('02/11/2026, às 10:00');
});
