import { screen, within } from '@testing-library/react';
import {
  type Customer,
  type CustomerEvent,
  type CustomerFile,
  findCustomers,
  getAccountRecord,
  getCustomer,
} from '@site/api-contract';
import { portalForSpecs } from '@site/shell/testing';
import { answer, aViewer, guardConsole, refuse } from '@site/testing';
import { routes } from '../../../app/routes';

guardConsole();

const { open } = portalForSpecs('consultant-portal', routes);
const LIST = '/consultor/clientes';
const viewer = aViewer('consultant');
const ID = 'c0ffee00-5d47-4a6e-9b0f-1c2d3e4f5a61';
const PAGE = `${LIST}/${ID}`;
const FIELD = 'CPF, CNPJ, e-mail ou nome';
const rita: Customer = {
  id: ID,
  name: 'Rita Lemos',
  personType: 'PF',
  document: '•••.982.247-••',
  email: 'r•••@exemplo.test',
  cellphone: '(41) •••••-5432',
  since: '2026-03-02T12:00:00.000Z',
};
const events: CustomerEvent[] = [
  {
    kind: 'statement',
    id: ID,
    at: '2026-11-23T12:00:00.000Z',
    contractNumber: 'C-2606-0001',
    line: 3,
    label: 'Devolução enviada',
    amount: 150,
  },
  {
    kind: 'dispute',
    id: ID,
    at: '2026-11-22T15:00:00.000Z',
    contractNumber: 'C-2606-0001',
    label: '500 km a mais',
    contested: 350,
    credited: 150,
    state: 'aceita',
    answeredAt: '2026-11-23T11:00:00.000Z',
  },
  {
    kind: 'dispute',
    id: 'c0ffee01-5d47-4a6e-9b0f-1c2d3e4f5a61',
    at: '2026-11-22T14:00:00.000Z',
    contractNumber: 'C-2606-0001',
    label: 'Avaria: porta',
    contested: 800,
    credited: null,
    state: 'aberta',
    answeredAt: null,
  },
  {
    kind: 'statement',
    id: ID,
    at: '2026-11-22T12:00:00.000Z',
    contractNumber: 'C-2606-0001',
    line: 2,
    label: 'Pagamento por Pix',
    amount: -2637,
  },
  {
    kind: 'statement',
    id: ID,
    at: '2026-11-22T12:00:00.000Z',
    contractNumber: 'C-2606-0001',
    line: 1,
    label: 'Mensalidade 1 de 36, vence em 01/12/2026',
    amount: 2637,
  },
  {
    kind: 'purchase',
    id: ID,
    at: '2026-11-21T12:00:00.000Z',
    contractNumber: 'C-2606-0001',
    price: 68_500.5,
    state: 'oferecida',
  },
  {
    kind: 'return',
    id: ID,
    at: '2026-11-20T12:00:00.000Z',
    reason: 'antecipada',
    contractNumber: 'C-2606-0001',
    returnedAt: null,
    damages: null,
  },
  {
    kind: 'fine',
    id: ID,
    at: '2026-11-10T12:00:00.000Z',
    description: 'Avanço de sinal',
    amount: 293.47,
    state: 'aguardando_condutor',
  },
  {
    kind: 'service',
    id: ID,
    at: '2026-10-10T12:00:00.000Z',
    number: 'S-2610-0001',
    subject: 'pneu',
    state: 'aberta',
  },
  {
    kind: 'contract',
    id: ID,
    at: '2026-06-10T12:00:00.000Z',
    number: 'C-2606-0001',
    car: 'Aroeira Evolução 1.0 Turbo AT',
    state: 'ativa',
    owed: 2725,
    daysLate: 40,
  },
  {
    kind: 'proposal',
    id: ID,
    at: '2026-06-01T12:00:00.000Z',
    number: 'P-2606-0001',
    car: 'Aroeira Evolução 1.0 Turbo AT',
    state: 'ativa',
  },
  {
    kind: 'lead',
    id: ID,
    at: '2026-05-01T12:00:00.000Z',
    form: 'contato',
    status: 'virou_proposta',
  },
];
const endedUnpaid = (event: CustomerEvent): CustomerEvent =>
  event.kind === 'contract' || event.kind === 'proposal'
    ? { ...event, returnKind: 'inadimplencia' }
    : event;
const file: CustomerFile = {
  customer: rita,
  events,
  hasMore: false,
  hasAnalysis: true,
  hasLeads: true,
};

describe('the search for customers', () => {
  it('searches only on the button, masks the results, and keeps the document out of the address', async () => {
    const { user, transport } = open(LIST, {
      viewer,
      answers: [answer(findCustomers, { items: [rita], hasMore: true })],
    });
    await user.type(await screen.findByLabelText(FIELD), ' 529.982.247-25 ');
    expect(transport.requestsOf(findCustomers)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Procurar' }));
    const row = within(await screen.findByRole('row', { name: /Rita Lemos/ }));
    row.getByText('•••.982.247-••');
    expect(row.getByRole('link').getAttribute('href')).toBe(PAGE);
    screen.getByText(/^Há mais clientes com esse nome\./);
    expect(transport.requestsOf(findCustomers).map(({ query }) => query)).toEqual([
      { search: '529.982.247-25' },
    ]);
  });

  it('says what it needs without a request, and that no customer was found', async () => {
    const { user, transport } = open(LIST, {
      viewer,
      answers: [answer(findCustomers, { items: [], hasMore: false })],
    });
    await user.type(await screen.findByLabelText(FIELD), 'Jo{Enter}');
    expect((await screen.findByRole('alert')).textContent).toContain('três letras');
    expect(transport.requestsOf(findCustomers)).toEqual([]);
    await user.type(screen.getByLabelText(FIELD), 'ão{Enter}');
    await screen.findByRole('heading', { name: 'Nenhum cliente encontrado' });
  });

  it('is restored when going back from a customer', async () => {
    const { user, back, location } = open(LIST, {
      viewer,
      answers: [
        answer(findCustomers, { items: [rita], hasMore: false }),
        answer(getCustomer, file),
      ],
    });
    await user.type(await screen.findByLabelText(FIELD), 'lemos rita{Enter}');
    await user.click(await screen.findByRole('link', { name: 'Rita Lemos' }));
    await screen.findByRole('heading', { level: 1, name: 'Rita Lemos' });
    await back();
    expect(location()).toBe(LIST);
    await screen.findByDisplayValue('lemos rita');
    await screen.findByRole('link', { name: 'Rita Lemos' });
  });

  it.each([
    [429, /^Muitas consultas na última hora\./],
    [503, 'Não conseguimos procurar.'],
  ])('says when it is too often, or broken (%s)', async (status, name) => {
    const { user } = open(LIST, {
      viewer,
      answers: [refuse(findCustomers, status, { message: 'Espere.' })],
    });
    await user.type(await screen.findByLabelText(FIELD), 'Rita{Enter}');
    await screen.findByRole('heading', { name });
  });
});

describe('the page of a customer', () => {
  it('shows masked contact data, and links each event to its page', async () => {
    const { transport } = open(PAGE, { viewer, answers: [answer(getCustomer, file)] });
    await screen.findByRole('heading', { level: 1, name: 'Rita Lemos' });
    for (const text of ['•••.982.247-••', 'r•••@exemplo.test', '(41) •••••-5432'])
      screen.getByText(text);
    const list = screen.getByRole('list', { name: 'Tudo deste cliente' });
    const links = within(list).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Devolução enviada', `/consultor/contratos/${ID}`],
      ['Contestação: 500 km a mais', `/consultor/contestacoes/${ID}?mostrar=respondidas`],
      [
        'Contestação: Avaria: porta',
        '/consultor/contestacoes/c0ffee01-5d47-4a6e-9b0f-1c2d3e4f5a61',
      ],
      ['Pagamento por Pix', `/consultor/contratos/${ID}`],
      ['Mensalidade 1 de 36, vence em 01/12/2026', `/consultor/contratos/${ID}`],
      ['Compra do carro do contrato C-2606-0001', `/consultor/compras/${ID}`],
      ['Devolução do contrato C-2606-0001', `/consultor/contratos/${ID}`],
      ['Multa de trânsito', `/consultor/multas/${ID}`],
      ['Atendimento S-2610-0001', `/consultor/atendimentos/${ID}`],
      ['Contrato C-2606-0001', `/consultor/contratos/${ID}`],
      ['Proposta P-2606-0001', `/consultor/propostas/${ID}`],
      ['Lead', `/consultor/leads/${ID}`],
    ]);
    for (const text of [
      /2\.725,00 em aberto/,
      /40 dias de atraso/,
      /293,47/,
      /68\.500,50/,
    ])
      within(list).getByText(text);
    expect(transport.requestsOf(getAccountRecord)).toEqual([]);
  });

  it('says what was contested and answered, and each line of the statement', async () => {
    open(PAGE, { viewer, answers: [answer(getCustomer, file)] });
    const list = await screen.findByRole('list', { name: 'Tudo deste cliente' });
    const items = within(list).getAllByRole('listitem').slice(0, 5);
    expect(items.map((item) => item.textContent?.replace(/\s/g, ' '))).toEqual([
      'Devolução enviadaR$ 150,00 no contrato C-2606-000123/11/2026, 09:00',
      'Contestação: 500 km a maisAceita em parteR$ 350,00 no contrato C-2606-0001. Respondida em 23/11/202622/11/2026, 12:00',
      'Contestação: Avaria: portaAbertaR$ 800,00 no contrato C-2606-0001. Sem resposta22/11/2026, 11:00',
      'Pagamento por PixR$ 2.637,00 no contrato C-2606-000122/11/2026, 09:00',
      'Mensalidade 1 de 36, vence em 01/12/2026R$ 2.637,00 no contrato C-2606-000122/11/2026, 09:00',
    ]);
  });

  it('says that a contract was ended for unpaid bills', async () => {
    const ended = { ...file, events: events.map(endedUnpaid) };
    open(PAGE, { viewer, answers: [answer(getCustomer, ended)] });
    const list = await screen.findByRole('list', { name: 'Tudo deste cliente' });
    expect(within(list).getAllByText('Encerrada por falta de pagamento')).toHaveLength(2);
    expect(within(list).queryByText('Ativa')).toBeNull();
  });

  it('says what is left out', async () => {
    open(PAGE, {
      viewer,
      answers: [
        answer(getCustomer, { ...file, events: [], hasMore: true, hasLeads: false }),
      ],
    });
    await screen.findByText('Nada aconteceu com este cliente ainda.');
    screen.getByText(/^Só os 50 mais recentes/);
    screen.getByText(/^Os leads ficam de fora/);
  });

  it('has no links to proposals and leads without the right to them', async () => {
    open(PAGE, {
      viewer: aViewer('consultant', { rights: ['desk'] }),
      answers: [
        answer(getCustomer, { ...file, events: [], hasAnalysis: false, hasLeads: false }),
      ],
    });
    await screen.findByText(
      'Propostas, contratos e o que vem deles ficam de fora: você não tem acesso a eles.',
    );
    expect(screen.queryByText('Nada aconteceu com este cliente ainda.')).toBeNull();
    for (const name of ['Contratos deste cliente', 'Quem olhou este cliente'])
      expect(screen.queryByRole('link', { name })).toBeNull();
  });

  it('offers the whole registration to consultants of proposals or leads, and tells others why not', async () => {
    for (const [rights, isOpen] of [
      [['desk', 'audit'], false],
      [['analysis'], true],
      [['leads'], true],
    ] as const) {
      const { unmount } = open(PAGE, {
        viewer: aViewer('consultant', { rights }),
        answers: [answer(getCustomer, file)],
      });
      const record = within(await screen.findByRole('region', { name: 'Cadastro' }));
      expect(
        record.queryByRole('button', { name: 'Ver cadastro completo' }) !== null,
      ).toEqual(isOpen);
      expect(
        record.queryByText(
          'O cadastro completo é de quem cuida de propostas ou de leads. Peça acesso a quem cuida das contas da equipe.',
        ) !== null,
      ).toEqual(!isOpen);
      unmount();
    }
  });

  it.each([
    [404, 'Este cliente não está aqui'],
    [429, /^Muitas consultas na última hora\./],
    [503, 'Não conseguimos abrir o cliente.'],
  ])('says what went wrong (%s)', async (status, name) => {
    open(PAGE, { viewer, answers: [refuse(getCustomer, status, { message: 'Não.' })] });
    await screen.findByRole('heading', { name });
  });
});
