import { sql } from 'drizzle-orm';
import {
  changePassword,
  checkDocument,
  createUser,
  exportData,
  getCepAddress,
  requestRecovery,
  saveAddress,
  savePersonalData,
  sendContact,
  signIn,
  verifyEmail,
  verifyMfa,
} from '@site/api-contract';
import { markedPerson, PASSWORD } from '../back-office/privacy/testing/marked-person';
import { testApi } from '../testing/api';
import { withoutIds } from '../testing/without-ids';

const lines: string[] = [];
const api = testApi({
  config: { LOG_LEVEL: 'debug' },
  logTo: { write: (line) => void lines.push(line) },
});

/** Typed values, field by field; none of them may be in a log. */
const TYPED = {
  name: 'Zulmira Marcada',
  document: '11144477735',
  email: 'zulmira@exemplo.test',
  cellphone: '41987651234',
  password: 'capivara-marcada-91',
  street: 'Rua Marcada',
  cnh: '12294923308',
  pin: '918273',
  profession: 'Profissão Marcada',
  message: 'Mensagem marcada\r\nlinha forjada {"level":"info"}',
};

// security-requirements I1
describe('I1: the log', () => {
  beforeEach(() => lines.splice(0));

  it('holds nothing that was typed into registration, sign-in, account and contact, whatever the answer', async () => {
    const visitor = api.asAnyone();
    const { name, document, email, cellphone, password, pin } = TYPED;
    await visitor.send(createUser, {
      body: {
        name,
        document,
        email,
        emailConfirmation: email,
        cellphone,
        password,
        passwordConfirmation: password,
        hasAcceptedPrivacyPolicy: true,
      },
    });
    await visitor.send(createUser, {
      body: {
        name,
        document: `${document}9`,
        email: `${email}@`,
        emailConfirmation: email,
        cellphone,
        password,
        passwordConfirmation: 'outra-marcada-92',
        hasAcceptedPrivacyPolicy: false,
      } as never,
    });
    await visitor.send(signIn, { body: { email, password } });
    await visitor.send(signIn, {
      body: { email: document, password: `${password}-errada` },
    });
    await visitor.send(verifyEmail, { body: { email, pin } });
    await visitor.send(verifyMfa, { body: { email, pin } });
    await visitor.send(requestRecovery, { body: { email } });
    await visitor.send(checkDocument, { params: { document } });
    await visitor.send(getCepAddress, { params: { cep: '80010000' } });
    await visitor.send(sendContact, {
      body: {
        name,
        email,
        cellphone,
        subject: 'Simulação ou proposta',
        message: TYPED.message,
      } as never,
    });
    await visitor.request({
      url: `/api/v1/nada/${email}?document=${document}&token=marcado-token-123`,
    });
    await visitor.request({
      method: 'POST',
      url: '/api/v1/users',
      headers: { 'content-type': 'application/json' },
      payload: `{"name":"${name}", quebrado`,
    });

    const customer = await api.asRole('customer', { name, email: `outra-${email}` });
    const params = { id: customer.userId };
    await customer.send(savePersonalData, {
      params,
      body: {
        birthdate: '1990-07-22',
        nationality: 'Brasileira',
        profession: TYPED.profession,
        cnh: TYPED.cnh,
        cnhCategory: 'B',
        cnhFirstLicenseDate: '2010-03-15',
        cnhExpirationDate: '2031-03-10',
      } as never,
    });
    await customer.send(saveAddress, {
      params,
      body: {
        cep: '80010000',
        street: TYPED.street,
        number: '77',
        neighborhood: 'Bairro Marcado',
        city: 'Curitiba',
        state: 41,
      },
    });
    await customer.send(changePassword, {
      params,
      body: {
        currentPassword: password,
        password: 'jacaré-marcado-93',
        passwordConfirmation: 'jacaré-marcado-93',
      },
    });

    expect(lines.length).toBeGreaterThan(20);
    const log = withoutIds(lines.join(''));
    const typed = [
      ...Object.values(TYPED).flatMap((text) => text.split('\r\n')),
      'marcad',
      'Marcad',
      '80010000',
      '80010-000',
      '111.444.777-35',
      `${document}9`,
    ];
    expect(typed.filter((text) => log.includes(text))).toEqual([]);
  });

  it('holds nothing of an export nor of the token that asks for it', async () => {
    const person = await markedPerson(api);
    lines.splice(0);
    const { data } = await person.send(exportData, {
      params: { id: person.userId },
      body: { currentPassword: PASSWORD },
    });
    const log = lines.join('');
    for (const secret of [
      PASSWORD,
      person.token ?? '',
      data.files[0]?.base64.slice(0, 60) ?? '',
      'zqmarca',
      '52998224725',
      ...person.cookies.values(),
    ])
      expect([secret, log.includes(secret)]).toEqual([secret, false]);
    expect(log).toContain('"event":"data-exported"');
  });

  it('holds nothing of a mail or a message whose query fails', async () => {
    const { email, cellphone, name, message, password } = TYPED;
    const { id } = await api.addUser({ email, name, cellphone });
    const visitor = api.asAnyone();
    await api.db.execute(sql`alter table outbox rename to outbox_away`);
    try {
      const { status } = await visitor.send(requestRecovery, { body: { email } });
      expect(status).toBe(500);
      const contact = {
        name,
        email,
        phone: cellphone,
        subject: 'Simulação ou proposta',
        message,
      };
      expect((await visitor.send(sendContact, { body: contact as never })).status).toBe(
        500,
      );
    } finally {
      await api.db.execute(sql`alter table outbox_away rename to outbox`);
    }
    const log = lines.join('');
    expect(log).toContain('insert into');
    const secrets = [name, email, cellphone, '98765-1234', password, '#token', 'Olá'];
    expect([...secrets, 'arcada', id].filter((text) => log.includes(text))).toEqual([]);
  });

  it('is one line an event, whatever line breaks come in', async () => {
    await api.asAnyone().request({
      url: '/api/v1/nada/%0d%0a%7b%22level%22%3a%22info%22%7d',
      headers: { 'user-agent': 'x', 'x-session-id': 'a\tb' },
    });
    await api.asAnyone().send(signIn, {
      body: { email: 'a\r\n{"level":"error","event":"forjado"}', password: 'x\ny' },
    });
    for (const line of lines) {
      expect(line.trimEnd()).not.toContain('\n');
      expect(JSON.parse(line)).toMatchObject({
        app: 'api',
        time: expect.stringMatching(/Z$/),
      });
    }
    expect(lines.join('')).not.toContain('forjado');
  });

  it('tells refusals 401, 403 and 429 with their trace', async () => {
    const customer = await api.asRole('customer');
    await api.asAnyone().request({ url: '/api/v1/users/logged-users' });
    await customer.request({ url: '/api/v1/leads' });
    for (let n = 0; n < 11; n += 1)
      await api.asAnyone().send(checkDocument, { params: { document: '52998224725' } });
    const refused = lines
      .map(
        (line) =>
          JSON.parse(line) as {
            event?: string;
            status?: number;
            traceId?: string;
            from?: string;
          },
      )
      .filter(({ event }) => event === 'refused');
    expect(refused.map(({ status }) => status)).toEqual([401, 403, 429]);
    for (const { traceId, from } of refused)
      expect([traceId, from]).toEqual([
        expect.stringMatching(/^[0-9a-f]{32}$/),
        '127.0.0.1',
      ]);
  });
});
