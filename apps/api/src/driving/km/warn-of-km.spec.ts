import {
  buyKm,
  correctOdometerReading,
  getKmBank,
  getKmPackages,
  type KmTopUpForm,
  sendOdometerReading,
  swapKmPackage,
} from '@site/api-contract';
import { todayOf } from '#platform/clock';
import { postDueCharges } from '../../contracts/contracts/plan/post-due-charges';
import { moveOn } from '../../contracts/contracts/testing/signed-contract';
import { testApi } from '../../testing/api';
import { type TestClient } from '../../testing/client';
import { open, THEFT } from '../service-requests/testing/claimed-request';
import { driving, later } from './testing/driving';
import { warnOfKm } from './warn-of-km.job';

const api = testApi();
const work = () => warnOfKm(api.ports, api.db);
const warnings = async () =>
  (await api.mails()).filter(({ subject }) => subject.includes('nesse ritmo'));
const read = (client: TestClient, id: string, km: number) =>
  client.send(sendOdometerReading, { params: { id }, body: { km, confirmed: true } });

/** A hundred days with the car: 1,096 of them are the contract, for 36,000 km. */
async function afterHundredDays() {
  const driver = await driving(api);
  await later(api, 100, driver.customer);
  await postDueCharges(api.ports, api.db);
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
    expect(mail?.subject).toMatch(/: nesse ritmo, você passa 3\.609 km do pacote$/);
    expect(mail?.bodyText).toContain(
      'Previsão com 100 dias de uso: você chega ao fim do contrato, em 22/11/2029, com 39.609 km. Ele tem 36.000 km. Os 3.609 km a mais custam R$ 2.526,30, e só no fim.',
    );
    expect(mail?.bodyText).toContain(
      'Ou troque o pacote: o de 1.500 km por mês custa R$ 200,00 a mais por mês a partir da mensalidade 5. Até o fim são R$ 6.400,00, por mais 16.000 km.',
    );
  });

  it('is not sent, and nothing is forecast, sold or read, while the car is reported stolen', async () => {
    const { customer, id } = await afterHundredDays();
    const { data: before } = await read(customer, id, 12 + 9000);
    expect(before.forecast).not.toBeNull();
    const { dueOn = '', packages: [pack] = [] } = before.topUp ?? {};
    const theft = await open(customer, id, {
      ...THEFT,
      happenedOn: todayOf(api.ports),
    });
    const { data } = await customer.send(getKmBank, { params: { id } });
    expect(data.canRead).toBe(false);
    const isOpen = `O atendimento ${theft.data.number}, de roubo, furto ou perda total, está aberto.`;
    const body = { ...pack, dueOn } as KmTopUpForm;
    const bought = await customer.send(buyKm, { params: { id }, body });
    expect(bought.status).toBe(409);
    expect(bought.body).toMatchObject({
      message: `${isOpen} Até ele terminar, não vendemos km.`,
      reason: 'changed-meanwhile',
    });
    const again = await read(customer, id, 12 + 9001);
    expect(again.status).toBe(409);
    expect(again.body.message).toBe(
      `${isOpen} Até ele terminar, não anotamos os km do painel.`,
    );
    const swapped = await customer.send(swapKmPackage, {
      params: { id },
      body: { km: 1500, monthly: 2837, fromInstallment: 5 },
    });
    expect(swapped.body.message).toBe(
      `${isOpen} Até ele terminar, o pacote de km não muda.`,
    );
    const offered = await customer.send(getKmPackages, { params: { id } });
    expect(offered.body.message).toBe(swapped.body.message);
    const [day = ''] = before.readings.map(({ onDay }) => onDay);
    const corrected = await customer.send(correctOdometerReading, {
      params: { id, day },
      body: { km: 12 + 9000 },
    });
    expect(corrected.body.message).toBe(
      `${isOpen} Até ele terminar, as leituras não mudam.`,
    );
    expect(before.readings[0]?.canCorrect).toBe(true);
    expect(data.readings[0]).not.toHaveProperty('canCorrect');
    expect(data).toMatchObject({ forecast: null, topUp: null, balance: before.balance });
    expect(data).not.toHaveProperty('maintenance');
    expect(await work()).toEqual({ done: 0 });
  });

  it('comes again after 90 days, when a newer reading says the same', async () => {
    const { customer, id } = await afterHundredDays();
    await read(customer, id, 12 + 9000);
    expect(await work()).toEqual({ done: 1 });
    await later(api, 89, customer);
    expect(await work()).toEqual({ done: 0 });
    await later(api, 1, customer);
    expect(await work()).toEqual({ done: 0 }); // nobody read the odometer since
    await read(customer, id, 12 + 12_000);
    const both = await Promise.all([work(), work()]);
    expect(both.map(({ done }) => done).sort()).toEqual([0, 1]);
    expect(await warnings()).toHaveLength(2);
  });

  it('is not sent in the first 30 days, whatever a trip did', async () => {
    const driver = await driving(api);
    await later(api, 29, driver.customer);
    await read(driver.customer, driver.id, 12 + 5000);
    expect(await work()).toEqual({ done: 0 });
    await later(api, 1, driver.customer);
    await read(driver.customer, driver.id, 12 + 5001);
    expect(await work()).toEqual({ done: 1 });
  });

  it('promises no other package where none can be had', async () => {
    const { customer, id } = await afterHundredDays();
    await customer.send(swapKmPackage, {
      params: { id },
      body: { km: 1500, monthly: 2837, fromInstallment: 5 },
    });
    await read(customer, id, 12 + 9000);
    expect(await work()).toEqual({ done: 1 });
    const [mail] = await warnings();
    expect(mail?.bodyText).toContain('compre km pelo mesmo preço na área logada.');
    expect(mail?.bodyText).not.toContain('troque o pacote');
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
