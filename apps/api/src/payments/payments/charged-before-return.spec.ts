import {
  getContractPayments,
  getKmPackages,
  getReturn,
  swapKmPackage,
} from '@site/api-contract';
import { DAY_MS } from '@site/api-contract/brazil';
import { postDueCharges } from '../../contracts/contracts/plan/post-due-charges';
import { signedInAgain } from '../../contracts/contracts/testing/signed-contract';
import {
  acts,
  contractOf,
  driving,
  live,
} from '../../driving/returns/testing/car-return';
import { testApi } from '../../testing/api';
import { remindOfBills } from '../dunning/reminders.job';

const api = testApi();
const act = acts(api);
const BACK_ON = '2027-11-22'; // the last day of month 12
const SENTENCE =
  'Este mês só começa depois da devolução de 22/11/2027: com o carro de volta nesse dia, a parcela é cancelada e o que já foi pago volta no acerto.';

it('says of a month that was charged before its return was booked that it comes back, and of no later one that its km can change', async () => {
  const driver = await driving(api, { dueDay: 25 });
  const { customer, id } = driver;
  await live(api, 340, driver);
  await pass(18);
  const before = await contractOf(driver);
  expect(before.nextInstallment).toMatchObject({ number: 13, status: 'a_vencer' });
  expect(before.nextInstallment).not.toHaveProperty('backOn');
  const days = await act.slots(customer, id);
  const day = days.find((one) => one.day === BACK_ON);
  expect(day).toMatchObject({ goesBack: 2637 });
  const later = days.filter((one) => one.day > BACK_ON);
  expect(later.length).toBeGreaterThan(0);
  for (const one of later) expect(one).not.toHaveProperty('goesBack');
  await act.book(customer, id, BACK_ON, day?.cost ?? 0);

  const booked = await contractOf(driver);
  expect(booked.nextInstallment).toMatchObject({ number: 13, backOn: BACK_ON });
  const { data } = await customer.send(getContractPayments, {
    params: { id },
    query: {},
  });
  expect(data.bill?.dueDate).toBe('2027-11-25');
  expect(data.next).toMatchObject({ dueDate: '2027-11-25', backOn: BACK_ON });
  const page = await customer.send(getReturn, { params: { id } });
  expect(page.data).toMatchObject({ owed: 2637, goesBack: 2637 });

  const params = { id };
  expect((await customer.send(getKmPackages, { params })).data.from).toBeNull();
  const body = { km: 1500, monthly: 2837, fromInstallment: 14 };
  const refused = await customer.send(swapKmPackage, { params, body });
  expect(refused.status).toBe(409);
  expect(refused.body.message).toBe('Nenhuma outra mensalidade vai ser cobrada.');

  await pass(6);
  await remindOfBills(api.ports, api.db);
  const mail = (await api.mails()).findLast(({ subject }) =>
    subject.startsWith('Sua conta vence em 25/11/2027'),
  );
  expect(mail?.bodyText).toContain(SENTENCE);

  async function pass(days: number) {
    api.clock.advance(days * DAY_MS);
    await signedInAgain(api, customer);
    await postDueCharges(api.ports, api.db);
  }
});
