import { decideOverdue, listOverdueContracts } from '@site/api-contract';
import { DAY_MS } from '@site/api-contract/brazil';
import { postDueCharges } from '../../../contracts/contracts/plan/post-due-charges';
import { signedInAgain } from '../../../contracts/contracts/testing/signed-contract';
import { remindOfBills } from '../../../payments/dunning/reminders.job';
import { type TestApi } from '../../../testing/api';
import { type Driver, driving } from './car-return';

/** Acts around a car that we demand back for want of payment. */
export function demands(api: TestApi) {
  async function days(count: number, { customer }: Driver) {
    api.clock.advance(count * DAY_MS);
    await signedInAgain(api, customer);
  }

  /** The second month unpaid up to the last letter and the days to talk: 17/03/2027. */
  async function unpaid(): Promise<Driver> {
    const driver = await driving(api);
    await days(100, driver);
    await postDueCharges(api.ports, api.db);
    await remindOfBills(api.ports, api.db);
    await days(14, driver);
    return driver;
  }

  async function end({ id }: Driver) {
    const consultant = await api.asRole('CONSULTANT');
    const waiting = (await consultant.send(listOverdueContracts, {})).data;
    expect(waiting).toMatchObject([{ contractId: id, delivered: true }]);
    const answer = await consultant.send(decideOverdue, {
      params: { id },
      body: { decision: 'encerrar', message: 'Sem resposta.', revision: 0 },
    });
    expect(answer.status).toBe(200);
  }

  const mailAbout = async (words: string) =>
    (await api.mails()).find(({ subject }) => subject.includes(words));

  return { days, unpaid, end, mailAbout };
}
