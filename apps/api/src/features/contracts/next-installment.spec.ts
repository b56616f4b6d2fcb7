import { answerDispute, contestCharge, getContract } from '@site/contracts';
import { DAY_MS } from '@site/contracts/brazil';
import { testApi } from '../../testing/api';
import { driving, live } from '../returns/testing/car-return';
import { postDueCharges } from './post-due-charges';
import { signedInAgain } from './testing/signed-contract';

const api = testApi();

it('the installment that is paid next is the one that falls due first, also when an older one was contested and kept', async () => {
  const driver = await driving(api);
  const { customer, id } = driver;
  await live(api, 30, driver);
  api.clock.advance(60 * DAY_MS); // 21 February: the second and the third are late
  await signedInAgain(api, customer);
  await postDueCharges(api.ports, api.db);
  const look = async () => (await customer.send(getContract, { params: { id } })).data;
  expect((await look()).nextInstallment).toMatchObject({ number: 2 });
  const { data } = await customer.send(contestCharge, {
    params: { id },
    body: { item: 'installment:2', reason: 'Eu paguei em dia.' },
  });
  const consultant = await api.asRole('CONSULTANT');
  await consultant.send(answerDispute, {
    params: { id: data.disputes[0]?.id ?? '' },
    body: { to: 'mantida', answer: 'O pagamento não chegou.' },
  });
  const { nextInstallment, late } = await look();
  expect(nextInstallment).toMatchObject({ number: 3, status: 'vencida' });
  expect(late?.since).toBe(nextInstallment?.dueDate);
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
