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
