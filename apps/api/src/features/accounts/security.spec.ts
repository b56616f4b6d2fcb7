import { randomUUID } from 'node:crypto';
import {
  changeEmail,
  changePassword,
  endOneSession,
  endOtherSessions,
  forgetDevice,
  getAccountSecurity,
  getLoggedUser,
  saveAccountData,
  setSecondStep,
  signIn,
  verifyEmail,
  verifyMfa,
} from '@site/contracts';
import { TEXTS } from '../../platform/errors';
import { hashPassword } from '../../platform/security/passwords';
import { testApi } from '../../testing/api';
import { pinIn } from './testing/pin-in';

const api = testApi();
const PASSWORD = 'Ipe-Amarelo-2026';
const NEW = 'capivara lê jornal';
const EMAIL = 'ana@exemplo.test';
const WRONG = [400, [{ key: 'CurrentPassword', message: 'A senha não confere.' }]];
let passwordHash: string;
beforeAll(async () => {
  passwordHash = await hashPassword(api.ports.config, PASSWORD);
});

/** Ana, signed in twice: here and on another device. */
async function anaTwice(columns = {}) {
  await api.addUser({ email: EMAIL, passwordHash, ...columns });
  const enter = async () => {
    const visitor = api.asAnyone();
    const { data } = await visitor.send(signIn, {
      body: { email: EMAIL, password: PASSWORD },
      headers: { 'user-agent': 'Firefox/140.0' },
    });
    visitor.token = data.token;
    return Object.assign(visitor, { params: { id: data.user.id } });
  };
  return { here: await enter(), there: await enter() };
}
const isIn = async (visitor: Awaited<ReturnType<typeof anaTwice>>['here']) =>
  (await visitor.send(getLoggedUser, {})).status === 200;
const subjects = async () =>
  (await api.mails()).map(({ recipient, subject }) => `${recipient}: ${subject}`);
const passwords = (currentPassword: string, password = NEW) => ({
  currentPassword,
  password,
  passwordConfirmation: password,
});
const emails = (email: string, currentPassword = PASSWORD) => ({
  email,
  emailConfirmation: email,
  currentPassword,
});

// security-requirements A10 and B4
describe('another password', () => {
  it('needs the current one, ends the other sessions and is told by mail', async () => {
    const { here, there } = await anaTwice();
    const refused = await here.send(changePassword, {
      params: here.params,
      body: passwords('errada'),
    });
    expect([refused.status, refused.body.fields]).toEqual(WRONG);
    expect(
      (
        await here.send(changePassword, {
          params: here.params,
          body: passwords(PASSWORD),
        })
      ).data,
    ).toEqual({ ok: true });
    expect([await isIn(here), await isIn(there)]).toEqual([true, false]);
    expect(await subjects()).toEqual([`${EMAIL}: Sua senha foi trocada`]);
    expect(
      (await api.asAnyone().send(signIn, { body: { email: EMAIL, password: NEW } }))
        .status,
    ).toBe(200);
  });

  it('that is common is refused at its field', async () => {
    const { here } = await anaTwice();
    const { body } = await here.send(changePassword, {
      params: here.params,
      body: passwords(PASSWORD, 'password'),
    });
    expect(body.fields).toEqual([
      { key: 'Password', message: 'Essa senha é muito comum. Crie outra.' },
    ]);
  });

  it('is not guessed by a stolen session: five failures block for two minutes', async () => {
    const { here } = await anaTwice();
    const statuses = [];
    for (let index = 0; index < 6; index += 1)
      statuses.push(
        (
          await here.send(changePassword, {
            params: here.params,
            body: passwords('errada'),
          })
        ).status,
      );
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
  });
});

describe('name and cellphone', () => {
  const data = (cellphone: string, currentPassword = PASSWORD) => ({
    name: 'Ana Prado',
    cellphone,
    currentPassword,
  });

  it('another cellphone needs the password, ends the other sessions and is told by mail', async () => {
    const { here, there } = await anaTwice();
    const refused = await here.send(saveAccountData, {
      params: here.params,
      body: data('(11) 98765-4321', 'errada'),
    });
    expect([refused.status, refused.body.fields]).toEqual(WRONG);
    const { data: user } = await here.send(saveAccountData, {
      params: here.params,
      body: data('(11) 98765-4321'),
    });
    expect([user.name, user.cellphone]).toEqual(['Ana Prado', '11987654321']);
    expect([await isIn(here), await isIn(there)]).toEqual([true, false]);
    expect(await subjects()).toEqual([`${EMAIL}: Seu celular foi trocado`]);
  });

  it('another name alone leaves the sessions open', async () => {
    const { here, there } = await anaTwice();
    await here.send(saveAccountData, { params: here.params, body: data('41998765432') });
    expect([await isIn(there), await subjects()]).toEqual([true, []]);
  });
});

describe('another e-mail', () => {
  it('takes effect with the code of the new address; the old one is told and the other sessions end', async () => {
    const { here, there } = await anaTwice();
    expect(
      (await here.send(changeEmail, { body: emails('Nova@exemplo.test') })).data,
    ).toEqual({ ok: true });
    expect(await subjects()).toEqual([
      'nova@exemplo.test: Confirme seu novo e-mail',
      `${EMAIL}: Pedido de troca de e-mail`,
    ]);
    expect(
      (await here.send(getAccountSecurity, { params: here.params })).data.pendingEmail,
    ).toBe('nova@exemplo.test');
    expect((await here.send(getLoggedUser, {})).data.email).toBe(EMAIL);
    const done = await here.send(verifyEmail, {
      body: { email: here.params.id, pin: pinIn(await api.mails()) },
    });
    expect(done.data).toEqual({ ok: true });
    expect((await here.send(getLoggedUser, {})).data.email).toBe('nova@exemplo.test');
    expect(await isIn(there)).toBe(false);
    expect((await subjects()).at(-1)).toBe(`${EMAIL}: Seu e-mail foi trocado`);
  });

  it('needs the password', async () => {
    const { here } = await anaTwice();
    const { status, body } = await here.send(changeEmail, {
      body: emails('nova@exemplo.test', 'errada'),
    });
    expect([status, body.fields]).toEqual(WRONG);
    expect(await api.mails()).toEqual([]);
  });

  it('that somebody else has answers alike, gets no code and tells that one', async () => {
    const { here } = await anaTwice();
    await api.addUser({ email: 'bia@exemplo.test' });
    expect(
      (await here.send(changeEmail, { body: emails('bia@exemplo.test') })).data,
    ).toEqual({ ok: true });
    expect(await subjects()).toEqual([
      'bia@exemplo.test: Você já tem cadastro',
      `${EMAIL}: Pedido de troca de e-mail`,
    ]);
  });

  it('that somebody took meanwhile is not taken from them', async () => {
    const { here } = await anaTwice();
    await here.send(changeEmail, { body: emails('nova@exemplo.test') });
    const pin = pinIn(await api.mails());
    await api.addUser({ email: 'nova@exemplo.test' });
    expect(
      (await here.send(verifyEmail, { body: { email: here.params.id, pin } })).status,
    ).toBe(400);
    expect((await here.send(getLoggedUser, {})).data.email).toBe(EMAIL);
  });

  it('is the same as before: said at the field', async () => {
    const { here } = await anaTwice();
    expect((await here.send(changeEmail, { body: emails(EMAIL) })).body.fields).toEqual([
      { key: 'Email', message: 'Este já é o e-mail da sua conta.' },
    ]);
  });
});

describe('the code by e-mail', () => {
  it('is turned on and off with the password, and told by mail', async () => {
    const { here } = await anaTwice();
    const turn = (enabled: boolean, currentPassword = PASSWORD) =>
      here.send(setSecondStep, {
        params: here.params,
        body: { enabled, currentPassword },
      });
    expect((await turn(true, 'errada')).status).toBe(400);
    await turn(true);
    expect(
      (await here.send(getAccountSecurity, { params: here.params })).data.secondStep,
    ).toBe(true);
    expect(
      (await api.asAnyone().send(signIn, { body: { email: EMAIL, password: PASSWORD } }))
        .status,
    ).toBe(403);
    await turn(false);
    expect((await subjects()).filter((line) => line.includes('desligado'))).toHaveLength(
      1,
    );
    expect(
      (await api.asAnyone().send(signIn, { body: { email: EMAIL, password: PASSWORD } }))
        .status,
    ).toBe(200);
  });
});

// security-requirements B7
describe('own sessions', () => {
  it('are listed with the browser, and this one is marked', async () => {
    const { here } = await anaTwice();
    const { data } = await here.send(getAccountSecurity, { params: here.params });
    expect(data.sessions.map(({ client, current }) => [client, current]).sort()).toEqual([
      ['Firefox/140.0', false],
      ['Firefox/140.0', true],
    ]);
    expect(Object.keys(data.sessions[0] ?? {}).sort()).toEqual([
      'client',
      'createdAt',
      'current',
      'id',
      'lastUsedAt',
    ]);
  });

  it('are ended one by one, or all others at once', async () => {
    const { here, there } = await anaTwice();
    const { data } = await here.send(getAccountSecurity, { params: here.params });
    const other = data.sessions.find(({ current }) => !current)?.id ?? '';
    await here.send(endOneSession, { params: { ...here.params, sessionId: other } });
    expect([await isIn(here), await isIn(there)]).toEqual([true, false]);
    expect(
      (await here.send(getAccountSecurity, { params: here.params })).data.sessions,
    ).toHaveLength(1);
  });

  it('all others end with one call', async () => {
    const { here, there } = await anaTwice();
    await here.send(endOtherSessions, { params: here.params });
    expect([await isIn(here), await isIn(there)]).toEqual([true, false]);
  });
});

describe('trusted browsers', () => {
  const trusted = async () => {
    const { id } = await api.addUser({ email: EMAIL, passwordHash, mfaEnabled: true });
    const visitor = api.asAnyone();
    const enter = () =>
      visitor.send(signIn, {
        body: { email: EMAIL, password: PASSWORD },
        headers: { 'user-agent': 'Safari/18' },
      });
    await enter();
    const { data } = await visitor.send(verifyMfa, {
      body: { email: EMAIL, pin: pinIn(await api.mails()), trustDevice: true },
    });
    visitor.token = data.token;
    return { visitor, enter, params: { id } };
  };

  it('are listed and forgotten', async () => {
    const { visitor, enter, params } = await trusted();
    expect((await enter()).status).toBe(200);
    const { data } = await visitor.send(getAccountSecurity, { params });
    expect(data.devices).toMatchObject([{ expiresAt: '2026-12-23T15:00:00.000Z' }]);
    await visitor.send(forgetDevice, {
      params: { ...params, deviceId: data.devices[0]?.id ?? '' },
    });
    expect((await enter()).status).toBe(403);
  });

  it('lose their trust with the password', async () => {
    const { visitor, enter, params } = await trusted();
    await visitor.send(changePassword, { params, body: passwords(PASSWORD, PASSWORD) });
    expect((await enter()).status).toBe(403);
  });
});

// security-requirements D2
describe('somebody else’s account', () => {
  it('answers like one that does not exist, to every call', async () => {
    const { here } = await anaTwice();
    const other = await api.asRole('customer', { passwordHash });
    const { data } = await here.send(getAccountSecurity, { params: here.params });
    const session = data.sessions[0]?.id ?? '';
    for (const id of [here.params.id, randomUUID()]) {
      const answers = [
        await other.send(getAccountSecurity, { params: { id } }),
        await other.send(saveAccountData, {
          params: { id },
          body: { name: 'X', cellphone: '11987654321', currentPassword: PASSWORD },
        }),
        await other.send(changePassword, { params: { id }, body: passwords(PASSWORD) }),
        await other.send(setSecondStep, {
          params: { id },
          body: { enabled: true, currentPassword: PASSWORD },
        }),
        await other.send(endOneSession, { params: { id, sessionId: session } }),
        await other.send(endOtherSessions, { params: { id } }),
        await other.send(forgetDevice, { params: { id, deviceId: randomUUID() } }),
      ];
      for (const { status, body } of answers)
        expect([status, body.message]).toEqual([404, TEXTS.notFound]);
    }
    const own = { id: other.userId };
    expect(
      (await other.send(endOneSession, { params: { ...own, sessionId: session } }))
        .status,
    ).toBe(404);
    expect(await isIn(here)).toBe(true);
  });
});
