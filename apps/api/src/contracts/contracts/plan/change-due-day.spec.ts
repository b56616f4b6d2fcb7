import { changeDueDay, getContract } from '@site/api-contract';
import { addDays, DAY_MS, daysBetween, formatDate } from '@site/api-contract/brazil';
import { testApi } from '../../../testing/api';
import { HOME, setStock } from '../../deliveries/testing/signed-contract';
import { contractAmendments } from '../contract-amendments.table';
import {
  handOver,
  payContract,
  signedContract,
  signedInAgain,
} from '../testing/signed-contract';
import { postDueCharges } from './post-due-charges';

const api = testApi();
beforeEach(() => setStock(api, { [HOME]: 3 }));

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
