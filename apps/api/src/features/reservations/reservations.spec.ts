import { randomUUID } from 'node:crypto';
import {
  getReservation,
  listLeads,
  reservePlace,
  sendReservationLead,
} from '@site/contracts';
import { reservations } from '../../tables';
import { testApi } from '../../testing/api';
import { type TestClient } from '../../testing/client';
import { join, leave, person, product, reserve } from './testing/queue';

const api = testApi();
const WAITS = { state: 'waiting', calledUntil: null };

describe('a place in the queue', () => {
  it('follows the lead of the same session, counts in the order of arrival and is confirmed by mail', async () => {
    const first = await join(api.asAnyone(), 'rita@exemplo.test');
    const second = await join(api.asAnyone(), 'caio@exemplo.test');
    expect([first.status, first.data]).toEqual([
      201,
      {
        ...{ number: 1, model: 'Serrana', createdAt: api.clock.now().toISOString() },
        ...WAITS,
      },
    ]);
    expect(second.data.number).toBe(2);
    const mails = (await api.mails()).filter(
      ({ recipient }) => recipient === 'rita@exemplo.test',
    );
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Pré-reserva do Serrana: seu lugar na fila é o 1',
    ]);
    expect(mails[0]?.bodyText).toContain('Você não pagou nada e não assinou nada.');
  });

  it('stands in the consultants’ queue as a pre-reservation with its number', async () => {
    await join(api.asAnyone(), 'rita@exemplo.test');
    const { data } = await (await api.asRole('CONSULTANT')).send(listLeads, {});
    expect(data.items).toMatchObject([
      { kind: 'pre-reserva', name: 'Rita Lemos', interest: 'Serrana: lugar 1 na fila' },
    ]);
  });

  it('is the same for a repeat of the e-mail in its session, however it is written, with one mail', async () => {
    const client = api.asAnyone();
    const first = await join(client, 'rita@exemplo.test');
    await join(api.asAnyone(), 'caio@exemplo.test');
    api.clock.advance(48 * 3_600_000);
    const again = await join(client, ' RITA@exemplo.test ');
    expect(again.data).toEqual(first.data);
    expect(
      (await api.mails()).filter(({ recipient }) => recipient === 'rita@exemplo.test'),
    ).toHaveLength(1);
    const { data } = await (await api.asRole('CONSULTANT')).send(listLeads, {});
    expect(data.items[0]?.interest).toBe('Serrana: lugar 1 na fila');
  });

  it('is neither told to who knows the e-mail nor taken from its owner, who is reminded of it by mail', async () => {
    const [owner, stranger] = [api.asAnyone(), api.asAnyone()];
    const first = await join(owner, 'rita@exemplo.test');
    api.clock.advance(3_600_000);
    const strange = await join(stranger, 'rita@exemplo.test');
    expect(strange.data).toEqual({
      number: 2,
      model: 'Serrana',
      createdAt: api.clock.now().toISOString(),
      ...WAITS,
    });
    const kept = async (client: TestClient) =>
      (await client.send(getReservation, { params: { product } })).data;
    expect([await kept(owner), await kept(stranger)]).toEqual([first.data, strange.data]);
    expect((await api.mails()).at(-1)).toMatchObject({
      recipient: 'rita@exemplo.test',
      bodyText: expect.stringContaining(
        'Este e-mail já tinha o lugar 1 nesta fila. Ele continua valendo.',
      ),
    });
  });

  it('is confirmed without a word that was typed, and at most three times in ten minutes', async () => {
    for (let n = 0; n < 5; n += 1) {
      const client = api.asAnyone();
      const { data } = await client.send(sendReservationLead, {
        params: { product },
        body: { ...person('rita@exemplo.test'), name: 'GANHE-EM-golpe.test agora' },
      });
      expect((await reserve(client, data.id)).status).toBe(201);
    }
    const mails = (await api.mails()).filter(
      ({ recipient }) => recipient === 'rita@exemplo.test',
    );
    expect(mails).toHaveLength(3);
    expect(JSON.stringify(mails)).not.toContain('golpe');
  });

  it('is another one for each of twelve people at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, n) => join(api.asAnyone(), `p${n}@exemplo.test`)),
    );
    const numbers = answers.map(({ data }) => data.number).sort((a, b) => a - b);
    expect(numbers).toEqual(Array.from({ length: 12 }, (_, n) => n + 1));
  });

  it('is one for the same person in ten tabs at once', async () => {
    const client = api.asAnyone();
    const id = await leave(client, 'rita@exemplo.test');
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => reserve(client, id)),
    );
    expect(new Set(answers.map(({ data }) => data.number))).toEqual(new Set([1]));
    expect(await api.db.select().from(reservations)).toHaveLength(1);
  });

  it('answers a repeat of the same Idempotency-Key with the first answer', async () => {
    const client = api.asAnyone();
    const id = await leave(client, 'rita@exemplo.test');
    const key = { 'idempotency-key': randomUUID() };
    const first = await reserve(client, id, key);
    expect((await reserve(client, id, key)).body).toEqual(first.body);
    const other = await leave(client, 'caio@exemplo.test');
    expect((await reserve(client, other, key)).status).toBe(422);
  });

  it('is refused with 404 for a lead of another session, of no session, or of nobody', async () => {
    const id = await leave(api.asAnyone(), 'rita@exemplo.test');
    const strange = await reserve(api.asAnyone(), id);
    const missing = await reserve(api.asAnyone(), randomUUID());
    const without = await reserve(api.asAnyone(), id, { 'x-session-id': '' });
    expect(
      [strange, missing, without].map(({ status, body }) => [status, body.message]),
    ).toEqual(
      Array.from({ length: 3 }, () => [404, 'Não encontramos o que você procura.']),
    );
    expect(await api.db.select().from(reservations)).toEqual([]);
  });

  it('is refused with 404 for another product, and 400 for an id that is none', async () => {
    const client = api.asAnyone();
    const id = await leave(client, 'rita@exemplo.test');
    expect(
      (await client.send(reservePlace, { params: { id, product: 'barco' } })).status,
    ).toBe(404);
    expect(
      (await client.send(reservePlace, { params: { id: 'abc', product } })).status,
    ).toBe(400);
  });

  it.each([
    ['name', '', 'Informe um nome.'],
    ['email', 'rita@', 'Informe um e-mail válido.'],
    ['cellphone', '4133', 'Informe um telefone.'],
  ])('needs a good %s first', async (field, value, message) => {
    const { status, body } = await api.asAnyone().send(sendReservationLead, {
      params: { product },
      body: { ...person('rita@exemplo.test'), [field]: value },
    });
    expect([status, body.fields]).toEqual([
      400,
      [{ key: field.charAt(0).toUpperCase() + field.slice(1), message }],
    ]);
  });
});

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

it('is limited for one address and session (security-requirements H5)', () => {
  const limits = api.app.routeTable
    .filter(
      ({ path }) => path.includes('boreal') && !path.startsWith('reservations/:product'),
    )
    .map(({ limit }) => limit);
  expect(limits).toEqual(['leads', 'leads']);
});
