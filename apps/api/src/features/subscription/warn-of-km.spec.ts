import { buyKm, sendOdometerReading } from '@site/contracts';
import { testApi } from '../../testing/api';
import { type TestClient } from '../../testing/client';
import { moveOn } from '../contracts/testing/signed-contract';
import { driving, later } from './testing/driving';
import { warnOfKm } from './warn-of-km.job';

const api = testApi();
const work = () => warnOfKm(api.ports, api.db);
const warnings = async () =>
  (await api.mails()).filter(({ subject }) => subject.includes('faltarão'));
const read = (client: TestClient, id: string, km: number) =>
  client.send(sendOdometerReading, { params: { id }, body: { km, confirmed: true } });

/** A hundred days with the car: 1,096 of them are the contract, for 36,000 km. */
async function afterHundredDays() {
  const driver = await driving(api);
  await later(api, 100, driver.customer);
  return driver;
}

describe('the mail on km that will not be enough', () => {
  it('is sent once when the pace leads more than a tenth beyond the contract', async () => {
    const { customer, id } = await afterHundredDays();
    expect(await work()).toEqual({ done: 0 });
    await read(customer, id, 12 + 3613); // 39,598 km, a tenth less two
    expect(await work()).toEqual({ done: 0 });
    await read(customer, id, 12 + 3614);
    const both = await Promise.all([work(), work()]);
    expect(both.map(({ done }) => done).sort()).toEqual([0, 1]);
    const [mail, ...more] = await warnings();
    expect(more).toEqual([]);
    expect(mail?.subject).toMatch(/: faltarão 3\.609 km no ritmo atual$/);
    expect(mail?.bodyText).toContain(
      'em 22/11/2029, com 39.609 km. Ele tem 36.000 km: faltarão 3.609 km, R$ 2.526,30 no acerto do fim.',
    );
    await later(api, 30, customer);
    await read(customer, id, 20_000);
    expect(await work()).toEqual({ done: 0 });
  });

  it('counts km that were bought', async () => {
    const { customer, id } = await afterHundredDays();
    await customer.send(buyKm, {
      params: { id },
      body: { km: 500, cost: 350, dueOn: '2027-04-12' },
    });
    await read(customer, id, 12 + 3614);
    expect(await work()).toEqual({ done: 0 });
  });

  it('is not sent once the car is back', async () => {
    const { customer, id, proposalId } = await afterHundredDays();
    await read(customer, id, 12 + 9000);
    await moveOn(api, proposalId, ['encerrada', 'system']);
    expect(await work()).toEqual({ done: 0 });
    expect(await warnings()).toEqual([]);
  });
});
