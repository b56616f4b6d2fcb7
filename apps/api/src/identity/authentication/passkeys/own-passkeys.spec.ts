import { randomUUID } from 'node:crypto';
import { addPasskey, IDEMPOTENCY_HEADER } from '@site/api-contract';
import { testApi } from '../../../testing/api';
import { signInOf } from '../testing/sign-in-of';
import { CHALLENGE_MS } from './challenges';
import { NOT_CREATED } from './own-passkeys';
import { passkeys } from './passkeys.table';
import { ORIGIN, passkeysOf } from './testing/passkeys-of';
import { SoftAuthenticator } from './testing/soft-authenticator';

const api = testApi({ config: { APP_MODE: 'production', PUBLIC_ORIGIN: ORIGIN } });
const { addCustomer, enter } = signInOf(api);
const { begin, add, list, remove } = passkeysOf(api);

/** A customer who is signed in by the password. */
async function signedIn() {
  const { id } = await addCustomer();
  const client = api.asAnyone();
  client.token = (await enter(client)).data.token;
  return { id, client };
}

// security-requirements A13
describe('the passkeys of an account', () => {
  it('are made after the password, and told to the owner', async () => {
    const { id, client } = await signedIn();
    const { answer } = await add(client, id);
    expect(answer.status).toBe(200);
    expect(await list(client, id)).toMatchObject([
      { name: 'Celular', createdAt: api.clock.now().toISOString(), lastUsedAt: null },
    ]);
    expect((await api.mails()).at(-1)?.subject).toBe('Passkey criada');
    expect(await api.trail('passkey-added')).toMatchObject([
      { actorId: id, personId: id },
    ]);
  });

  it('are not begun with a wrong password', async () => {
    const { id, client } = await signedIn();
    const refused = await begin(client, id, 'errada');
    expect(refused.body.fields).toEqual([
      { key: 'CurrentPassword', message: 'A senha não confere.' },
    ]);
  });

  it.each([
    ['for another site', { origin: 'https://www.rodar.example.evil.test' }],
    ['for another host', { rpId: 'evil.test' }],
    ['without finger, face or PIN', { verified: false }],
    ['for another challenge', { challenge: 'b3V0cm8' }],
    ['as the answer of another act', { type: 'webauthn.get' }],
  ])('are refused when made %s', async (_, lies) => {
    const { id, client } = await signedIn();
    const { data } = await begin(client, id);
    const body = new SoftAuthenticator(ORIGIN).create(data, lies);
    const refused = await client.send(addPasskey, { params: { id }, body });
    expect([refused.status, refused.body.message]).toEqual([400, NOT_CREATED]);
    expect(await api.db.select().from(passkeys)).toEqual([]);
  });

  it('use their challenge up, whether it was answered right or wrong', async () => {
    const { id, client } = await signedIn();
    const { data } = await begin(client, id);
    const key = new SoftAuthenticator(ORIGIN);
    const wrong = key.create(data, { origin: 'https://evil.test' });
    await client.send(addPasskey, { params: { id }, body: wrong });
    const late = await client.send(addPasskey, {
      params: { id },
      body: key.create(data),
    });
    expect(late.body.message).toBe(NOT_CREATED);
  });

  it('are stored once when their call is sent again by the same key', async () => {
    const { id, client } = await signedIn();
    const { data } = await begin(client, id);
    const call = {
      params: { id },
      body: new SoftAuthenticator(ORIGIN).create(data),
      headers: { [IDEMPOTENCY_HEADER]: randomUUID() },
    };
    for (let sent = 0; sent < 2; sent += 1)
      expect((await client.send(addPasskey, call)).data).toEqual({ ok: true });
    expect(await list(client, id)).toHaveLength(1);
    const told = (await api.mails()).filter(
      ({ subject }) => subject === 'Passkey criada',
    );
    expect(told).toHaveLength(1);
  });

  it('use a challenge up by a wrong answer with a key, too', async () => {
    const { id, client } = await signedIn();
    const { data } = await begin(client, id);
    const key = new SoftAuthenticator(ORIGIN);
    const send = (body: ReturnType<typeof key.create>) =>
      client.send(addPasskey, {
        params: { id },
        body,
        headers: { [IDEMPOTENCY_HEADER]: randomUUID() },
      });
    await send(key.create(data, { origin: 'https://evil.test' }));
    expect((await send(key.create(data))).body.message).toBe(NOT_CREATED);
  });

  it('take a challenge for five minutes, in the session that asked for it', async () => {
    const { id, client } = await signedIn();
    const { data } = await begin(client, id);
    const other = api.asAnyone();
    other.token = (await enter(other)).data.token;
    const body = new SoftAuthenticator(ORIGIN).create(data);
    const elsewhere = await other.send(addPasskey, { params: { id }, body });
    expect(elsewhere.body.message).toBe(NOT_CREATED);
    api.clock.advance(CHALLENGE_MS);
    const late = await client.send(addPasskey, { params: { id }, body });
    expect(late.body.message).toBe(NOT_CREATED);
  });

  it('are one a device: the second is refused', async () => {
    const { id, client } = await signedIn();
    const { key } = await add(client, id);
    const { data } = await begin(client, id);
    expect(data.excludeCredentials).toMatchObject([{ id: key.id }]);
    expect((await add(client, id, key)).answer.body.message).toBe(NOT_CREATED);
    expect(await list(client, id)).toHaveLength(1);
  });

  it('are ten at most', async () => {
    const { id, client } = await signedIn();
    for (let n = 0; n < 10; n += 1) await add(client, id);
    expect((await begin(client, id)).body.message).toBe(
      'Sua conta já tem 10 passkeys. Remova uma que você não usa.',
    );
  });

  it('are removed by their owner alone, who hears of it', async () => {
    const { id, client } = await signedIn();
    await add(client, id);
    const [passkey] = await list(client, id);
    const stranger = await api.addUser({ email: 'bia@exemplo.test' });
    const other = await api.asRole('customer');
    expect((await remove(other, id, passkey?.id ?? '')).status).toBe(404);
    expect((await remove(client, id, stranger.id)).status).toBe(404);
    expect((await remove(client, id, passkey?.id ?? '')).status).toBe(200);
    expect(await list(client, id)).toEqual([]);
    expect((await api.mails()).at(-1)?.subject).toBe('Passkey removida');
    expect((await remove(client, id, passkey?.id ?? '')).status).toBe(404);
  });
});

describe('an address without https', () => {
  const plain = testApi({ config: { PUBLIC_ORIGIN: 'http://intranet.example' } });

  it('has no passkeys', async () => {
    const { id } = await signInOf(plain).addCustomer();
    const client = plain.asAnyone();
    client.token = (await signInOf(plain).enter(client)).data.token;
    const refused = await passkeysOf(plain).begin(client, id);
    expect([refused.status, refused.body.message]).toEqual([
      400,
      'Neste endereço não há passkeys: elas precisam de https.',
    ]);
  });
});
