import { checkDocument, createUser, replacePendingEmail, resendVerification, signIn, verifyEmail, type QuickRegistrationForm } from '@site/contracts';
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

  it('with a known CPF answers like a new one and writes to its owner', async () => {
    await api.addUser({ email: 'marina@exemplo.test', document: '52998224725' });
    const { status, data, body } = await register({ email: 'outra@exemplo.test', emailConfirmation: 'outra@exemplo.test' });
    expect(status).toBe(201);
    expect(Object.keys(body)).toEqual(['data']);
    expect(data).toEqual({ id: expect.stringMatching(/^[0-9a-f-]{36}$/), email: 'outra@exemplo.test' });
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

// security-requirements A7: what somebody who knows an e-mail can ask, with and without an account behind it
describe('registering with the e-mail of somebody else and a new CPF', () => {
  const CPF = '111.444.777-35';
  const email = 'marina@exemplo.test';

  /** Everything an anonymous caller can ask afterwards; ids are replaced by whether they are the first one. */
  async function everythingAsked() {
    const told: unknown[] = [];
    const first = await register({ document: CPF });
    const { id } = first.data;
    const note = (what: string, { status, body }: { status: number; body: object }) => {
      const text = JSON.stringify({ ...body, traceId: undefined }).replaceAll(id, 'the account');
      told.push([what, status, text.replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'another id')]);
    };
    const enter = (typed: string, password: string = FORM.password) => api.asAnyone().send(signIn, { body: { email: typed, password } });
    note('registered', first);
    note('registered again', await register({ document: CPF }));
    note('with another password', await register({ document: CPF, password: 'outra frase comprida', passwordConfirmation: 'outra frase comprida' }));
    note('with another CPF', await register({ document: '390.533.447-05' }));
    note('the CPF', await api.asAnyone().send(checkDocument, { params: { document: CPF } }));
    note('the other CPF', await api.asAnyone().send(checkDocument, { params: { document: '390.533.447-05' } }));
    note('sign-in by e-mail', await enter(email));
    note('sign-in by CPF', await enter(CPF));
    note('PIN by e-mail', await verify('000000'));
    note('PIN by id', await verify('000000', id));
    note('PIN by CPF', await verify('000000', CPF));
    for (let index = 0; index < 3; index += 1) note('resend', await api.asAnyone().send(resendVerification, { params: { id } }));
    for (let index = 0; index < 3; index += 1) note('wrong by e-mail', await enter(email, 'senha errada'));
    note('right between', await enter(CPF));
    for (let index = 0; index < 3; index += 1) note('wrong by CPF', await enter(CPF, 'senha errada'));
    api.clock.advance(31 * MINUTE);
    const later = await register({ document: CPF });
    told.push(['after the PIN ran out', later.status, later.data.id === id]);
    return told;
  }

  it('gets the same answers to everything as with an e-mail that nobody has', async () => {
    const unknown = await everythingAsked();
    await api.reset();
    await api.addUser({ email, document: '52998224725' });
    expect(await everythingAsked()).toEqual(unknown);
    expect(unknown).toContainEqual(['sign-in by e-mail', 403, expect.stringContaining('EmailPending')]);
    expect(unknown).toContainEqual(['wrong by CPF', 429, expect.anything()]);
  });

  it('tells the owner, sends no code and takes nothing from the account', async () => {
    const owner = await api.addUser({ email, document: '52998224725' });
    const { data } = await register({ document: CPF });
    await api.asAnyone().send(resendVerification, { params: { id: data.id } });
    expect((await api.mails()).map(({ recipient, subject }) => [recipient, subject])).toEqual([[email, 'Você já tem cadastro']]);
    const [kept] = await api.db.select().from(users).where(eq(users.email, email));
    expect(kept).toEqual(owner);
  });

  it('can not be confirmed, not even by the right code', async () => {
    await api.addUser({ email, document: '52998224725' });
    const pin = jest.spyOn(api.ports.random, 'pin').mockReturnValue('424242');
    const { data } = await register({ document: CPF });
    pin.mockRestore();
    expect((await verify('424242', data.id)).status).toBe(400);
  });

  it('gives nobody more tries at the password of the owner', async () => {
    await api.addUser({ email, document: '52998224725' });
    await register({ document: CPF });
    const statuses: number[] = [];
    for (const password of ['a', 'b', 'c', FORM.password, 'd', 'e', 'f']) statuses.push((await api.asAnyone().send(signIn, { body: { email, password } })).status);
    expect(statuses).toEqual([401, 401, 401, 403, 401, 401, 429]);
  });
});

describe('another e-mail before it was confirmed', () => {
  const replace = (id: string, email: string, password: string = FORM.password) =>
    api.asAnyone().send(replacePendingEmail, { params: { id }, body: { email, emailConfirmation: email, password } });

  it('gets a code of its own, and the old address is free again', async () => {
    const { data } = await register();
    expect((await replace(data.id, 'Marina.Nova@exemplo.test')).data).toEqual({ ok: true });
    expect((await api.mails()).map(({ recipient }) => recipient)).toEqual(['marina@exemplo.test', 'marina.nova@exemplo.test']);
    expect((await verify(pinIn(await api.mails()), 'marina.nova@exemplo.test')).status).toBe(200);
    expect((await stored()).map(({ email }) => email)).toEqual(['marina.nova@exemplo.test']);
  });

  it('needs the password; an unknown id, a confirmed account and a wrong password answer alike', async () => {
    const { data } = await register();
    const confirmed = await api.addUser();
    const answers = [await replace(data.id, 'x@exemplo.test', 'errada'), await replace(confirmed.id, 'x@exemplo.test'), await replace(randomUUID(), 'x@exemplo.test')];
    for (const { status, body } of answers) expect([status, body.fields]).toEqual([400, [{ key: 'Password', message: 'A senha não confere.' }]]);
  });

  it('of somebody else answers the same, sends no code and tells the owner', async () => {
    await api.addUser({ email: 'dono@exemplo.test' });
    const { data } = await register();
    expect((await replace(data.id, 'dono@exemplo.test')).data).toEqual({ ok: true });
    expect((await api.mails()).map(({ recipient, subject }) => [recipient, subject]).at(-1)).toEqual(['dono@exemplo.test', 'Você já tem cadastro']);
    expect((await replace(data.id, 'minha@exemplo.test')).status).toBe(200);
    expect((await verify(pinIn(await api.mails()), 'minha@exemplo.test')).status).toBe(200);
  });
});
