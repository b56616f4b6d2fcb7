import { getKmBank, type ServiceForm } from '@site/api-contract';
import { testApi } from '../../testing/api';
import { odometerReadings } from '../km/km.table';
import { driving } from '../km/testing/driving';
import { serviceRequests } from './service-requests.table';
import { claimedRequest, open, THEFT, write } from './testing/claimed-request';

const api = testApi();

describe('what a kind asks for', () => {
  it('of a service goes into the km bank, with its refusals and in one piece', async () => {
    const { customer, id } = await driving(api);
    const form: ServiceForm = { kind: 'revisao', text: 'Revisão dos 10 mil', km: 11 };
    const below = await open(customer, id, form);
    expect(below.status).toBe(400);
    expect(below.body.fields?.[0]?.key).toBe('Km');
    const far = await open(customer, id, { ...form, km: 10_000 });
    expect(far.status).toBe(409);
    expect(far.body.reason).toBe('reading-unlikely');
    expect(await api.db.select().from(serviceRequests)).toEqual([]);
    expect(await api.db.select().from(odometerReadings)).toEqual([]);
    const { data } = await open(customer, id, {
      ...form,
      km: 10_000,
      confirmed: true,
      days: 'segunda ou terça',
      place: 'não vem ao caso',
    });
    expect(data.details).toEqual({ km: 10_000, days: 'segunda ou terça' });
    expect((await customer.send(getKmBank, { params: { id } })).data.driven).toBe(9988);
  });

  it.each([
    [{ kind: 'revisao', text: 'Oi' }, ['Km']],
    [{ kind: 'sinistro', text: 'Oi' }, ['HappenedOn', 'Place', 'AnyoneHurt']],
    [{ ...THEFT, happenedOn: '2026-11-24' }, ['HappenedOn']],
  ] as const)('is refused at its fields: %j', async (form, keys) => {
    const { customer, id } = await driving(api);
    const { status, body } = await open(customer, id, form as ServiceForm);
    expect(status).toBe(400);
    expect(body.fields?.map(({ key }) => key)).toEqual(keys);
  });

  it('happened while the customer had the car', async () => {
    const { customer, id } = await driving(api);
    const { status, body } = await open(customer, id, {
      ...THEFT,
      happenedOn: '2016-11-23',
    });
    expect(status).toBe(400);
    expect(body.fields).toEqual([
      {
        key: 'HappenedOn',
        message: 'O carro foi entregue em 23/11/2026. Confira o dia.',
      },
    ]);
  });

  it('a theft is not closed without its police report', async () => {
    const { consultant, id, revision } = await claimedRequest(api, THEFT);
    const text = 'Encerramos aqui.';
    const refused = await write(consultant, id, { revision, text, to: 'resolvida' });
    expect(refused.status).toBe(400);
    expect(refused.body.fields?.[0]?.key).toBe('PoliceReport');
    const { data } = await write(consultant, id, {
      revision,
      text,
      to: 'resolvida',
      policeReport: '2026/123456',
    });
    expect(data.state).toBe('resolvida');
    expect(data.details.policeReport).toBe('2026/123456');
  });
});
