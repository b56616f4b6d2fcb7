import { eq } from 'drizzle-orm';
import {
  changeEmail,
  getLoggedUser,
  requestRecovery,
  resendVerification,
  resetPassword,
  signIn,
  verifyEmail,
} from '@site/api-contract';
import { outbox } from '#platform/jobs/outbox.table';
import { hashPassword } from '#platform/security/passwords';
import { testApi } from '../../../testing/api';
import { passwordRecoveries, users } from '../../accounts/accounts.table';
import { pinIn } from '../testing/pin-in';

const lines: string[] = [];
const api = testApi({
  config: { LOG_LEVEL: 'info' },
  logTo: { write: (line) => void lines.push(line) },
});
const MINUTE = 60_000;
const OLD = 'Ipe-Amarelo-2026';
const NEW = 'capivara lê jornal';
const USELESS = 'Este link expirou ou já foi usado. Peça outro.';
let passwordHash: string;
beforeAll(async () => {
  passwordHash = await hashPassword(api.ports.config, OLD);
});

const addAna = (columns = {}) =>
  api.addUser({ email: 'ana@exemplo.test', passwordHash, ...columns });
const ask = (email = 'ana@exemplo.test') =>
  api.asAnyone().send(requestRecovery, { body: { email } });
const reset = (token: string, password = NEW) =>
  api.asAnyone().send(resetPassword, {
    query: { token },
    body: { password, passwordConfirmation: password },
  });
const enter = (password: string) =>
  api.asAnyone().send(signIn, { body: { email: 'ana@exemplo.test', password } });
const tokens = async () =>
  (await api.mails()).flatMap(
    ({ bodyText }) => /#token=([\w-]+)/.exec(bodyText)?.[1] ?? [],
  );
const newestToken = async () => (await tokens()).at(-1) ?? '';

// security-requirements A6
describe('asking for a link', () => {
  it('mails it to the owner: 128 bits or more, stored hashed, valid for 30 minutes', async () => {
    await addAna();
    expect((await ask(' ANA@exemplo.test ')).body).toEqual({ data: { ok: true } });
    const [mail] = await api.mails();
    expect(mail).toMatchObject({
      recipient: 'ana@exemplo.test',
      subject: 'Crie outra senha',
      dropAt: new Date(api.clock.now().getTime() + 30 * MINUTE),
    });
    expect(mail?.bodyText).toContain(
      'O link vale por 30 minutos e só pode ser usado uma vez.',
    );
    expect(mail?.bodyText).toContain('&conta=ana%40exemplo.test\n');
    const token = await newestToken();
    expect(Buffer.from(token, 'base64url').length).toBeGreaterThanOrEqual(16);
    expect(JSON.stringify(await api.db.select().from(passwordRecoveries))).not.toContain(
      token,
    );
  });

  it('leads to PUBLIC_ORIGIN, whatever host the caller names', async () => {
    await addAna();
    await api.asAnyone().send(requestRecovery, {
      body: { email: 'ana@exemplo.test' },
      headers: {
        host: 'evil.test',
        'x-forwarded-host': 'evil.test',
        'x-forwarded-proto': 'evil',
        origin: 'https://evil.test',
        referer: 'https://evil.test/',
      },
    });
    const [mail] = await api.mails();
    expect(mail?.bodyText).toContain(`${api.ports.config.PUBLIC_ORIGIN}/`);
    expect(JSON.stringify(mail)).not.toMatch(/evil\.test|evil:/);
  });

  // security-requirements E8: anybody may ask for this mail
  it.each([
    ['/area-logada/contratos/7/pagar?vencimento=2026-12-10', true],
    ['/?sellerid=9', false],
    ['/area-logada/../?sellerid=9', false],
    ['//evil.test/area-logada', false],
    ['https://evil.test/area-logada', false],
  ])('carries the way back to %s on: %s', async (returnUrl, isCarried) => {
    await addAna();
    const body = { email: 'ana@exemplo.test', returnUrl };
    await api.asAnyone().send(requestRecovery, { body });
    const [mail] = await api.mails();
    const query = isCarried ? `?returnUrl=${encodeURIComponent(returnUrl)}` : '';
    expect(mail?.bodyText).toContain(`/conta/redefinir-senha${query}#token=`);
  });

  it('answers alike for an unknown e-mail, does the same work and leaves nothing behind', async () => {
    await addAna();
    const made = jest.spyOn(api.ports.random, 'token');
    const known = await ask();
    const work = made.mock.calls.length;
    const unknown = await ask('ninguem@exemplo.test');
    expect(unknown.status).toEqual(known.status);
    expect(unknown.body).toEqual(known.body);
    expect(made.mock.calls.length).toEqual(2 * work);
    made.mockRestore();
    expect(
      (await api.db.select().from(outbox)).map(({ recipient }) => recipient),
    ).toEqual(['ana@exemplo.test']);
    expect(await api.db.select().from(passwordRecoveries)).toHaveLength(1);
  });

  it('again kills the older link, and the fourth in ten minutes is not sent, without saying so', async () => {
    await addAna();
    await ask();
    const older = await newestToken();
    await ask();
    expect((await reset(older)).body.message).toBe(USELESS);
    expect((await ask()).status).toBe(200);
    expect((await ask()).status).toBe(200);
    expect(await tokens()).toHaveLength(3);
  });

  it('proves the address that it went to and no other: after a change of e-mail it is useless', async () => {
    const { id } = await addAna({ emailConfirmedAt: null });
    await ask();
    await api.db
      .update(users)
      .set({ email: 'outra@exemplo.test' })
      .where(eq(users.id, id));
    expect((await reset(await newestToken())).body.message).toBe(USELESS);
    const [account] = await api.db.select().from(users);
    expect(account?.emailConfirmedAt).toBe(null);
    expect(account?.passwordHash).toEqual(passwordHash);
  });

  it('for a disabled account sends nothing', async () => {
    await addAna({ disabledAt: new Date() });
    expect((await ask()).status).toBe(200);
    expect(await api.mails()).toEqual([]);
  });

  it.each(['', 'ana', 'ana@', 'ana@exemplo.test\r\nbcc: x@y.z'])(
    'with %j is refused at its field',
    async (email) => {
      const { status, body } = await ask(email);
      expect(status).toBe(400);
      expect(body.fields).toEqual([
        { key: 'Email', message: 'Informe um e-mail válido.' },
      ]);
    },
  );
});

describe('the link of the mail', () => {
  it('sets another password, once; all sessions end and the owner is told', async () => {
    await addAna();
    const visitor = api.asAnyone();
    visitor.token = (
      await visitor.send(signIn, { body: { email: 'ana@exemplo.test', password: OLD } })
    ).data.token;
    await ask();
    const token = await newestToken();
    expect((await reset(token)).data).toEqual({ ok: true });
    expect((await visitor.send(getLoggedUser, {})).status).toBe(401);
    expect((await enter(OLD)).status).toBe(401);
    expect((await enter(NEW)).status).toBe(200);
    expect((await reset(token, 'mais uma frase')).body.message).toBe(USELESS);
    expect((await api.mails()).at(-1)).toMatchObject({
      recipient: 'ana@exemplo.test',
      subject: 'Sua senha foi trocada',
    });
  });

  it('runs out after 30 minutes', async () => {
    await addAna();
    await ask();
    api.clock.advance(30 * MINUTE);
    expect((await reset(await newestToken())).status).toBe(400);
  });

  it('ends a change of e-mail that an intruder asked for, code and all', async () => {
    const { id } = await addAna();
    const intruder = api.asAnyone();
    intruder.token = (await enter(OLD)).data.token;
    const email = 'outra@exemplo.test';
    await intruder.send(changeEmail, {
      body: { email, emailConfirmation: email, currentPassword: OLD },
    });
    const pin = pinIn(await api.mails());
    await ask();
    await reset(await newestToken());
    const sent = (await api.mails()).length;
    await api.asAnyone().send(resendVerification, { params: { id } });
    const late = await api.asAnyone().send(verifyEmail, { body: { email: id, pin } });
    expect(late.status).toBe(400);
    expect((await api.mails()).length).toEqual(sent);
    expect(await api.db.select({ email: users.email }).from(users)).toEqual([
      { email: 'ana@exemplo.test' },
    ]);
  });

  it('does not skip the second step', async () => {
    await addAna({ mfaEnabled: true });
    await ask();
    await reset(await newestToken());
    expect((await enter(NEW)).body.notifications).toMatchObject([{ key: 'MfaRequired' }]);
  });

  it('proves the address of an account that was not confirmed', async () => {
    await addAna({ emailConfirmedAt: null });
    await ask();
    await reset(await newestToken());
    expect((await enter(NEW)).status).toBe(200);
  });

  it('is used up by one of two at once', async () => {
    await addAna();
    await ask();
    const token = await newestToken();
    const statuses = (
      await Promise.all([reset(token), reset(token, 'outra frase boa')])
    ).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 400]);
  });

  it('stays usable when the new password is refused', async () => {
    await addAna();
    await ask();
    const token = await newestToken();
    expect((await reset(token, 'password')).body.fields).toEqual([
      { key: 'Password', message: 'Essa senha é muito comum. Crie outra.' },
    ]);
    expect((await reset(token)).status).toBe(200);
  });

  it.each(['abc', 'x'.repeat(101), '', "a' or 1=1 --aaaaaaaaaaaaaaaa"])(
    'that reads %j is a 400',
    async (token) => {
      expect((await reset(token)).status).toBe(400);
    },
  );

  it('never stands in the log, nor does the e-mail', async () => {
    await addAna();
    lines.splice(0);
    await ask();
    const token = await newestToken();
    await reset(token);
    const log = lines.join();
    expect(log).toContain('password-reset');
    for (const secret of [token, 'ana@exemplo.test', NEW])
      expect(log).not.toContain(secret);
  });
});
