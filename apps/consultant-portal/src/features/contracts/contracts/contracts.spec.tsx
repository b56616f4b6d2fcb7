import { screen, waitFor, within } from '@testing-library/react';
import {
  type CustomerContract,
  getContract,
  getDelivery,
  listBankCharges,
  listCustomerContracts,
} from '@site/api-contract';
import { portalForSpecs } from '@site/shell/testing';
import {
  aContract,
  aCustomerContract,
  aDelivery,
  answer,
  aViewer,
  guardConsole,
  neverAnswer,
  refuse,
} from '@site/testing';
import { routes } from '../../../app/routes';

guardConsole();

const { open } = portalForSpecs('consultant-portal', routes);
const LIST = '/consultor/contratos';
const viewer = aViewer('consultant');
const RITA = 'c0ffee00-5d47-4a6e-9b0f-1c2d3e4f5a61';
const JULIO = 'c0ffee00-5d47-4a6e-9b0f-1c2d3e4f5a62';
const rita = aCustomerContract({ id: RITA });
const julio = aCustomerContract({ id: JULIO, customerName: 'Júlio Prado' });
const lateInstallment: CustomerContract['nextInstallment'] = {
  number: 6,
  kind: 'mensalidade',
  label: 'Mensalidade 6 de 12',
  dueDate: '2026-11-10',
  amount: 2637,
  open: 2637,
  status: 'vencida',
};

const page = (...items: CustomerContract[]) => ({
  items,
  nextCursor: null,
  total: items.length,
  counts: { late: 1, 'car-overdue': 0, coming: 0, active: 2, over: 0 },
});
const list = (...items: CustomerContract[]) =>
  answer(listCustomerContracts, page(...items));
const pages = [
  answer(listBankCharges, { items: [] }),
  answer(getContract, ({ params }) => aContract({ id: params.id, number: params.id })),
  answer(getDelivery, aDelivery()),
];

describe('the list of contracts', () => {
  it('waits as rows, says what went wrong, and says what will stand there', async () => {
    const waiting = open(LIST, { viewer, answers: [neverAnswer(listCustomerContracts)] });
    await screen.findByRole('heading', { name: 'Contratos' });
    screen.getByText('Carregando');
    waiting.unmount();
    const failed = open(LIST, {
      viewer,
      answers: [refuse(listCustomerContracts, 503, { message: 'Tente em instantes.' })],
    });
    await screen.findByRole('heading', { name: 'Não conseguimos abrir os contratos.' });
    failed.unmount();
    open(LIST, { viewer, answers: [list()] });
    await screen.findByRole('heading', {
      name: 'Nenhum contrato ainda. Quando um cliente assinar, ele aparece aqui na hora.',
    });
  });

  it('shows number, customer, car, state, next installment, what is owed and since when', async () => {
    const late = aCustomerContract({
      ...rita,
      owed: 2691.5,
      lateCharges: 63.29,
      late: { since: '2026-11-10', days: 12, amount: 2700.29 },
      nextInstallment: lateInstallment,
    });
    open(LIST, { viewer, answers: [list(late, julio)] });
    const row = within(await screen.findByRole('row', { name: /Rita Lemos/ }));
    for (const text of [
      'C-2606-0001, •••.982.247-••',
      'Aroeira Evolução 1.0 Turbo AT',
      'RDR4E21',
      'Em atraso',
      'venceu em 10/11/2026',
      '12 dias',
    ])
      row.getByText(text);
    expect(row.queryByText('Ativa')).toBeNull();
    row.getByRole('cell', { name: /2\.700,29.*venceu em 10\/11\/2026/ });
    row.getByRole('cell', { name: /2\.691,50.*com multa e juros até hoje/ });
    const inTime = within(screen.getByRole('row', { name: /Júlio Prado/ }));
    inTime.getByText('Em dia');
    expect(inTime.queryByText('Em atraso')).toBeNull();
    screen.getByText('2 de 2 contratos');
  });

  it.each([
    ['cancelada', 0, '–'],
    ['encerrada', 0, '–'],
    ['encerrada', 900, 'Em dia'],
    ['ativa', 0, 'Em dia'],
  ] as const)(
    'a contract %s that owes %s reads "%s" as its lateness',
    async (state, owed, words) => {
      open(LIST, { viewer, answers: [list(aCustomerContract({ state, owed }))] });
      const table = await screen.findByRole('table');
      expect(within(table).getAllByRole('cell').at(-1)?.textContent).toBe(words);
    },
  );

  it('says of a contract that was ended unpaid that it was, late as it is', async () => {
    const carReturn = {
      kind: 'inadimplencia',
      bringBy: '2026-11-30',
      isBack: false,
      isOverdue: false,
      slot: null,
    } as const;
    const late = { since: '2026-11-10', days: 12, amount: 2700.29 };
    const ended = { ...rita, carReturn, late };
    open(LIST, { viewer, answers: [list(aCustomerContract(ended))] });
    const row = within(await screen.findByRole('row', { name: /Rita Lemos/ }));
    row.getByText('Encerrada por falta de pagamento');
    expect(row.queryByText('Ativa')).toBeNull();
  });

  it('marks a car that should be back, and finds those', async () => {
    const carReturn = {
      kind: 'desistencia',
      slot: null,
      bringBy: '2026-11-30',
      isOverdue: true,
      isBack: false,
    } as const;
    const missing = aCustomerContract({ ...rita, state: 'cancelada', carReturn });
    const { user, transport } = open(LIST, { viewer, answers: [list(missing, julio)] });
    const row = within(await screen.findByRole('row', { name: /Rita Lemos/ }));
    row.getByText('Devolução era até 30/11/2026');
    await user.selectOptions(screen.getByLabelText('Mostrar'), 'Devolução atrasada');
    await waitFor(() =>
      expect(transport.requestsOf(listCustomerContracts).at(-1)?.query).toEqual({
        stage: 'car-overdue',
      }),
    );
  });

  it('is filtered through the address, also by the customer that a record links to', async () => {
    const { user, location, transport } = open(`${LIST}?cliente=${RITA}`, {
      viewer,
      answers: [list(rita)],
    });
    await screen.findByText('1 contrato');
    const asked = () => transport.requestsOf(listCustomerContracts).at(-1)?.query;
    expect(asked()).toEqual({ customerId: RITA });
    await user.selectOptions(screen.getByLabelText('Mostrar'), 'Em atraso (1)');
    const search = screen.getByLabelText('Número, cliente, placa, CPF, CNPJ ou e-mail');
    await user.type(search, 'RDR4E21{Enter}');
    await waitFor(() =>
      expect(location()).toBe(`${LIST}?cliente=${RITA}&mostrar=em-atraso&busca=RDR4E21`),
    );
    await waitFor(() =>
      expect(asked()).toEqual({ customerId: RITA, stage: 'late', search: 'RDR4E21' }),
    );
    await user.click(screen.getByRole('button', { name: 'Limpar' }));
    await waitFor(() => expect(location()).toBe(LIST));
  });

  it("'Carregar mais' adds the next page below", async () => {
    const first = { ...page(rita), nextCursor: 'abc', total: 2 };
    const second = { ...page(julio), total: 2 };
    const { user } = open(LIST, {
      viewer,
      answers: [
        answer(listCustomerContracts, ({ query }) =>
          query?.cursor === 'abc' ? second : first,
        ),
      ],
    });
    await user.click(await screen.findByRole('button', { name: 'Carregar mais' }));
    await screen.findByText('2 de 2 contratos');
  });

  it('is walked by J and K, from the list and from a contract, and keeps its filters', async () => {
    const { user, location } = open(`${LIST}?mostrar=ativos`, {
      viewer,
      answers: [list(rita, julio), ...pages],
    });
    await screen.findByRole('row', { name: /Júlio Prado/ });
    await user.keyboard('j');
    await waitFor(() => expect(location()).toBe(`${LIST}/${RITA}?mostrar=ativos`));
    await screen.findByRole('heading', { name: RITA });
    await user.keyboard('j');
    await screen.findByRole('heading', { name: JULIO });
    await user.keyboard('k');
    await screen.findByRole('heading', { name: RITA });
    await user.click(screen.getByRole('link', { name: 'Todos os contratos' }));
    await waitFor(() => expect(location()).toBe(`${LIST}?mostrar=ativos`));
  });
});
