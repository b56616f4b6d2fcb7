import {
  getContract,
  getContractInstallments,
  getContractPayments,
  getExitQuotes,
  getKmBank,
  getKmPackages,
  type KmSwapForm,
  swapKmPackage,
} from '@site/api-contract';
import { reaisFromCentavos } from '@site/api-contract/brazil';
import { exitCostCentavos } from '@site/api-contract/pricing';
import { priceTables } from '../../catalog/price-tables/prices.table';
import { postDueCharges } from '../../contracts/contracts/plan/post-due-charges';
import {
  moveOn,
  payContract,
  signedContract,
} from '../../contracts/contracts/testing/signed-contract';
import { testApi } from '../../testing/api';
import { type TestClient } from '../../testing/client';
import { driving, later } from './testing/driving';

const api = testApi();
/** An Aroeira of 36 months, blue, with glass and tires: R$ 2.549,00 and R$ 88,00. */
const UP: KmSwapForm = { km: 1500, monthly: 2837, fromInstallment: 3 };

const swap = (client: TestClient, id: string, body = UP) =>
  client.send(swapKmPackage, { params: { id }, body });
const packages = (client: TestClient, id: string) =>
  client.send(getKmPackages, { params: { id } });

/** The second month, 3 January: the installment of the 11th is charged. */
async function inSecondMonth() {
  const driver = await driving(api);
  await later(api, 41, driver.customer);
  await postDueCharges(api.ports, api.db);
  return driver;
}

describe('another km package', () => {
  it('is offered with the price that the table of the signed price gives it', async () => {
    const { customer, id } = await inSecondMonth();
    // A later price table changes nothing.
    await api.db
      .insert(priceTables)
      .values({ name: 'TAB-LATER', validFrom: api.clock.now() });
    expect((await packages(customer, id)).data).toEqual({
      km: 1000,
      monthly: 2637,
      from: { installment: 3, dueOn: '2027-02-10' },
      possibleOn: null,
      nextPossibleOn: '2027-07-03',
      packages: [
        { km: 500, monthly: 2399 + 88 },
        { km: 1000, monthly: 2549 + 88 },
        { km: 1500, monthly: 2749 + 88 },
        { km: 2000, monthly: 2959 + 88 },
        { km: 3000, monthly: 3359 + 88 },
      ],
    });
  });

  it('lacks what the car does not have', async () => {
    const { customer, id } = await driving(api, { versionSlug: 'lume-eletrico' });
    const { data } = await packages(customer, id);
    expect(data.packages.map(({ km }) => km)).toEqual([500, 1000, 1500, 2000]);
    expect(
      await swap(customer, id, { km: 3000, monthly: 2909, fromInstallment: 2 }),
    ).toMatchObject({
      status: 400,
      body: {
        fields: [
          {
            key: 'Km',
            message: 'O Lume não tem o pacote de 3.000 km por mês. Escolha outro.',
          },
        ],
      },
    });
  });

  it('is an amendment on which plan, next installment, exit, bank, contract and mail agree', async () => {
    const { customer, id } = await inSecondMonth();
    const { status, data } = await swap(customer, id);
    expect(status).toBe(200);
    expect(data).toMatchObject({ km: 1500, monthly: 2837, possibleOn: '2027-07-03' });

    const { data: before } = await customer.send(getContract, { params: { id } });
    expect(before).toMatchObject({ km: 1000, monthly: 2637 });
    expect(before.amendments).toMatchObject([
      {
        number: 1,
        kind: 'km',
        effectiveFrom: '2027-01-23',
        text: 'Pacote de 1.500 km por mês por R$ 2.837,00 ao mês, da mensalidade 3 em diante.',
      },
    ]);
    const { data: plan } = await customer.send(getContractInstallments, {
      params: { id },
    });
    expect(plan.installments.slice(1, 4).map(({ amount }) => amount)).toEqual([
      2637, 2837, 2837,
    ]);
    expect(plan.total).toBe(2 * 2637 + 34 * 2837);
    const { data: bank } = await customer.send(getKmBank, { params: { id } });
    expect(bank.months.slice(0, 4)).toEqual([1000, 1000, 1500, 1500]);
    expect(bank.total).toBe(2 * 1000 + 34 * 1500);
    const { data: exit } = await customer.send(getExitQuotes, { params: { id } });
    const costOf = (centavos: number, month: number) =>
      reaisFromCentavos(exitCostCentavos(centavos, 36, month));
    expect(exit.cost).toBe(costOf(263_700, 2));
    expect(exit.quotes.slice(1, 3).map(({ cost }) => cost)).toEqual([
      costOf(263_700, 2),
      costOf(283_700, 3),
    ]);
    const mail = (await api.mails()).at(-1);
    expect(mail?.subject).toBe(`Contrato ${before.number}: mudança 1`);
    expect(mail?.bodyText).toContain('1.500 km por mês por R$ 2.837,00 ao mês');

    await payContract(api, id);
    await later(api, 30, customer); // 2 February, the third month
    await postDueCharges(api.ports, api.db);
    const { data: after } = await customer.send(getContract, { params: { id } });
    expect(after).toMatchObject({ km: 1500, monthly: 2837 });
    expect(after.nextInstallment).toMatchObject({ number: 3, amount: 2837 });
    expect(after.terms.lines).toContainEqual({
      key: 'km',
      label: '1.500 km por mês',
      amount: 350,
    });
    expect(after.exit).toEqual({ month: 3, cost: costOf(283_700, 3) });
    const { data: payments } = await customer.send(getContractPayments, {
      params: { id },
    });
    expect(payments.bill).toMatchObject({ amount: 2837 });
  });

  it('is refused at a price that no centavos can hold', async () => {
    const { customer, id } = await inSecondMonth();
    const { status, body } = await swap(customer, id, { ...UP, monthly: 1e308 });
    expect(status).toBe(409);
    expect(body.reason).toBe('terms-moved');
  });

  it('is possible once in six months, up or down', async () => {
    const { customer, id } = await inSecondMonth();
    await swap(customer, id);
    expect((await swap(customer, id)).status).toBe(200); // asked for again, which changes nothing
    const down = { km: 500, monthly: 2487, fromInstallment: 3 };
    expect(await swap(customer, id, down)).toMatchObject({
      status: 409,
      body: {
        reason: 'km-swap-early',
        notifications: [{ key: 'PossibleOn', message: '2027-07-03' }],
      },
    });
    await later(api, 180, customer); // 2 July
    expect((await packages(customer, id)).data.possibleOn).toBe('2027-07-03');
    await later(api, 1, customer);
    const { data } = await packages(customer, id);
    expect(data.possibleOn).toBeNull();
    const again = { ...down, fromInstallment: data.from?.installment ?? 0 };
    expect((await swap(customer, id, again)).data).toMatchObject({
      km: 500,
      monthly: 2487,
    });
    const { data: contract } = await customer.send(getContract, { params: { id } });
    expect(contract.amendments.map(({ number }) => number)).toEqual([1, 2]);
  });

  it('is made once by two clicks at the same time', async () => {
    const { customer, id } = await inSecondMonth();
    const both = await Promise.all([swap(customer, id), swap(customer, id)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const { data } = await customer.send(getContract, { params: { id } });
    expect(data.amendments).toHaveLength(1);
  });

  it.each<[string, Partial<KmSwapForm>]>([
    ['another price', { monthly: 2749 }],
    ['an installment that is charged', { fromInstallment: 2 }],
  ])('is refused at %s than the one of now', async (_, change) => {
    const { customer, id } = await inSecondMonth();
    expect(await swap(customer, id, { ...UP, ...change })).toMatchObject({
      status: 409,
      body: {
        reason: 'terms-moved',
        notifications: [
          { key: 'Monthly', message: '2837' },
          { key: 'FromInstallment', message: '3' },
        ],
      },
    });
    const { data } = await customer.send(getContract, { params: { id } });
    expect(data.amendments).toEqual([]);
  });

  it('is there only while the customer has the car, and nobody else’s', async () => {
    const { customer, contract } = await signedContract(api);
    const unready = { status: 409, body: { reason: 'delivery-unready' } };
    expect(await packages(customer, contract.id)).toMatchObject(unready);
    expect(await swap(customer, contract.id)).toMatchObject(unready);

    const driver = await inSecondMonth();
    const stranger = await api.asRole('customer');
    expect((await packages(stranger, driver.id)).status).toBe(404);
    expect((await swap(stranger, driver.id)).status).toBe(404);
    const staff = await api.asRole('CONSULTANT');
    expect((await swap(staff, driver.id)).status).toBe(403);
    await moveOn(api, driver.proposalId, ['encerrada', 'system']);
    expect(await swap(driver.customer, driver.id)).toMatchObject({
      status: 409,
      body: { reason: 'contract-over' },
    });
  });
});
