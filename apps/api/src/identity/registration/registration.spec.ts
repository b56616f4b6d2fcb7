import { randomUUID } from 'node:crypto';
import { checkDocument, createUser, signIn } from '@site/api-contract';
import { testApi } from '../../testing/api';
import { users } from '../accounts/accounts.table';
import { pinIn } from '../authentication/testing/pin-in';
import { FORM, register, verify } from './testing/quick-registration';

const api = testApi();
const MINUTE = 60_000;
const stored = () => api.db.select().from(users);

describe('quick registration', () => {
  it('creates a person by CPF and mails a PIN of six figures on a line of its own', async () => {
    const { status, data } = await register(api);
    expect(status).toBe(201);
    const [user] = await stored();
    expect(user).toMatchObject({
      id: data.id,
      email: 'marina@exemplo.test',
      document: '52998224725',
      personType: 'PF',
      cellphone: '11987654321',
      role: null,
      emailConfirmedAt: null,
    });
    expect(user?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    const [mail] = await api.mails();
    expect(mail).toMatchObject({
      recipient: 'marina@exemplo.test',
      subject: 'Confirme seu e-mail',
      dropAt: new Date(api.clock.now().getTime() + 600_000),
    });
    expect(mail?.bodyText).toMatch(/^\d{6}$/m);
    expect(mail?.bodyText).toContain(
      'O código vale por 10 minutos e só pode ser usado uma vez.',
    );
    expect(mail?.bodyHtml).toMatch(/>\d{6}<\/strong>/);
  });

  it('creates a company by an alphanumeric CNPJ, which signs in by it after the PIN', async () => {
    await register(api, {
      name: 'Padaria Boa Massa Ltda.',
      document: 'de.m0p.j01/0001-60',
    });
    expect((await stored())[0]).toMatchObject({
      personType: 'PJ',
      document: 'DEM0PJ01000160',
    });
    expect(
      (await verify(api, pinIn(await api.mails()), 'DE.M0P.J01/0001-60')).status,
    ).toBe(200);
    const { status, data } = await api
      .asAnyone()
      .send(signIn, { body: { email: 'DE.M0P.J01/0001-60', password: FORM.password } });
    expect(status).toBe(200);
    expect(data.user).toMatchObject({
      personType: 'PJ',
      name: 'Padaria Boa Massa Ltda.',
      registrationFinished: false,
    });
  });

  it('with the same Idempotency-Key answers the same and creates one account', async () => {
    const visitor = api.asAnyone();
    const headers = { 'idempotency-key': randomUUID() };
    const first = await visitor.send(createUser, { body: FORM, headers });
    const second = await visitor.send(createUser, { body: FORM, headers });
    expect(second.data).toEqual(first.data);
    expect(
      (
        await visitor.send(createUser, {
          body: { ...FORM, name: 'Outra Pessoa' },
          headers,
        })
      ).status,
    ).toBe(422);
    expect(await stored()).toHaveLength(1);
    expect(await api.mails()).toHaveLength(1);
  });

  it('clicked twice creates one account and says the same both times', async () => {
    const answers = await Promise.all([register(api), register(api), register(api)]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
    expect(await stored()).toHaveLength(1);
    expect(await api.mails()).toHaveLength(1);
  });

  it('with one e-mail and several documents at once makes one account that can be confirmed', async () => {
    const documents = ['529.982.247-25', '111.444.777-35', '390.533.447-05'];
    const answers = await Promise.all(
      documents.map((document) => register(api, { document })),
    );
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    const holders = (await stored()).filter(
      ({ email }) => email === 'marina@exemplo.test',
    );
    expect(holders).toHaveLength(1);
  });

  it('with a known CPF answers like a new one and writes to its owner', async () => {
    await api.addUser({ email: 'marina@exemplo.test', document: '52998224725' });
    const { status, data, body } = await register(api, {
      email: 'outra@exemplo.test',
      emailConfirmation: 'outra@exemplo.test',
    });
    expect(status).toBe(201);
    expect(Object.keys(body)).toEqual(['data']);
    expect(data).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      email: 'outra@exemplo.test',
    });
    expect(await stored()).toHaveLength(1);
    expect(
      (await api.mails()).map(({ recipient, subject }) => [recipient, subject]),
    ).toEqual([['marina@exemplo.test', 'Você já tem cadastro']]);
  });

  it('writes at most three times in ten minutes to the owner of a known e-mail', async () => {
    await api.addUser({ email: 'marina@exemplo.test', document: '52998224725' });
    for (let index = 0; index < 5; index += 1)
      expect((await register(api)).status).toBe(201);
    expect(await api.mails()).toHaveLength(3);
  });

  it('takes over an account that nobody confirmed once its PIN has run out', async () => {
    const squatter = await register(api, {
      password: 'senha do intruso 1',
      passwordConfirmation: 'senha do intruso 1',
    });
    api.clock.advance(11 * MINUTE);
    const { data } = await register(api);
    expect(data.id).not.toBe(squatter.data.id);
    expect((await stored()).map(({ id }) => id)).toEqual([data.id]);
    await verify(api, pinIn(await api.mails()));
    expect(
      (
        await api.asAnyone().send(signIn, {
          body: { email: 'marina@exemplo.test', password: FORM.password },
        })
      ).status,
    ).toBe(200);
  });

  it.each<[string, Record<string, unknown>, string, string]>([
    [
      'with a common password',
      { password: 'password', passwordConfirmation: 'password' },
      'Password',
      'Essa senha é muito comum. Crie outra.',
    ],
    [
      'with the name as password',
      { password: 'marinaprado1', passwordConfirmation: 'marinaprado1' },
      'Password',
      'Essa senha usa seu nome, seu e-mail ou palavras do site. Crie outra.',
    ],
    [
      'with the brand as password',
      { password: 'rodar2026', passwordConfirmation: 'rodar2026' },
      'Password',
      'Essa senha usa seu nome, seu e-mail ou palavras do site. Crie outra.',
    ],
    ['with a role', { role: 'CONSULTANT' }, 'role', 'Campo desconhecido.'],
    [
      'with a document of another type',
      { document: 52998224725 },
      'Document',
      'Informe o CPF ou o CNPJ.',
    ],
  ])('%s is refused and nothing is stored', async (_how, change, key, message) => {
    const answer = await api.asAnyone().request({
      method: 'POST',
      url: '/api/v1/users',
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify({ ...FORM, ...change }),
    });
    expect(answer.status).toBe(400);
    expect(answer.body.fields).toContainEqual({ key, message });
    expect(await stored()).toEqual([]);
    expect(await api.mails()).toEqual([]);
  });

  it.each([
    '{',
    '[]',
    'null',
    '"x"',
    '{"name":{"$gt":""}}',
    '{"__proto__":{"role":"CONSULTANT"}}',
  ])('survives the body %p', async (payload) => {
    const { status } = await api.asAnyone().request({
      method: 'POST',
      url: '/api/v1/users',
      headers: { 'content-type': 'application/json' },
      payload,
    });
    expect(status).toBe(400);
  });
});

describe('looking up a document', () => {
  const look = (document: string) =>
    api.asAnyone().send(checkDocument, { params: { document } });

  it('says only whether it exists, also for a CNPJ with letters', async () => {
    await api.addUser({ document: 'DEM0PJ01000160', personType: 'PJ' });
    expect((await look('DE.M0P.J01/0001-60')).body).toEqual({ data: { exists: true } });
    expect((await look('52998224725')).body).toEqual({ data: { exists: false } });
  });

  it('refuses wrong check digits', async () => {
    const { status, body } = await look('52998224726');
    expect(status).toBe(400);
    expect(body.fields?.[0]?.message).toBe('Esse CPF não existe. Confira os 11 números.');
  });

  it('is limited to ten in fifteen minutes', async () => {
    for (let index = 0; index < 10; index += 1)
      expect((await look('52998224725')).status).toBe(200);
    expect((await look('52998224725')).status).toBe(429);
    api.clock.advance(15 * MINUTE);
    expect((await look('52998224725')).status).toBe(200);
  });
});
