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
} from '@site/api-contract';
import { TEXTS } from '#platform/errors';
import { testApi } from '../../testing/api';
import { ana, EMAIL, PASSWORD, passwords } from '../accounts/testing/ana';
import { pinIn } from './testing/pin-in';

const api = testApi();
const { hash, twice, isIn } = ana(api);
const NEW = 'capivara lê jornal';
const WRONG = [400, [{ key: 'CurrentPassword', message: 'A senha não confere.' }]];
const subjects = async () =>
  (await api.mails()).map(({ recipient, subject }) => `${recipient}: ${subject}`);
const emails = (email: string, currentPassword = PASSWORD) => ({
  email,
  emailConfirmation: email,
  currentPassword,
});

// security-requirements A10 and B4
describe('another password', () => {
  it('needs the current one, ends the other sessions and is told by mail', async () => {
    const { here, there } = await twice();
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
    expect(await isIn(here)).toBe(true);
    expect(await isIn(there)).toBe(false);
    expect(await subjects()).toEqual([`${EMAIL}: Sua senha foi trocada`]);
    const [mail] = await api.mails();
    expect(mail?.bodyText).toContain(
      'Não foi? Crie outra senha agora e fale com a gente: 0800 000 0000 ou atendimento@rodar.test.',
    );
    expect(mail?.bodyText).toContain('Criar outra senha: http');
    expect(
      (await api.asAnyone().send(signIn, { body: { email: EMAIL, password: NEW } }))
        .status,
    ).toBe(200);
  });

  it('that is common is refused at its field', async () => {
    const { here } = await twice();
    const { body } = await here.send(changePassword, {
      params: here.params,
      body: passwords(PASSWORD, 'password'),
    });
    expect(body.fields).toEqual([
      { key: 'Password', message: 'Essa senha é muito comum. Crie outra.' },
    ]);
  });

  it('is not guessed by a stolen session: five failures block for two minutes', async () => {
    const { here } = await twice();
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
    const { here, there } = await twice();
    const refused = await here.send(saveAccountData, {
      params: here.params,
      body: data('(11) 98765-4321', 'errada'),
    });
    expect([refused.status, refused.body.fields]).toEqual(WRONG);
    const { data: user } = await here.send(saveAccountData, {
      params: here.params,
      body: data('(11) 98765-4321'),
    });
    expect(user.name).toBe('Ana Prado');
    expect(user.cellphone).toBe('11987654321');
    expect(await isIn(here)).toBe(true);
    expect(await isIn(there)).toBe(false);
    expect(await subjects()).toEqual([`${EMAIL}: Seu celular foi trocado`]);
  });

  it('another name alone leaves the sessions open', async () => {
    const { here, there } = await twice();
    await here.send(saveAccountData, { params: here.params, body: data('41998765432') });
    expect(await isIn(there)).toBe(true);
    expect(await subjects()).toEqual([]);
  });
});

describe('another e-mail', () => {
  it('takes effect with the code of the new address; the old one is told and the other sessions end', async () => {
    const { here, there } = await twice();
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

  it('tells the old one whom to talk to, as no other password gets back in from there', async () => {
    const { here } = await twice();
    await here.send(changeEmail, { body: emails('nova@exemplo.test') });
    const pin = pinIn(await api.mails());
    await here.send(verifyEmail, { body: { email: here.params.id, pin } });
    const told = (await api.mails()).at(-1)?.bodyText;
    expect(told).toContain(
      'Não foi? Fale com a gente agora: 0800 000 0000 ou atendimento@rodar.test.',
    );
    expect(told).not.toMatch(/outra senha/i);
  });

  it('ends with another password when another session asked for it', async () => {
    const { here, there } = await twice();
    const pending = async () =>
      (await here.send(getAccountSecurity, { params: here.params })).data.pendingEmail;
    await there.send(changeEmail, { body: emails('nova@exemplo.test') });
    await here.send(changePassword, { params: here.params, body: passwords(PASSWORD) });
    expect(await pending()).toBeNull();
    await here.send(changeEmail, { body: emails('minha@exemplo.test', NEW) });
    await here.send(changePassword, {
      params: here.params,
      body: passwords(NEW, 'outra frase boa'),
    });
    expect(await pending()).toBe('minha@exemplo.test');
  });

  it('needs the password', async () => {
    const { here } = await twice();
    const { status, body } = await here.send(changeEmail, {
      body: emails('nova@exemplo.test', 'errada'),
    });
    expect([status, body.fields]).toEqual(WRONG);
    expect(await api.mails()).toEqual([]);
  });

  it('that somebody else has answers alike, gets no code and tells that one', async () => {
    const { here } = await twice();
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
    const { here } = await twice();
    await here.send(changeEmail, { body: emails('nova@exemplo.test') });
    const pin = pinIn(await api.mails());
    await api.addUser({ email: 'nova@exemplo.test' });
    expect(
      (await here.send(verifyEmail, { body: { email: here.params.id, pin } })).status,
    ).toBe(400);
    expect((await here.send(getLoggedUser, {})).data.email).toBe(EMAIL);
  });

  it('is the same as before: said at the field', async () => {
    const { here } = await twice();
    expect((await here.send(changeEmail, { body: emails(EMAIL) })).body.fields).toEqual([
      { key: 'Email', message: 'Este já é o e-mail da sua conta.' },
    ]);
  });
});

describe('the code by e-mail', () => {
  it('is turned on and off with the password, and told by mail', async () => {
    const { here } = await twice();
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

// security-requirements D2
describe('somebody else’s account', () => {
  it('answers like one that does not exist, to every call', async () => {
    const { here } = await twice();
    const other = await api.asRole('customer', { passwordHash: hash() });
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
