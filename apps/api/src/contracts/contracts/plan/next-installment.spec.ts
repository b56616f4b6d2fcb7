import {
  answerDispute,
  contestCharge,
  getContract,
  getContractPayments,
} from '@site/api-contract';
import { addDays, DAY_MS, daysBetween, saoPauloDay } from '@site/api-contract/brazil';
import {
  acts,
  contractOf,
  driving,
  live,
} from '../../../driving/returns/testing/car-return';
import { testApi } from '../../../testing/api';
import { signedInAgain } from '../testing/signed-contract';
import { postDueCharges } from './post-due-charges';

const api = testApi();

it('the installment that is paid next is the one that falls due first, also when an older one was contested and kept', async () => {
  const driver = await driving(api);
  const { customer, id } = driver;
  await live(api, 30, driver);
  api.clock.advance(60 * DAY_MS); // 21 February: the second and the third are late
  await signedInAgain(api, customer);
  await postDueCharges(api.ports, api.db);
  const look = async () => (await customer.send(getContract, { params: { id } })).data;
  const behind = await look();
  expect(behind.nextInstallment).toMatchObject({ number: 2 });
  expect(behind.late).toMatchObject({ bills: 2, total: behind.owed });
  const { data } = await customer.send(contestCharge, {
    params: { id },
    body: { item: 'installment:2', reason: 'Eu paguei em dia.' },
  });
  expect((await look()).openDisputes).toMatchObject([{ label: 'Mensalidade 2 de 36' }]);
  const consultant = await api.asRole('CONSULTANT');
  await consultant.send(answerDispute, {
    params: { id: data.disputes[0]?.id ?? '' },
    body: { to: 'mantida', answer: 'O pagamento não chegou.' },
  });
  const { nextInstallment, late } = await look();
  expect(nextInstallment).toMatchObject({ number: 3, status: 'vencida' });
  expect(late?.since).toBe(nextInstallment?.dueDate);
});

it('an installment that is not charged yet names the day from which it can be paid', async () => {
  const { customer, id } = await driving(api);
  const look = async () =>
    (await customer.send(getContract, { params: { id } })).data.nextInstallment;
  const before = await look();
  expect(before).toMatchObject({
    number: 2,
    payableFrom: addDays(before?.dueDate ?? '', -10),
  });
  const ahead = daysBetween(saoPauloDay(api.clock.now()), before?.payableFrom ?? '');
  api.clock.advance(ahead * DAY_MS);
  await signedInAgain(api, customer);
  await postDueCharges(api.ports, api.db);
  expect((await look())?.payableFrom).toBeUndefined();
});

it('an installment owed on two days stands on each', async () => {
  const driver = await driving(api);
  const { customer, id } = driver;
  await live(api, 30, driver);
  api.clock.advance(30 * DAY_MS); // 22 January: the second is late
  await signedInAgain(api, customer);
  await postDueCharges(api.ports, api.db);
  const { data } = await customer.send(contestCharge, {
    params: { id },
    body: { item: 'installment:2', reason: 'Era outro o preço.', amount: 637 },
  });
  const consultant = await api.asRole('CONSULTANT');
  await consultant.send(answerDispute, {
    params: { id: data.disputes[0]?.id ?? '' },
    body: { to: 'mantida', answer: 'O preço é o do contrato.' },
  });
  const params = { id };
  const now = await customer.send(getContract, { params });
  const { plan, nextInstallment } = now.data;
  const second = plan.installments.filter(({ label }) => label === 'Mensalidade 2 de 36');
  expect(second).toMatchObject([
    {
      kind: 'mensalidade',
      dueDate: '2027-01-11',
      amount: 2000,
      open: 2000,
      status: 'vencida',
    },
    {
      kind: 'avulsa',
      dueDate: '2027-01-29',
      amount: 637,
      open: 637,
      status: 'a_vencer',
    },
  ]);
  expect(nextInstallment).toMatchObject({ number: 2, amount: 2637, open: 2000 });
  const sum = plan.installments.reduce((all, { amount }) => all + amount, 0);
  expect(sum).toBe(plan.total);
});

describe('with a return that is booked', () => {
  const bookedOn = async (days: number, day: string, dueDay: 10 | 25 = 10) => {
    const driver = await driving(api, { dueDay }); // since 23/11/2026
    await live(api, days, driver);
    const [first] = await acts(api).slots(driver.customer, driver.id);
    const cost = first?.cost ?? 0;
    const { status } = await acts(api).book(driver.customer, driver.id, day, cost);
    expect(status).toBe(200);
    const pay = async () =>
      (
        await driver.customer.send(getContractPayments, {
          params: { id: driver.id },
          query: {},
        })
      ).data.next;
    const next = async () => (await contractOf(driver)).nextInstallment;
    return { driver, next, pay };
  };

  it('a month that would begin later is no next one anywhere, until nobody came', async () => {
    const { driver, next, pay } = await bookedOn(352, '2027-11-16'); // month 13: 23/11
    expect(await next()).toBe(null);
    expect(await pay()).toBe(null);
    const { carReturn, dueDayFrom } = await contractOf(driver);
    expect(dueDayFrom).toBeNull(); // no installment is left for another due day
    const { dealership } = (await acts(api).look(driver.customer, driver.id)).data;
    const { phone, ...place } = dealership;
    expect(phone).toBeTruthy();
    expect(place.state).toBe('SP');
    expect(carReturn).toMatchObject({ place });
    await live(api, 7, driver);
    expect((await next())?.number).toBe(13);
    expect((await pay())?.label).toBe('Mensalidade 13 de 36');
  });

  it('a month that would begin later is not charged, until nobody came', async () => {
    const { driver, next } = await bookedOn(352, '2027-11-19', 25); // 13 is due 25/11
    api.clock.advance(6 * DAY_MS);
    await signedInAgain(api, driver.customer);
    await postDueCharges(api.ports, api.db); // ten days ahead and less
    expect(await next()).toBe(null);
    expect((await contractOf(driver)).owed).toBe(0);
    api.clock.advance(4 * DAY_MS);
    await signedInAgain(api, driver.customer);
    await postDueCharges(api.ports, api.db);
    const { owed, monthly } = await contractOf(driver);
    expect((await next())?.dueDate).toBe('2027-11-25');
    expect(owed).toEqual(monthly);
  });

  it('which comes too short before it is due, a month is charged and named as ever', async () => {
    const { driver, next } = await bookedOn(352, '2027-11-22', 25);
    expect((await next())?.number).toBe(13);
    api.clock.advance(6 * DAY_MS);
    await signedInAgain(api, driver.customer);
    await postDueCharges(api.ports, api.db);
    const { owed, monthly } = await contractOf(driver);
    expect((await next())?.number).toBe(13);
    expect(owed).toEqual(monthly);
  });

  it('a month that began by then is still paid', async () => {
    const { next, pay } = await bookedOn(366, '2027-11-25');
    expect((await next())?.number).toBe(13);
    expect((await pay())?.label).toBe('Mensalidade 13 de 36');
  });
});
