import { getKmBank, type OdometerForm, sendOdometerReading } from '@site/api-contract';
import {
  handOver,
  moveOn,
  payContract,
  signedContract,
} from '../../contracts/contracts/testing/signed-contract';
import { testApi } from '../../testing/api';
import { type TestClient } from '../../testing/client';
import { odometerReadings } from './km.table';
import { driving, later } from './testing/driving';

const api = testApi();

const bank = (client: TestClient, id: string) =>
  client.send(getKmBank, { params: { id } });
const read = (client: TestClient, id: string, body: OdometerForm) =>
  client.send(sendOdometerReading, { params: { id }, body });

describe('the km bank of a contract', () => {
  it('begins with the odometer of the handover', async () => {
    const { customer, id, proposalId } = await driving(api);
    const { data } = await bank(customer, id);
    expect(data).toMatchObject({
      total: 36_000,
      month: 1,
      driven: 0,
      balance: 1000,
      endsOn: '2029-11-22',
      forecast: null,
      forecastFrom: '2026-12-23',
      extraKmPrice: 0.7,
      readings: [{ onDay: '2026-11-23', km: 12, isHandover: true }],
      canRead: true,
    });
    expect((await bank(customer, proposalId)).data).toEqual(data);
  });

  it('takes readings, forecasts the end from them, and leaves a trace', async () => {
    const { customer, id } = await driving(api);
    await later(api, 73, customer); // a fifth of a year, in month 3
    const { status, data } = await read(customer, id, { km: 4012 });
    expect(status).toBe(200);
    expect(data).toMatchObject({
      month: 3,
      driven: 4000,
      balance: -1000,
      forecast: { km: 60_055, extraKm: 24_055, cost: 16_838.5 },
      readings: [
        { onDay: '2027-02-04', km: 4012, isHandover: false },
        { onDay: '2026-11-23', km: 12, isHandover: true },
      ],
    });
    expect((await bank(customer, id)).data).toEqual(data);
    const traces = await api.trail('odometer-read');
    expect(traces).toMatchObject([
      { personId: customer.userId, subject: `contract:${id}` },
    ]);
  });

  it('keeps one reading a day, so that a slip can be put right', async () => {
    const { customer, id } = await driving(api);
    await later(api, 30, customer);
    await Promise.all([
      read(customer, id, { km: 1120 }),
      read(customer, id, { km: 1120 }),
    ]);
    const { data } = await read(customer, id, { km: 1020 });
    expect(data.driven).toBe(1008);
    expect(await api.db.select().from(odometerReadings)).toHaveLength(1);
  });

  it('refuses a number below the last one, at its field', async () => {
    const { customer, id } = await driving(api);
    expect(await read(customer, id, { km: 11 })).toMatchObject({
      status: 400,
      body: {
        fields: [
          { key: 'Km', message: 'O painel marcava 12 km em 23/11/2026. Confira os km.' },
        ],
      },
    });
    await later(api, 30, customer);
    await read(customer, id, { km: 1120 });
    await later(api, 1, customer);
    expect((await read(customer, id, { km: 1119, confirmed: true })).status).toBe(400);
    expect((await bank(customer, id)).data.driven).toBe(1108);
  });

  it('asks again for more than 400 km a day, and takes it once confirmed', async () => {
    const { customer, id } = await driving(api);
    await later(api, 10, customer);
    const refused = await read(customer, id, { km: 4013 });
    expect(refused).toMatchObject({
      status: 409,
      body: {
        reason: 'reading-unlikely',
        message:
          'São 4.001 km desde 23/11/2026, mais de 400 km por dia. Confira o painel e, se puder, anexe uma foto dele.',
      },
    });
    expect((await bank(customer, id)).data.driven).toBe(0);
    const { data } = await read(customer, id, { km: 4013, confirmed: true });
    expect(data.driven).toBe(4001);
  });

  it('takes readings only while the customer has the car', async () => {
    const { customer, proposalId, contract } = await signedContract(api);
    const { id } = contract;
    expect((await bank(customer, id)).data).toMatchObject({
      month: 0,
      balance: 0,
      endsOn: null,
      readings: [],
      canRead: false,
    });
    expect(await read(customer, id, { km: 10 })).toMatchObject({
      status: 409,
      body: { reason: 'delivery-unready' },
    });
    await payContract(api, id);
    await handOver(api, proposalId);
    expect((await read(customer, id, { km: 10 })).data.driven).toBe(10);
    await moveOn(api, proposalId, ['encerrada', 'system']);
    expect(await read(customer, id, { km: 20 })).toMatchObject({
      status: 409,
      body: { reason: 'contract-over' },
    });
    expect((await bank(customer, id)).data).toMatchObject({
      driven: 10,
      forecast: null,
      canRead: false,
    });
  });

  it('is nobody else’s', async () => {
    const { id } = await driving(api);
    const stranger = await api.asRole('customer');
    expect((await bank(stranger, id)).status).toBe(404);
    expect((await read(stranger, id, { km: 100 })).status).toBe(404);
    for (const role of ['CONSULTANT', 'DEALER'] as const) {
      const staff = await api.asRole(role);
      expect((await read(staff, id, { km: 100 })).status).toBe(403);
    }
    expect(await api.db.select().from(odometerReadings)).toEqual([]);
  });
});
