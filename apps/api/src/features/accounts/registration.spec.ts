import { checkDocument, createUser, resendVerification, signIn, verifyEmail, type QuickRegistrationForm } from '@site/contracts';
import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { TEXTS } from '../../platform/errors';
import { users } from '../../tables';
import { testApi } from '../../testing/api';
import { pinIn } from './testing/pin-in';

const api = testApi();
const MINUTE = 60_000;
const FORM: QuickRegistrationForm = {
  name: 'Marina Alves Prado',
  document: '529.982.247-25',
  email: 'Marina@Exemplo.test',
  emailConfirmation: 'marina@exemplo.test',
  cellphone: '(11) 98765-4321',
  password: 'uma frase comprida',
  passwordConfirmation: 'uma frase comprida',
  hasAcceptedPrivacyPolicy: true,
};
const WRONG_PIN = 'Código incorreto ou vencido. Confira ou peça outro.';
const register = (change: Partial<QuickRegistrationForm> = {}, headers = {}) => api.asAnyone().send(createUser, { body: { ...FORM, ...change }, headers });
const verify = (pin: string, email = 'marina@exemplo.test') => api.asAnyone().send(verifyEmail, { body: { email, pin } });
const stored = () => api.db.select().from(users);

describe('quick registration', () => {
  it('creates a person by CPF and mails a PIN of six figures on a line of its own', async () => {
    const { status, data } = await register();
    expect(status).toBe(201);
    const [user] = await stored();
    expect(user).toMatchObject({ id: data.id, email: 'marina@exemplo.test', document: '52998224725', personType: 'PF', cellphone: '11987654321', role: null, emailConfirmedAt: null });
    expect(user?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    const [mail] = await api.mails();
    expect(mail).toMatchObject({ recipient: 'marina@exemplo.test', subject: 'Confirme seu e-mail' });
    expect(mail?.bodyText).toMatch(/^\d{6}$/m);
    expect(mail?.bodyText).toContain('O código vale por 10 minutos e só pode ser usado uma vez.');
    expect(mail?.bodyHtml).toContain('<strong>');
  });

  it('creates a company by an alphanumeric CNPJ, which signs in by it after the PIN', async () => {
    await register({ name: 'Padaria Boa Massa Ltda.', document: 'de.m0p.j01/0001-60' });
    expect((await stored())[0]).toMatchObject({ personType: 'PJ', document: 'DEM0PJ01000160' });
    expect((await verify(pinIn(await api.mails()), 'DE.M0P.J01/0001-60')).status).toBe(200);
    const { status, data } = await api.asAnyone().send(signIn, { body: { email: 'DE.M0P.J01/0001-60', password: FORM.password } });
    expect(status).toBe(200);
    expect(data.user).toMatchObject({ personType: 'PJ', name: 'Padaria Boa Massa Ltda.', registrationFinished: false });
  });

  it('with the same Idempotency-Key answers the same and creates one account', async () => {
    const visitor = api.asAnyone();
    const headers = { 'idempotency-key': randomUUID() };
    const first = await visitor.send(createUser, { body: FORM, headers });
    const second = await visitor.send(createUser, { body: FORM, headers });
    expect(second.data).toEqual(first.data);
    expect((await visitor.send(createUser, { body: { ...FORM, name: 'Outra Pessoa' }, headers })).status).toBe(422);
    expect(await stored()).toHaveLength(1);
    expect(await api.mails()).toHaveLength(1);
  });

  it('clicked twice creates one account and says the same both times', async () => {
    const answers = await Promise.all([register(), register(), register()]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
    expect(await stored()).toHaveLength(1);
    expect(await api.mails()).toHaveLength(1);
  });

  it.each<[string, Partial<QuickRegistrationForm>]>([
    ['e-mail', { document: '111.444.777-35' }],
    ['CPF', { email: 'outra@exemplo.test', emailConfirmation: 'outra@exemplo.test' }],
  ])('with a known %s answers like a new one and writes to its owner', async (_what, change) => {
    await api.addUser({ email: 'marina@exemplo.test', document: '52998224725' });
    const { status, data, body } = await register(change);
    expect(status).toBe(201);
    expect(Object.keys(body)).toEqual(['data']);
    expect(data).toEqual({ id: expect.stringMatching(/^[0-9a-f-]{36}$/), email: change.email ?? 'marina@exemplo.test' });
    expect(await stored()).toHaveLength(1);
    expect((await api.mails()).map(({ recipient, subject }) => [recipient, subject])).toEqual([['marina@exemplo.test', 'Você já tem cadastro']]);
  });

  it('writes at most three times in ten minutes to the owner of a known e-mail', async () => {
    await api.addUser({ email: 'marina@exemplo.test', document: '52998224725' });
    for (let index = 0; index < 5; index += 1) expect((await register()).status).toBe(201);
    expect(await api.mails()).toHaveLength(3);
  });

  it('takes over an account that nobody confirmed once its PIN has run out', async () => {
    const squatter = await register({ password: 'senha do intruso 1', passwordConfirmation: 'senha do intruso 1' });
    api.clock.advance(11 * MINUTE);
    const { data } = await register();
    expect(data.id).not.toBe(squatter.data.id);
    expect((await stored()).map(({ id }) => id)).toEqual([data.id]);
    await verify(pinIn(await api.mails()));
    expect((await api.asAnyone().send(signIn, { body: { email: 'marina@exemplo.test', password: FORM.password } })).status).toBe(200);
  });

  it.each<[string, Record<string, unknown>, string, string]>([
    ['without a name', { name: ' ' }, 'Name', 'Informe o nome completo.'],
    ['with a wrong CPF', { document: '529.982.247-26' }, 'Document', 'Documento inválido. Confira os números.'],
    ['with a repeated CPF', { document: '111.111.111-11' }, 'Document', 'Documento inválido. Confira os números.'],
    ['with a wrong e-mail', { email: 'marina@', emailConfirmation: 'marina@' }, 'Email', 'Informe um e-mail válido.'],
    ['with two e-mails', { emailConfirmation: 'outra@exemplo.test' }, 'EmailConfirmation', 'Os e-mails estão diferentes.'],
    ['with a landline', { cellphone: '(11) 3000-0100' }, 'Cellphone', 'Informe um celular com DDD.'],
    ['with 7 characters', { password: 'abcdefg', passwordConfirmation: 'abcdefg' }, 'Password', 'A senha precisa de 8 caracteres ou mais.'],
    ['with two passwords', { passwordConfirmation: 'outra frase comprida' }, 'PasswordConfirmation', 'As senhas estão diferentes.'],
    ['with a common password', { password: 'password', passwordConfirmation: 'password' }, 'Password', 'Essa senha é muito comum. Crie outra.'],
    ['with the name as password', { password: 'marinaprado1', passwordConfirmation: 'marinaprado1' }, 'Password', 'Essa senha usa seu nome, seu e-mail ou palavras do site. Crie outra.'],
    ['with the brand as password', { password: 'rodar2026', passwordConfirmation: 'rodar2026' }, 'Password', 'Essa senha usa seu nome, seu e-mail ou palavras do site. Crie outra.'],
    ['without the privacy policy', { hasAcceptedPrivacyPolicy: false }, 'HasAcceptedPrivacyPolicy', 'Leia e aceite a Política de Privacidade para continuar.'],
    ['with a role', { role: 'CONSULTANT' }, 'role', 'Campo desconhecido.'],
    ['with a document of another type', { document: 52998224725 }, 'Document', 'Informe o CPF ou o CNPJ.'],
  ])('%s is refused and nothing is stored', async (_how, change, key, message) => {
    const answer = await api.asAnyone().request({
      method: 'POST', url: '/api/v1/users', headers: { 'content-type': 'application/json' }, payload: JSON.stringify({ ...FORM, ...change }),
    });
    expect(answer.status).toBe(400);
    expect(answer.body.fields).toContainEqual({ key, message });
    expect(await stored()).toEqual([]);
    expect(await api.mails()).toEqual([]);
  });

  it.each(['{', '[]', 'null', '"x"', '{"name":{"$gt":""}}', '{"__proto__":{"role":"CONSULTANT"}}'])('survives the body %p', async (payload) => {
    const { status } = await api.asAnyone().request({ method: 'POST', url: '/api/v1/users', headers: { 'content-type': 'application/json' }, payload });
    expect(status).toBe(400);
  });
});

describe('the PIN of the e-mail', () => {
  it('confirms the account once', async () => {
    await register();
    const pin = pinIn(await api.mails());
    expect((await verify(pin)).data).toEqual({ ok: true });
    expect((await stored())[0]?.emailConfirmedAt).not.toBeNull();
    const again = await verify(pin);
    expect(again.status).toBe(400);
    expect(again.body).toMatchObject({ message: WRONG_PIN, fields: [{ key: 'Pin', message: WRONG_PIN }] });
  });

  it('is stored only as a hash', async () => {
    await register();
    const pin = pinIn(await api.mails());
    const { rows } = (await api.db.execute('select * from pins')) as unknown as { rows: Record<string, unknown>[] };
    expect(Object.values(rows[0] ?? {})).not.toContain(pin);
  });

  it('runs out after ten minutes', async () => {
    await register();
    const pin = pinIn(await api.mails());
    api.clock.advance(10 * MINUTE);
    expect((await verify(pin)).status).toBe(400);
  });

  it('is ended by five wrong tries, even when they come at once', async () => {
    await register();
    const pin = pinIn(await api.mails());
    const wrong = pin === '000000' ? '111111' : '000000';
    const answers = await Promise.all(Array.from({ length: 8 }, () => verify(wrong)));
    expect(answers.every(({ status }) => status === 400)).toBe(true);
    expect((await verify(pin)).status).toBe(400);
    expect((await stored())[0]?.emailConfirmedAt).toBeNull();
  });

  it('still works after four wrong tries', async () => {
    await register();
    const pin = pinIn(await api.mails());
    for (let index = 0; index < 4; index += 1) await verify(pin === '000000' ? '111111' : '000000');
    expect((await verify(pin)).status).toBe(200);
  });

  it('is outdated by a newer one', async () => {
    const { data } = await register();
    const older = pinIn(await api.mails());
    await api.asAnyone().send(resendVerification, { params: { id: data.id } });
    const newer = pinIn(await api.mails());
    if (older !== newer) expect((await verify(older)).status).toBe(400);
    expect((await verify(newer)).status).toBe(200);
  });

  it('does not confirm an address that it was not sent to', async () => {
    const { data } = await register();
    const pin = pinIn(await api.mails());
    await api.db.update(users).set({ email: 'trocado@exemplo.test' }).where(eq(users.id, data.id));
    expect((await verify(pin, 'trocado@exemplo.test')).status).toBe(400);
  });

  it.each(['12345', '1234567', 'abcdef', '１２３４５６'])('that reads %p is refused before it is looked up', async (pin) => {
    const { status, body } = await verify(pin);
    expect(status).toBe(400);
    expect(body.fields).toEqual([{ key: 'Pin', message: 'O código tem 6 números.' }]);
  });
});

describe('another PIN', () => {
  it('is sent until three went out in ten minutes, then refused with the text of the block', async () => {
    const { data } = await register();
    const send = () => api.asAnyone().send(resendVerification, { params: { id: data.id } });
    expect([(await send()).status, (await send()).status]).toEqual([200, 200]);
    const refused = await send();
    expect(refused.status).toBe(429);
    expect(refused.body.message).toBe(TEXTS.tooMany);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(120);
    expect(await api.mails()).toHaveLength(3);
    api.clock.advance(10 * MINUTE);
    expect((await send()).status).toBe(200);
  });

  it('of a known e-mail behaves like that of a new account, and nothing is sent', async () => {
    await api.addUser({ email: 'marina@exemplo.test', document: '52998224725' });
    const { data } = await register();
    const statuses = [];
    for (let index = 0; index < 3; index += 1) statuses.push((await api.asAnyone().send(resendVerification, { params: { id: data.id } })).status);
    expect(statuses).toEqual([200, 200, 429]);
    expect((await api.mails()).map(({ subject }) => subject)).toEqual(['Você já tem cadastro']);
  });

  it('needs an id that is one', async () => {
    expect((await api.asAnyone().request({ method: 'POST', url: '/api/v1/users/1/emails/resend-verifications' })).status).toBe(400);
  });
});

describe('looking up a document', () => {
  const look = (document: string) => api.asAnyone().send(checkDocument, { params: { document } });

  it('says only whether it exists, also for a CNPJ with letters', async () => {
    await api.addUser({ document: 'DEM0PJ01000160', personType: 'PJ' });
    expect((await look('DE.M0P.J01/0001-60')).body).toEqual({ data: { exists: true } });
    expect((await look('52998224725')).body).toEqual({ data: { exists: false } });
  });

  it('refuses wrong check digits', async () => {
    const { status, body } = await look('52998224726');
    expect(status).toBe(400);
    expect(body.fields?.[0]?.message).toBe('Documento inválido. Confira os números.');
  });

  it('is limited to ten in fifteen minutes', async () => {
    for (let index = 0; index < 10; index += 1) expect((await look('52998224725')).status).toBe(200);
    expect((await look('52998224725')).status).toBe(429);
    api.clock.advance(15 * MINUTE);
    expect((await look('52998224725')).status).toBe(200);
  });
});
