import { eq } from 'drizzle-orm';
import {
  changePassword,
  getLoggedUser,
  type PasskeyProof,
  requestRecovery,
  resetPassword,
} from '@site/api-contract';
import { testApi } from '../../../testing/api';
import { users } from '../../accounts/accounts.table';
import { PASSWORD, signInOf } from '../testing/sign-in-of';
import { CHALLENGE_MS } from './challenges';
import { passkeys } from './passkeys.table';
import { WRONG_PASSKEY } from './sign-in-by-passkey';
import { ORIGIN, passkeysOf } from './testing/passkeys-of';
import { SoftAuthenticator } from './testing/soft-authenticator';

const unlimited = { points: 100_000, windowMs: 1000 };
const api = testApi({
  config: {
    APP_MODE: 'production',
    PUBLIC_ORIGIN: ORIGIN,
    RATE_SIGN_INS: unlimited,
  },
});
const { addCustomer, enter: enterByPassword } = signInOf(api);
const { add, list, remove, askSignIn, enter } = passkeysOf(api);

/** A customer with a passkey, signed in by the password. */
async function scene(columns = {}) {
  const { id } = await addCustomer(columns);
  const client = api.asAnyone();
  client.token = (await enterByPassword(client)).data.token;
  const { key } = await add(client, id);
  return { id, client, key };
}

async function expectRefused(
  visitor: ReturnType<typeof api.asAnyone>,
  proof: PasskeyProof,
): Promise<void> {
  const refused = await enter(visitor, proof);
  expect([refused.status, refused.body.message]).toEqual([400, WRONG_PASSKEY]);
}

// security-requirements A13
describe('a customer’s passkey', () => {
  it('opens the account without the password, and says when it was used', async () => {
    const { id, key } = await scene();
    const visitor = api.asAnyone();
    const { data } = await enter(visitor, key.answer(await askSignIn(visitor)));
    visitor.token = data.token;
    expect((await visitor.send(getLoggedUser, {})).data.id).toBe(id);
    const [passkey] = await list(visitor, id);
    expect(passkey?.lastUsedAt).toBe(api.clock.now().toISOString());
    expect(await api.trail('sign-in-with-passkey')).toMatchObject([{ actorId: id }]);
  });

  it('is two factors in one, so that no code by mail follows', async () => {
    const { id, key } = await scene();
    await api.db.update(users).set({ mfaEnabled: true }).where(eq(users.id, id));
    const before = (await api.mails()).length;
    const visitor = api.asAnyone();
    const answer = await enter(visitor, key.answer(await askSignIn(visitor)));
    expect(answer.status).toBe(200);
    expect(await api.mails()).toHaveLength(before);
  });

  it.each([
    ['on another site', { origin: 'https://www.rodar.example.evil.test' }],
    ['for another host', { rpId: 'evil.test' }],
    ['without finger, face or PIN', { verified: false }],
    ['as the answer of another act', { type: 'webauthn.create' }],
  ])('used %s opens nothing', async (_, lies) => {
    const { key } = await scene();
    const visitor = api.asAnyone();
    await expectRefused(visitor, key.answer(await askSignIn(visitor), lies));
    expect(await api.trail('passkey-failed')).toHaveLength(1);
  });

  it('answers each challenge once', async () => {
    const { key } = await scene();
    const visitor = api.asAnyone();
    const proof = key.answer(await askSignIn(visitor));
    expect((await enter(visitor, proof)).status).toBe(200);
    await expectRefused(visitor, proof);
  });

  it('answers no challenge of another browser, and none after five minutes', async () => {
    const { key } = await scene();
    const [visitor, other] = [api.asAnyone(), api.asAnyone()];
    const proof = key.answer(await askSignIn(visitor));
    await askSignIn(other);
    await expectRefused(other, proof);
    api.clock.advance(CHALLENGE_MS);
    await expectRefused(visitor, proof);
  });

  it('counts its uses: a copy that lags behind opens nothing', async () => {
    const { key } = await scene();
    const visitor = api.asAnyone();
    await enter(visitor, key.answer(await askSignIn(visitor)));
    key.counter = 0;
    await expectRefused(visitor, key.answer(await askSignIn(visitor)));
    expect((await api.db.select().from(passkeys))[0]?.counter).toBe(1);
  });

  it('signed by another key opens nothing', async () => {
    const { key } = await scene();
    const visitor = api.asAnyone();
    const forged = new SoftAuthenticator(ORIGIN).answer(await askSignIn(visitor));
    await expectRefused(visitor, {
      ...key.answer(await askSignIn(visitor)),
      signature: forged.signature,
    });
    await expectRefused(visitor, forged);
  });

  it('names its own account, never another one', async () => {
    const { key } = await scene();
    const other = await api.addUser({ email: 'bia@exemplo.test' });
    const visitor = api.asAnyone();
    const proof = key.answer(await askSignIn(visitor));
    const userHandle = Buffer.from(other.id).toString('base64url');
    await expectRefused(visitor, { ...proof, userHandle });
  });

  it('that was removed opens nothing from the next try on', async () => {
    const { id, client, key } = await scene();
    const [passkey] = await list(client, id);
    const visitor = api.asAnyone();
    const proof = key.answer(await askSignIn(visitor));
    await remove(client, id, passkey?.id ?? '');
    await expectRefused(visitor, proof);
  });

  it('ends with the password that a link of a mail replaces, and the mail says so', async () => {
    const { id, client, key } = await scene();
    const visitor = api.asAnyone();
    await visitor.send(requestRecovery, { body: { email: 'ana@exemplo.test' } });
    const link = (await api.mails()).at(-1)?.bodyText ?? '';
    const token = /#token=([\w-]+)/.exec(link)?.[1] ?? '';
    const password = 'capivara lê jornal';
    const reset = await visitor.send(resetPassword, {
      query: { token },
      body: { password, passwordConfirmation: password },
    });
    expect(reset.status).toBe(200);
    await expectRefused(visitor, key.answer(await askSignIn(visitor)));
    expect((await api.mails()).at(-1)).toMatchObject({
      subject: 'Sua senha foi trocada',
      bodyText: expect.stringContaining(
        'As passkeys que a conta tinha não valem mais. Crie outras em Segurança.',
      ),
    });
    client.token = (await enterByPassword(client, password)).data.token;
    expect(await list(client, id)).toEqual([]);
  });

  it('stays with the password that its owner changes; the mail names it, and leads to its removal', async () => {
    const { id, client, key } = await scene();
    const elsewhere = api.asAnyone();
    elsewhere.token = (await enterByPassword(elsewhere)).data.token;
    const password = 'capivara lê jornal';
    const changed = await client.send(changePassword, {
      params: { id },
      body: { currentPassword: PASSWORD, password, passwordConfirmation: password },
    });
    expect(changed.status).toBe(200);
    expect((await elsewhere.send(getLoggedUser, {})).status).toBe(401);
    const visitor = api.asAnyone();
    const proof = key.answer(await askSignIn(visitor));
    expect((await enter(visitor, proof)).status).toBe(200);
    const mail = (await api.mails()).find(
      ({ subject }) => subject === 'Sua senha foi trocada',
    );
    expect(mail?.bodyText).toContain(
      'as outras sessões foram encerradas. A passkey da conta continua valendo:',
    );
    expect(mail?.bodyText).toContain('Celular: criada em 23/11/2026, 12:00');
    expect(mail?.bodyText).toMatch(
      /Não reconhece uma passkey\? Remova em Segurança\.\n+Ver as passkeys: .*\/area-logada\/seguranca/,
    );
  });

  it('of a disabled account opens nothing', async () => {
    const { id, key } = await scene();
    await api.db
      .update(users)
      .set({ disabledAt: api.clock.now() })
      .where(eq(users.id, id));
    const visitor = api.asAnyone();
    await expectRefused(visitor, key.answer(await askSignIn(visitor)));
  });

  it('leaves the password as the other way in', async () => {
    await scene();
    expect((await enterByPassword(api.asAnyone())).status).toBe(200);
  });
});
