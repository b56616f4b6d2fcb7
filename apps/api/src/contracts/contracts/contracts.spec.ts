import { randomUUID } from 'node:crypto';
import {
  changeDueDay,
  getContract,
  getContractInstallments,
  getExitQuotes,
  getProposal,
  listContracts,
} from '@site/api-contract';
import {
  addDays,
  DAY_MS,
  daysBetween,
  formatDate,
  reaisFromCentavos,
} from '@site/api-contract/brazil';
import { exitCostCentavos } from '@site/api-contract/pricing';
import { readyCustomer } from '../../sales/proposals/testing/ready-customer';
import { testApi } from '../../testing/api';
import { HOME, setStock } from '../deliveries/testing/signed-contract';
import { contractAmendments } from './contract-amendments.table';
import { postDueCharges } from './plan/post-due-charges';
import {
  handOver,
  payContract,
  signedContract,
  signedInAgain,
} from './testing/signed-contract';

const api = testApi();
beforeEach(() => setStock(api, { [HOME]: 3 }));

describe('a contract', () => {
  it('is made at the signature with a number, frozen terms, a first charge and a mail', async () => {
    const { customer, contract, proposalId } = await signedContract(api);
    expect(contract.number).toMatch(/^C-2611-\d{4,}$/);
    const params = { id: contract.id };
    const { data } = await customer.send(getContract, { params });
    expect(data).toMatchObject({
      number: contract.number,
      proposalId,
      state: 'contrato_assinado',
      monthly: 2637,
      term: 36,
      km: 1000,
      signedOn: '2026-11-23',
      promisedOn: '2026-12-02',
      handedOverOn: null,
      owed: 2637,
      balance: 2637,
      credit: 0,
      refundDue: 0,
      amendments: [],
      exit: { month: 0, cost: 10_548 },
      dueDayFrom: 2,
      nextInstallment: { number: 1, dueDate: '2026-11-24', status: 'a_vencer' },
    });
    expect(
      data.terms.lines.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0),
    ).toBe(263_700);
    const mail = (await api.mails()).at(-1);
    expect(mail?.subject).toBe(`Contrato ${contract.number} assinado`);
    expect(mail?.bodyText).toContain(
      'A primeira parcela, de R$ 2.637,00, vence em 24/11/2026. Você recebe o carro até 02/12/2026.',
    );
    expect(mail?.bodyText).toContain('Até 30/11/2026, às 23:59');
    // The promise counts from the signature on every screen.
    const proposal = await customer.send(getProposal, { params: { id: proposalId } });
    expect(proposal.data.deliveryDate).toBe('2026-12-02');
    expect((await customer.send(listContracts, {})).data).toMatchObject([
      { id: contract.id, owed: 2637 },
    ]);
  });

  it('is read by its customer and by consultants, whose look leaves a trace, by nobody else', async () => {
    const { customer, contract } = await signedContract(api);
    const params = { id: contract.id };
    const consultant = await api.asRole('CONSULTANT');
    const seen = await consultant.send(getContract, { params });
    expect(seen.status).toBe(200);
    expect(seen.data.number).toEqual(contract.number);
    const traces = await api.trail('contract-viewed');
    expect(traces).toMatchObject([
      { personId: customer.userId, subject: `contract:${contract.id}` },
    ]);
    const stranger = await api.asRole('customer');
    expect((await stranger.send(listContracts, {})).data).toEqual([]);
    for (const call of [getContract, getExitQuotes])
      expect((await stranger.send(call, { params })).status).toBe(404);
    expect(
      (await consultant.send(getContract, { params: { id: randomUUID() } })).status,
    ).toBe(404);
    expect(
      (await (await api.asRole('DEALER')).send(getContract, { params })).status,
    ).toBe(403);
  });

  it('names in its mail the first payment as the contract does, with what is charged once', async () => {
    const addOns = ['vidros-e-pneus', 'entrega-em-casa'];
    const { contract } = await signedContract(api, { choice: { addOns } });
    const mail = (await api.mails()).at(-1);
    expect(mail?.subject).toBe(`Contrato ${contract.number} assinado`);
    expect(mail?.bodyText).toContain('Mensalidade: R$ 2.637,00\n');
    expect(mail?.bodyText).toContain(
      'A primeira parcela, de R$ 3.027,00, vence em 24/11/2026.',
    );
  });

  it('quotes leaving in each month by the function of the simulator', async () => {
    const { customer, contract, proposalId } = await signedContract(api);
    await payContract(api, contract.id);
    api.clock.advance(8 * DAY_MS);
    await handOver(api, proposalId); // 1 December
    api.clock.advance(31 * DAY_MS);
    await signedInAgain(api, customer);
    const { data } = await customer.send(getExitQuotes, { params: { id: contract.id } });
    expect(data.quotes.map(({ cost }) => cost)).toEqual(
      Array.from({ length: 36 }, (_, index) =>
        reaisFromCentavos(exitCostCentavos(263_700, 36, index + 1)),
      ),
    );
    expect(data.month).toBe(2);
    expect(data.cost).toBe(data.quotes[1]?.cost);
    expect(data.quotes.slice(0, 2).map(({ from }) => from)).toEqual([
      '2026-12-01',
      '2027-01-01',
    ]);
  });
});

describe('another due day', () => {
  const change = (dueDay: 5 | 10 | 15 | 20 | 25, fromInstallment: number) => ({
    dueDay,
    fromInstallment,
  });

  it('is a numbered amendment that counts from the next installment not yet charged', async () => {
    const { customer, contract } = await signedContract(api, { order: { dueDay: 10 } });
    const params = { id: contract.id };
    const first = await customer.send(changeDueDay, { params, body: change(20, 2) });
    expect(first.status).toBe(200);
    expect(first.data.amendments).toMatchObject([
      {
        number: 1,
        kind: 'vencimento',
        text: 'Vencimento no dia 20, da mensalidade 2 em diante.',
        effectiveFrom: '2026-11-23',
      },
    ]);
    expect(first.data.terms.dueDay).toBe(20);
    // Delivered on 2 December: a month later, then the first 20th, a Wednesday.
    expect(
      first.data.plan.installments.slice(0, 3).map(({ dueDate }) => dueDate),
    ).toEqual(['2026-11-24', '2027-01-20', '2027-02-22']);
    expect((await api.mails()).at(-1)).toMatchObject({
      subject: `Contrato ${contract.number}: mudança 1`,
      bodyText: expect.stringMatching(`/area-logada/contratos/${contract.id}\n`),
    });
    const again = await customer.send(changeDueDay, { params, body: change(20, 2) });
    expect(again.data.amendments).toHaveLength(1);
  });

  it('is made once until the installment that it names has been charged', async () => {
    const { customer, contract, proposalId } = await signedContract(api, {
      order: { dueDay: 10 },
    });
    const params = { id: contract.id };
    const change20 = await customer.send(changeDueDay, { params, body: change(20, 2) });
    expect(change20.data.dueDayPending).toEqual({
      ...{ dueDay: 20, fromInstallment: 2, againOn: null },
    });
    const undelivered = await customer.send(changeDueDay, { params, body: change(5, 2) });
    expect(undelivered.status).toBe(409);
    expect(undelivered.body.reason).toBe('due-day-pending');
    expect(undelivered.body.message).toBe(
      'O vencimento já muda para o dia 20 a partir da mensalidade 2. Você pode mudar de novo depois que ela for cobrada.',
    );
    await payContract(api, contract.id);
    await handOver(api, proposalId); // 23 November: the second is due on 21 December
    await signedInAgain(api, customer);
    const { data } = await customer.send(getContract, { params });
    const dueOn = data.plan.installments[1]?.dueDate ?? '';
    const againOn = addDays(dueOn, -10);
    expect(data.dueDayPending).toMatchObject({ againOn });
    const answers = await Promise.all(
      ([5, 10, 15, 25] as const).map((day) =>
        customer.send(changeDueDay, { params, body: change(day, 2) }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(4).fill(409));
    expect(answers[0]?.body.message).toBe(
      `O vencimento já muda para o dia 20 a partir da mensalidade 2. Você pode mudar de novo a partir de ${formatDate(againOn)}, quando ela é cobrada.`,
    );
    api.clock.advance((daysBetween('2026-11-23', againOn) + 1) * DAY_MS);
    await postDueCharges(api.ports, api.db);
    await signedInAgain(api, customer);
    const second = await customer.send(changeDueDay, { params, body: change(5, 3) });
    expect(second.data.amendments.map(({ number }) => number)).toEqual([1, 2]);
  });

  it('of many years is read into a page with the newest 20 amendments', async () => {
    const { customer, contract } = await signedContract(api);
    await api.db.insert(contractAmendments).values(
      Array.from({ length: 23 }, (_, index) => ({
        ...{ contractId: contract.id, number: index + 1, kind: 'vencimento' as const },
        ...{
          changes: { dueDay: 10, fromInstallment: 1 },
          effectiveFrom: '2026-11-23',
          confirmedAt: api.clock.now(),
        },
      })),
    );
    const { data } = await customer.send(getContract, { params: { id: contract.id } });
    expect(data.amendments.map(({ number }) => number)).toEqual(
      Array.from({ length: 20 }, (_, index) => index + 4),
    );
    expect(data.earlierAmendments).toBe(3);
  });

  it('counts from the first installment that it makes neither late nor due at once', async () => {
    const { customer, contract, proposalId } = await signedContract(api, {
      order: { dueDay: 10 },
    });
    const params = { id: contract.id };
    await payContract(api, contract.id);
    await handOver(api, proposalId);
    api.clock.advance(37 * DAY_MS); // 30 December: the second is due on 11 January
    await signedInAgain(api, customer);
    const { data } = await customer.send(getContract, { params });
    expect(data.dueDayChanges).toEqual([
      { dueDay: 5, fromInstallment: 3, dueOn: '2027-02-05' },
      { dueDay: 10, fromInstallment: 2, dueOn: '2027-01-11' },
      { dueDay: 15, fromInstallment: 2, dueOn: '2027-01-15' },
      { dueDay: 20, fromInstallment: 2, dueOn: '2027-01-20' },
      { dueDay: 25, fromInstallment: 3, dueOn: '2027-01-25' },
    ]);
    const early = await customer.send(changeDueDay, { params, body: change(25, 2) });
    expect(early.status).toBe(409);
    expect(early.body.notifications).toEqual([{ key: 'FromInstallment', message: '3' }]);
    const { data: changed } = await customer.send(changeDueDay, {
      params,
      body: change(25, 3),
    });
    expect(changed.plan.installments.slice(1, 3).map(({ dueDate }) => dueDate)).toEqual([
      '2027-01-11',
      '2027-01-25',
    ]);
  });

  it('is refused when what was shown has been charged meanwhile', async () => {
    const { customer, contract, proposalId } = await signedContract(api);
    await payContract(api, contract.id);
    await handOver(api, proposalId);
    api.clock.advance(45 * DAY_MS); // the second, due on 11 January, is charged
    await postDueCharges(api.ports, api.db);
    await signedInAgain(api, customer);
    const { status, body } = await customer.send(changeDueDay, {
      params: { id: contract.id },
      body: change(20, 2),
    });
    expect(status).toBe(409);
    expect(body.reason).toBe('terms-moved');
    expect(body.notifications).toEqual([{ key: 'FromInstallment', message: '3' }]);
  });
});

describe('the job that charges', () => {
  it('charges each installment 10 days before it is due, once however many run it, and none before the handover', async () => {
    const { customer, contract, proposalId } = await signedContract(api);
    await payContract(api, contract.id, 300_000); // R$ 363,00 too much
    api.clock.advance(8 * DAY_MS);
    expect(await postDueCharges(api.ports, api.db)).toEqual({ done: 0 });
    await handOver(api, proposalId); // 1 December: the second is due on 11 January
    api.clock.advance(30 * DAY_MS); // 31 December
    expect(await postDueCharges(api.ports, api.db)).toEqual({ done: 0 });
    api.clock.advance(DAY_MS);
    const runs = await Promise.all(
      [1, 2, 3].map(() => postDueCharges(api.ports, api.db)),
    );
    expect(runs.reduce((sum, { done }) => sum + done, 0)).toBe(1);
    await signedInAgain(api, customer);
    const { data } = await customer.send(getContractInstallments, {
      params: { id: contract.id },
    });
    // The overpaid amount has paid part of it.
    expect(data.installments[1]).toMatchObject({
      dueDate: '2027-01-11',
      status: 'parcial',
      open: 2274,
    });
  });

  it('catches up on everything that was missed while nobody ran it, and passes by who never signed', async () => {
    await readyCustomer(api);
    const { contract, proposalId } = await signedContract(api);
    await payContract(api, contract.id);
    await handOver(api, proposalId);
    api.clock.advance(100 * DAY_MS); // 3 March: 2, 3 and 4
    expect(await postDueCharges(api.ports, api.db)).toEqual({ done: 3 });
    expect(await postDueCharges(api.ports, api.db)).toEqual({ done: 0 });
  });
});
