import { getReservation } from '@site/api-contract';
import { DAY_MS } from '@site/api-contract/brazil';
import { testApi } from '../../testing/api';
import { join, leave, product, reserve } from './testing/queue';

const api = testApi();

describe('the place of a session', () => {
  it('is shown to that session again, and to no other', async () => {
    const client = api.asAnyone();
    expect((await client.send(getReservation, { params: { product } })).data).toBeNull();
    const { data } = await join(client, 'rita@exemplo.test');
    expect((await client.send(getReservation, { params: { product } })).data).toEqual(
      data,
    );
    expect(
      (await api.asAnyone().send(getReservation, { params: { product } })).data,
    ).toBeNull();
  });

  it('is not shown before it was reserved, and is the newest of two', async () => {
    const client = api.asAnyone();
    const id = await leave(client, 'rita@exemplo.test');
    expect((await client.send(getReservation, { params: { product } })).data).toBeNull();
    await reserve(client, id);
    api.clock.advance(1000);
    await join(client, 'caio@exemplo.test');
    expect(
      (await client.send(getReservation, { params: { product } })).data?.number,
    ).toBe(2);
  });
});

it('a browser session takes three places a day', async () => {
  const client = api.asAnyone();
  for (const name of ['ana', 'bia', 'caio'])
    expect((await join(client, `${name}@exemplo.test`)).status).toBe(201);
  const fourth = await join(client, 'duda@exemplo.test');
  expect(fourth.status).toBe(409);
  expect(fourth.body.reason).toBe('too-many-places');
  expect(fourth.body.message).toBe(
    'Este navegador já guardou 3 lugares nas últimas 24 horas. Para guardar outro, volte amanhã.',
  );
  expect((await join(client, 'ana@exemplo.test')).data.number).toBe(1);
  expect((await join(api.asAnyone(), 'duda@exemplo.test')).status).toBe(201);
  api.clock.advance(DAY_MS + 1);
  expect((await join(client, 'edu@exemplo.test')).data.number).toBe(5);
});
