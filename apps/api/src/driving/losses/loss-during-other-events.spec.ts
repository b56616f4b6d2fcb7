import {
  buyKm,
  changeDueDay,
  contestCharge,
  decideDeductible,
  getContractPayments,
  getKmBank,
  getPrivacy,
  getPurchase,
  listContracts,
  listCustomerContracts,
  listReturns,
  sendServiceMessage,
  withdrawContract,
} from '@site/api-contract';
import { cars } from '../../contracts/deliveries/handovers.table';
import { postTransaction, readLedger } from '../../contracts/ledger/ledger.repository';
import { chargeOf, paymentOf } from '../../contracts/ledger/ledger.rules';
import { openItems, refundDueIn } from '../../contracts/ledger/statement.rules';
import { remindOfBills } from '../../payments/dunning/reminders.job';
import { testApi } from '../../testing/api';
import { changePurchase, insertPurchase } from '../purchases/purchases.repository';
import { returns } from '../returns/returns.table';
import { acts, contractOf, type Driver } from '../returns/testing/car-return';
import { demands } from '../returns/testing/demanded-car';
import { serviceRequests } from '../service-requests/service-requests.table';
import { open, THEFT } from '../service-requests/testing/claimed-request';
import { PLATE, register } from '../traffic-fines/testing/a-fine';
import { losses } from './testing/lost-car';

const api = testApi();
const act = acts(api);
const { unpaid, end: demand } = demands(api);
const { lived, told, days, quote, end, requestOf, lastMail } = losses(api);
const LOST_ON = '2027-01-02';

/** Lost on 02/01/2027, the 41st day with the car, and ended on that day. */
async function lost(driver?: Driver) {
  const own = driver ?? (await lived(40));
  const request = await told(own, { happenedOn: LOST_ON });
  expect((await end(request, { lostOn: LOST_ON })).status).toBe(200);
  return { ...own, request };
}

/** Its customer had accepted to buy the car for 50.000,00, and paid part of it. */
async function buying(paidCentavos: number): Promise<Driver> {
  const driver = await lived(40);
  const { id: contractId } = driver;
  const now = api.clock.now();
  const dueOn = '2027-01-25';
  await insertPurchase(api.db, { contractId, before: null, now });
  await changePurchase(
    api.db,
    { contractId, revision: 1 },
    {
      ...{ state: 'aceita', priceCentavos: 5_000_000, validUntil: dueOn },
      ...{ answer: 'Tabela.', answeredAt: now, acceptedAt: now, dueOn, updatedAt: now },
    },
  );
  const price = chargeOf({
    ...{ reference: 'charge:purchase:1', onDay: '2027-01-02', dueOn, credit: 0 },
    items: [{ item: 'purchase:1', account: 'revenue-sale', centavos: 5_000_000 }],
  });
  await postTransaction(api.ports, api.db, contractId, price);
  if (paidCentavos > 0)
    await postTransaction(
      api.ports,
      api.db,
      contractId,
      paymentOf({
        ...{ reference: 'payment:part', onDay: '2027-01-02', dueOn },
        centavos: paidCentavos,
        open: openItems(await readLedger(api.db, contractId)),
      }),
    );
  return driver;
}

describe('what a lost car ends', () => {
  it('is a return that was booked, which its dealership expects no more', async () => {
    const driver = await lived(40);
    const [first] = await act.slots(driver.customer, driver.id);
    await act.book(driver.customer, driver.id, first?.day ?? '', first?.cost ?? 0);
    const seller = await act.staff();
    const coming = async () =>
      (await seller.send(listReturns, { query: {} })).data.items.length;
    expect(await coming()).toBe(1);
    await lost(driver);
    expect(await coming()).toBe(0);
    expect((await contractOf(driver)).carReturn).toBeNull();
  });

  it('is a purchase, whose price is owed no longer and goes back as far as it was paid', async () => {
    const driver = await buying(100_000);
    const request = await told(driver, { happenedOn: LOST_ON });
    expect((await quote(request.id, LOST_ON)).data.owed).toBe(0);
    await end(request, { lostOn: LOST_ON });
    const after = await contractOf(driver);
    expect(after.owed).toBe(0);
    expect(after.purchase?.state).toBe('vencida');
    const params = { id: driver.id };
    const { data } = await driver.customer.send(getPurchase, { params });
    expect(data.canAsk).toBe(false);
    const entries = await readLedger(api.db, driver.id);
    expect(refundDueIn(entries)).toBeGreaterThan(100_000);
    expect((await lastMail()).bodyText).toMatch(
      /A compra do carro terminou com o contrato, e nada é cobrado por ela\. Os R\$ 1\.000,00 que você já tinha pago voltam/,
    );
  });

  it('is no car that was paid already: it is its buyer’s', async () => {
    const driver = await buying(5_000_000);
    const request = await told(driver, { happenedOn: LOST_ON });
    const { status, body } = await end(request, { lostOn: LOST_ON });
    expect(status).toBe(409);
    expect(body.reason).toBe('purchase-unready');
    expect((await contractOf(driver)).state).toBe('ativa');
  });

  it('is the demand for a car of an unpaid contract, without the cost of leaving', async () => {
    const driver = await unpaid(); // 17/03/2027
    await demand(driver);
    const request = await told(driver, { happenedOn: '2027-03-17' });
    await end(request, { lostOn: '2027-03-17' });
    expect(await api.db.select().from(returns)).toEqual([]);
    const after = await contractOf(driver);
    expect(after).toMatchObject({ state: 'encerrada', carReturn: null });
    expect(after.owed).toBeGreaterThan(after.monthly);
    expect(after.statement.map(({ label }) => label)).not.toContain('Custo de saída');
  });

  it('is every change of the contract', async () => {
    const { customer, id } = await lost();
    const params = { id };
    const answers = [
      await customer.send(changeDueDay, { params, body: { dueDay: 20 } as never }),
      await customer.send(buyKm, { params, body: { km: 500, cost: 1, dueOn: LOST_ON } }),
      await customer.send(withdrawContract, { params, body: { cost: 0 } }),
      await open(customer, id, { ...THEFT, happenedOn: LOST_ON }),
    ];
    expect(answers.map(({ status }) => status)).not.toContain(200);
    const { data: km } = await customer.send(getKmBank, { params });
    expect(km).toMatchObject({ isLost: true, canRead: false, topUp: null });
  });

  it('of a contract that was withdrawn from, is the car alone: nothing is waited for', async () => {
    const driver = await lived(0);
    const params = { id: driver.id };
    await driver.customer.send(withdrawContract, { params, body: { cost: 0 } });
    const before = await contractOf(driver);
    const request = await told(driver, { happenedOn: '2026-11-23' });
    expect((await requestOf(driver, request.id)).runsMeanwhile).toBeUndefined();
    const { data } = await end(request, { lostOn: '2026-11-23' });
    expect(data.loss).toMatchObject({ hadEnded: true, back: 0, refund: 0, owed: 0 });
    const after = await contractOf(driver);
    expect(after).toMatchObject({
      state: 'cancelada',
      carReturn: null,
      refundDue: before.refundDue,
    });
    const mail = await lastMail();
    expect(mail.subject).toMatch(/: não há mais carro a devolver$/);
    expect(mail.bodyText).toContain(
      'O carro foi roubado, furtado ou teve perda total em 23/11/2026: não há devolução.',
    );
  });

  it('is not one that a dealership has begun to inspect', async () => {
    const driver = await lived(40);
    const [first] = await act.slots(driver.customer, driver.id);
    await act.book(driver.customer, driver.id, first?.day ?? '', first?.cost ?? 0);
    await act.photograph(await act.staff(), driver.id);
    const request = await told(driver, { happenedOn: LOST_ON });
    const { status, body } = await end(request, { lostOn: LOST_ON });
    expect(status).toBe(409);
    expect(body.message).toBe('A vistoria da devolução deste carro já começou na loja.');
  });
});

describe('what a lost car leaves', () => {
  it('is a deductible that is decided after the end, paid as any bill', async () => {
    const { customer, id, request } = await lost();
    const consultant = await api.asRole('CONSULTANT');
    const { revision } = await requestOf({ customer, id } as Driver, request.id);
    const { status } = await consultant.send(decideDeductible, {
      params: { id: request.id },
      body: { revision, amount: 3000 },
    });
    expect(status).toBe(200);
    const { data } = await customer.send(getContractPayments, { params: { id } });
    expect(data.bill).toMatchObject({ amount: 3000, label: 'Franquia do seguro' });
    expect(data.loss).toMatchObject({ lostOn: LOST_ON, owed: 3000 });
    expect(data.next).toBeNull();
  });

  it('is a charge of before under discussion', async () => {
    const driver = await lived(40);
    await driver.customer.send(contestCharge, {
      params: { id: driver.id },
      body: { item: 'installment:1', reason: 'O carro veio com um dia de atraso.' },
    });
    await lost(driver);
    const { data } = await driver.customer.send(getContractPayments, {
      params: { id: driver.id },
    });
    expect(data.disputes).toMatchObject([{ state: 'aberta' }]);
  });

  it('are fines up to that day; later ones are nobody’s of ours', async () => {
    const driver = await lived(40);
    await api.db.insert(cars).values({
      ...{ contractId: driver.id, plate: PLATE, renavam: '00639884962' },
      ...{ chassis: '9BWZZZ377VT004251', savedAt: api.clock.now() },
    });
    const request = await told(driver, { happenedOn: LOST_ON });
    await days(3, driver);
    await end(request, { lostOn: LOST_ON });
    const consultant = await api.asRole('CONSULTANT');
    const later = await register(consultant, {
      infractionOn: '2027-01-03',
      answerUntil: '2027-02-10',
    });
    expect(later.status).toBe(400);
    expect(JSON.stringify(later.body)).toEqual(
      expect.stringContaining(
        'O carro foi roubado, furtado ou teve perda total em 02/01/2027. Depois disso a multa não é deste cliente.',
      ),
    );
    const own = await register(consultant, {
      infractionOn: LOST_ON,
      answerUntil: '2027-02-10',
    });
    expect(own.status).toBe(200);
  });

  it('is an account that can be erased once the money came back', async () => {
    const { customer, id } = await lost();
    const blockers = async () =>
      (await customer.send(getPrivacy, { params: { id: customer.userId } })).data.erasure
        .blockers;
    expect(await blockers()).toEqual([expect.stringContaining('a devolver')]);
    const due = refundDueIn(await readLedger(api.db, id));
    await postTransaction(api.ports, api.db, id, {
      kind: 'refund',
      reference: 'refund:1',
      onDay: LOST_ON,
      postings: [
        { account: 'refund-due', item: null, centavos: due },
        { account: 'cash', item: null, centavos: -due },
      ],
    });
    expect(await blockers()).toEqual([]);
  });

  it('is a contract that every list shows as over', async () => {
    const { customer } = await lost();
    const { data } = await customer.send(listContracts, {});
    expect(data).toMatchObject([{ state: 'encerrada', loss: { lostOn: LOST_ON } }]);
    const consultant = await api.asRole('CONSULTANT');
    const { data: all } = await consultant.send(listCustomerContracts, {
      query: { stage: 'over' },
    });
    expect(all.items).toMatchObject([{ loss: { lostOn: LOST_ON } }]);
  });
});

describe('between the theft and the end', () => {
  const letters = async () =>
    (await api.mails()).filter(({ subject }) => /venceu em|em aberto/.test(subject))
      .length;

  it('nobody is dunned for the days after it, and everybody again once the car is back', async () => {
    const driver = await lived(40);
    const request = await told(driver, { happenedOn: LOST_ON });
    await days(50, driver); // the third month is late by then
    expect((await contractOf(driver)).late).not.toBeNull();
    await remindOfBills(api.ports, api.db);
    expect(await letters()).toBe(0);
    const consultant = await api.asRole('CONSULTANT');
    await consultant.send(sendServiceMessage, {
      params: { id: request.id },
      body: {
        revision: request.revision,
        text: 'O carro apareceu, e está com você.',
        to: 'resolvida',
      },
    });
    expect(
      (await api.db.select().from(serviceRequests)).map(({ state }) => state),
    ).toEqual(['resolvida']);
    await remindOfBills(api.ports, api.db);
    expect(await letters()).toBe(1);
    expect((await contractOf(driver)).state).toBe('ativa');
  });

  it('what was late before it is asked for as ever', async () => {
    const driver = await lived(0);
    await days(60, driver); // the second month is late
    const request = await told(driver, { happenedOn: '2027-01-22' });
    await days(1, driver);
    await remindOfBills(api.ports, api.db);
    expect(await letters()).toBe(1);
    expect(request.revision).toBe(2);
  });

  it('its customer reads what holds meanwhile', async () => {
    const driver = await lived(40);
    const { data } = await open(driver.customer, driver.id, {
      ...THEFT,
      happenedOn: LOST_ON,
    });
    expect(data.runsMeanwhile).toBe(true);
    expect((await lastMail()).bodyText).toContain(
      'Se o carro não voltar, encerramos o contrato no dia da perda, e o que foi cobrado pelos dias depois dele volta para você.',
    );
  });
});
