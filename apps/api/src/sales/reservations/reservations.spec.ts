import { randomUUID } from 'node:crypto';
import {
  getReservation,
  listLeads,
  reservePlace,
  sendReservationLead,
} from '@site/api-contract';
import { testApi } from '../../testing/api';
import { type TestClient } from '../../testing/client';
import { reservations } from '../leads/leads.table';
import {
  confirm,
  join,
  leave,
  ownPlace,
  person,
  product,
  reserve,
  takePlace,
  tokenOf,
} from './testing/queue';

const api = testApi();
const TO_CONFIRM = { state: 'unconfirmed', calledUntil: null };

describe('a place in the queue', () => {
  it('follows the lead of the same session, has a number in the order of arrival and a mail to confirm it', async () => {
    const first = await join(api.asAnyone(), 'rita@exemplo.test');
    const second = await join(api.asAnyone(), 'caio@exemplo.test');
    expect(first.status).toBe(201);
    expect(first.data).toEqual({
      ...{ number: 1, model: 'Serrana', createdAt: api.clock.now().toISOString() },
      ...TO_CONFIRM,
    });
    expect(second.data.number).toBe(2);
    const mails = (await api.mails()).filter(
      ({ recipient }) => recipient === 'rita@exemplo.test',
    );
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Pré-reserva do Serrana: confirme o lugar 1 na fila',
    ]);
    for (const text of [
      'Seu lugar na fila do Serrana está guardado, e falta confirmar este e-mail. Até lá, ele não conta e não é chamado.',
      'Você não pagou nada e não assinou nada.',
      'Confirmar meu lugar: http://localhost:8080/pre-reserva/boreal#token=',
      'Não foi você? Ignore este e-mail: sem a confirmação, o lugar não conta e ninguém é chamado por ele.',
    ])
      expect(mails[0]?.bodyText).toContain(text);
    expect(mails[0]?.bodyHtml).toContain('cid:head.serrana.azul-fiorde');
  });

  it('stands in the consultants’ queue as a pre-reservation with its number', async () => {
    await join(api.asAnyone(), 'rita@exemplo.test');
    const consultant = await api.asRole('CONSULTANT');
    const listed = async () => (await consultant.send(listLeads, {})).data.items;
    const lead = { kind: 'pre-reserva', name: 'Rita Lemos' };
    expect(await listed()).toMatchObject([
      { ...lead, interest: 'Fila do Serrana: lugar 1, e-mail a confirmar' },
    ]);
    await confirm(api.asAnyone(), await tokenOf(api, 'rita@exemplo.test'));
    expect(await listed()).toMatchObject([
      { ...lead, interest: 'Fila do Serrana: lugar 1' },
    ]);
  });

  it('is the same for a repeat of the e-mail in its session, however it is written, and has one mail once it is confirmed', async () => {
    const client = api.asAnyone();
    await takePlace(api, client, 'rita@exemplo.test');
    const first = { data: await ownPlace(client) };
    await join(api.asAnyone(), 'caio@exemplo.test');
    api.clock.advance(48 * 3_600_000);
    const again = await join(client, ' RITA@exemplo.test ');
    expect(again.data).toEqual(first.data);
    expect(
      (await api.mails()).filter(({ recipient }) => recipient === 'rita@exemplo.test'),
    ).toHaveLength(1);
    const { data } = await (await api.asRole('CONSULTANT')).send(listLeads, {});
    expect(data.items[0]?.interest).toBe('Fila do Serrana: lugar 1');
  });

  it('has its link mailed again by a repeat as long as it is not confirmed', async () => {
    const client = api.asAnyone();
    const first = await join(client, 'rita@exemplo.test');
    const again = await join(client, 'rita@exemplo.test');
    expect(again.data).toEqual(first.data);
    const mails = (await api.mails()).filter(
      ({ recipient }) => recipient === 'rita@exemplo.test',
    );
    expect(mails.map(({ bodyText }) => bodyText.includes('#token='))).toEqual([
      true,
      true,
    ]);
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
      ...TO_CONFIRM,
    });
    const kept = async (client: TestClient) =>
      (await client.send(getReservation, { params: { product } })).data;
    expect(await kept(owner)).toEqual(first.data);
    expect(await kept(stranger)).toEqual(strange.data);
    expect((await api.mails()).at(-1)).toMatchObject({
      recipient: 'rita@exemplo.test',
      bodyText: expect.stringContaining(
        'Este e-mail também pediu o lugar 1 nesta fila, ainda sem confirmar. Vale um só: o que você confirmar primeiro.',
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
    expect(JSON.stringify(mails)).not.toContain('golpe.test');
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
    expect(status).toBe(400);
    expect(body.fields).toEqual([
      { key: field.charAt(0).toUpperCase() + field.slice(1), message },
    ]);
  });
});

it('is limited for one address and session (security-requirements H5)', () => {
  const limits = api.app.routeTable
    .filter(
      ({ path, method }) =>
        method === 'POST' && (path.includes('boreal') || path.startsWith('reservations')),
    )
    .map(({ limit }) => limit);
  expect(limits).toEqual(['leads', 'leads', 'leads']);
});
