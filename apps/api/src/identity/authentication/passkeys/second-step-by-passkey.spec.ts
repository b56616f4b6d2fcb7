import {
  beginPasskeyConnection,
  connectPasskey,
  getLoggedUser,
  redeemSignInLink,
  requestRecovery,
  requestSignInLink,
  resetPassword,
  resetStaffApp,
} from '@site/api-contract';
import { testApi } from '../../../testing/api';
import { type TestClient } from '../../../testing/client';
import { EMAIL, staffSignInOf } from '../second-step/testing/staff-sign-in';
import { PASSWORD, signInOf } from '../testing/sign-in-of';
import { WRONG_PASSKEY } from './sign-in-by-passkey';
import { ORIGIN, passkeysOf } from './testing/passkeys-of';
import { SoftAuthenticator } from './testing/soft-authenticator';

const unlimited = { points: 100_000, windowMs: 1000 };
const api = testApi({
  config: {
    APP_MODE: 'production',
    PUBLIC_ORIGIN: ORIGIN,
    RATE_SIGN_INS: unlimited,
    RATE_MAILS: unlimited,
  },
});
const { addStaff, begin, show, proveMail, connect } = staffSignInOf(api);
const { add, list, remove, askProof, askSignIn, proveBy, enter } = passkeysOf(api);

const askConnection = (visitor: TestClient) => visitor.send(beginPasskeyConnection, {});
/** Makes the first passkey of who typed the password and the code of the mail. */
async function firstPasskey(visitor = api.asAnyone()) {
  await begin(visitor);
  await proveMail(visitor);
  const key = new SoftAuthenticator(ORIGIN);
  const body = key.create((await askConnection(visitor)).data);
  const answer = await visitor.send(connectPasskey, { body });
  visitor.token = answer.data?.token;
  return { visitor, key, answer };
}

// security-requirements A12, A13
describe('a passkey as the second step of staff', () => {
  it.each([
    ['CONSULTANT', {}],
    ['DEALER', { dealershipId: 5 }],
    ['SELLER', { dealershipId: 5 }],
  ] as const)(
    'is made by a %s without an app, and asked for from then on',
    async (role, columns) => {
      const { id } = await addStaff({ role, ...columns });
      const { answer, key } = await firstPasskey();
      expect(answer.data.user.id).toBe(id);
      const visitor = api.asAnyone();
      expect((await begin(visitor)).body.reason).toBe('second-step-needed');
      expect(await show(visitor)).toMatchObject({ proof: 'passkey', passkey: true });
      const proved = await proveBy(visitor, key.answer(await askProof(visitor)));
      visitor.token = proved.data.token;
      expect((await visitor.send(getLoggedUser, {})).data.id).toBe(id);
    },
  );

  it('stays in force after another password by the link of a mail', async () => {
    await addStaff();
    const { key } = await firstPasskey();
    await api.asAnyone().send(requestRecovery, { body: { email: EMAIL } });
    const link = (await api.mails()).at(-1)?.bodyText ?? '';
    const token = /#token=([\w-]+)/.exec(link)?.[1] ?? '';
    const body = { password: PASSWORD, passwordConfirmation: PASSWORD };
    const reset = await api.asAnyone().send(resetPassword, { query: { token }, body });
    expect(reset.status).toBe(200);
    expect((await api.mails()).at(-1)?.bodyText).toContain(
      'A passkey da conta continua valendo:',
    );
    const visitor = api.asAnyone();
    expect((await begin(visitor)).body.reason).toBe('second-step-needed');
    expect((await proveBy(visitor, key.answer(await askProof(visitor)))).status).toBe(
      200,
    );
  });

  it('stands beside the app, and either of them opens', async () => {
    const { id } = await addStaff();
    const { visitor, answer } = await connect();
    visitor.token = answer.data.session?.token;
    const { key } = await add(visitor, id);
    const next = api.asAnyone();
    await begin(next);
    expect(await show(next)).toMatchObject({ proof: 'code', passkey: true });
    expect((await proveBy(next, key.answer(await askProof(next)))).status).toBe(200);
  });

  it('is made only after the code of the mail', async () => {
    await addStaff();
    const visitor = api.asAnyone();
    await begin(visitor);
    expect((await askConnection(visitor)).body.reason).toBe('sign-in-over');
    expect((await askConnection(api.asAnyone())).body.reason).toBe('sign-in-over');
  });

  it('is not made by who came by a link, without the password', async () => {
    await addStaff({ role: 'SELLER', dealershipId: 5 });
    await api.asAnyone().send(requestSignInLink, { body: { email: EMAIL } });
    const text = (await api.mails()).at(-1)?.bodyText ?? '';
    const token = /#token=([\w-]+)/.exec(text)?.[1] ?? '';
    const visitor = api.asAnyone();
    await visitor.send(redeemSignInLink, { params: { token } });
    expect(await show(visitor)).toMatchObject({ proof: 'first-code', passkey: false });
    expect((await askConnection(visitor)).body.reason).toBe('sign-in-over');
  });

  it('is that of the account whose password was typed', async () => {
    await addStaff();
    await firstPasskey();
    await addStaff({ email: 'rui@rodar.test', document: null });
    const other = api.asAnyone();
    await signInOf(api).enter(other, undefined, 'rui@rodar.test');
    await proveMail(other);
    const otherKey = new SoftAuthenticator(ORIGIN);
    const made = otherKey.create((await askConnection(other)).data);
    await other.send(connectPasskey, { body: made });
    const visitor = api.asAnyone();
    await begin(visitor);
    const refused = await proveBy(visitor, otherKey.answer(await askProof(visitor)));
    expect([refused.status, refused.body.message]).toEqual([400, WRONG_PASSKEY]);
  });

  it('answers each challenge once, and only on this site', async () => {
    await addStaff();
    const { key } = await firstPasskey();
    const visitor = api.asAnyone();
    await begin(visitor);
    const far = key.answer(await askProof(visitor), { origin: 'https://evil.test' });
    expect((await proveBy(visitor, far)).body.message).toBe(WRONG_PASSKEY);
    const proof = key.answer(await askProof(visitor));
    expect((await proveBy(visitor, proof)).status).toBe(200);
    await begin(visitor);
    await askProof(visitor);
    expect((await proveBy(visitor, proof)).body.message).toBe(WRONG_PASSKEY);
  });

  it('opens nothing without the password', async () => {
    await addStaff();
    const { key } = await firstPasskey();
    const visitor = api.asAnyone();
    const refused = await enter(visitor, key.answer(await askSignIn(visitor)));
    expect([refused.status, refused.body.message]).toEqual([
      400,
      'A equipe entra com o e-mail e a senha; a passkey confirma na segunda etapa.',
    ]);
  });

  it('is not removed while it is the only second step', async () => {
    const { id } = await addStaff();
    const { visitor } = await firstPasskey();
    const [first] = await list(visitor, id);
    const refused = await remove(visitor, id, first?.id ?? '');
    expect(refused.body.message).toBe(
      'Esta passkey é a sua única segunda etapa. Crie outra antes de remover esta.',
    );
    await add(visitor, id);
    expect((await remove(visitor, id, first?.id ?? '')).status).toBe(200);
  });

  it('of a lost device is taken away by a second person, and a new one made', async () => {
    const { id } = await addStaff();
    const { key } = await firstPasskey();
    const colleague = await api.asRole('CONSULTANT', { name: 'Otávio Reis' });
    const thief = api.asAnyone();
    await begin(thief);
    const proof = key.answer(await askProof(thief));
    expect((await colleague.send(resetStaffApp, { params: { id } })).status).toBe(200);
    expect((await proveBy(thief, proof)).status).toBe(409);
    expect((await firstPasskey()).answer.data.user.id).toBe(id);
  });
});
