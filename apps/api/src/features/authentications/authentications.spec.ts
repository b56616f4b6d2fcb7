import { type hash, type verify } from '@node-rs/argon2';
import { eq } from 'drizzle-orm';
import { getLoggedUser, signIn, verifyMfa } from '@site/contracts';
import { TEXTS } from '../../platform/errors';
import { hashPassword } from '../../platform/security/passwords';
import { users } from '../../tables';
import { testApi } from '../../testing/api';
import { type TestClient } from '../../testing/client';
import { pinIn } from '../accounts/testing/pin-in';

const lines: string[] = [];
const api = testApi({
  config: { LOG_LEVEL: 'info' },
  logTo: { write: (line) => void lines.push(line) },
});
const argon2 = jest.requireActual<{ hash: typeof hash; verify: typeof verify }>(
  '@node-rs/argon2',
);
jest.setTimeout(30_000); // many hashes at once

const PASSWORD = 'Ipe-Amarelo-2026';
const MINUTE = 60_000;
const WRONG = 'E-mail, documento ou senha não conferem.';
let passwordHash: string;
beforeAll(async () => {
  passwordHash = await hashPassword(api.ports.config, PASSWORD);
});

const addCustomer = (columns = {}) =>
  api.addUser({
    email: 'ana@exemplo.test',
    document: '52998224725',
    passwordHash,
    ...columns,
  });
const enter = (
  visitor: TestClient,
  password = PASSWORD,
  email = 'ana@exemplo.test',
  headers = {},
) => visitor.send(signIn, { body: { email, password }, headers });

describe('signing in', () => {
  it.each(['ana@exemplo.test', '  ANA@Exemplo.test ', '529.982.247-25', '52998224725'])(
    'works with %p and the password',
    async (typed) => {
      const user = await addCustomer();
      const visitor = api.asAnyone();
      const { status, data, cookies } = await enter(visitor, PASSWORD, typed);
      expect(status).toBe(200);
      expect(data.user.id).toBe(user.id);
      expect(cookies.find(({ name }) => name === 'RENEWAL')).toMatchObject({
        httpOnly: true,
        sameSite: 'Strict',
        path: '/api/v1/authentications',
      });
      visitor.token = data.token;
      expect((await visitor.send(getLoggedUser, {})).status).toBe(200);
    },
  );

  it('gives a token with the claims of the specification and nothing personal beyond the name', async () => {
    const seller = await addCustomer({
      role: 'SELLER',
      dealershipId: 5,
      originAssistedSale: 'PAULISTA-01',
      name: 'Diego Ramos',
    });
    const { data } = await enter(api.asAnyone());
    const claims = JSON.parse(
      Buffer.from(data.token.split('.')[1] ?? '', 'base64url').toString(),
    ) as Record<string, unknown>;
    expect(Object.keys(claims).sort()).toEqual([
      'aud',
      'dealershipId',
      'exp',
      'iat',
      'iss',
      'originAssistedSale',
      'primarysid',
      'role',
      'sid',
      'unique_name',
    ]);
    expect(claims).toMatchObject({
      role: 'SELLER',
      dealershipId: '5',
      originAssistedSale: 'PAULISTA-01',
      primarysid: seller.id,
      unique_name: 'Diego Ramos',
    });
  });

  it('answers an unknown e-mail and a wrong password alike, after as many hashes (A1)', async () => {
    await addCustomer();
    const hashes = jest.spyOn(argon2, 'verify');
    const wrong = await enter(api.asAnyone(), 'outra senha');
    expect(hashes).toHaveBeenCalledTimes(2);
    const unknown = await enter(api.asAnyone(), PASSWORD, 'ninguem@exemplo.test');
    expect(hashes).toHaveBeenCalledTimes(4);
    hashes.mockRestore();
    const { traceId: _one, ...left } = wrong.body;
    const { traceId: _two, ...right } = unknown.body;
    expect([wrong.status, left]).toEqual([401, { message: WRONG }]);
    expect([unknown.status, right]).toEqual([wrong.status, left]);
  });

  it('refuses a disabled account with 400, and only after the right password', async () => {
    await addCustomer({ disabledAt: new Date() });
    expect((await enter(api.asAnyone())).body.message).toBe(
      'Esta conta está desativada. Fale com o atendimento.',
    );
    expect((await enter(api.asAnyone())).status).toBe(400);
    expect((await enter(api.asAnyone(), 'outra senha')).status).toBe(401);
  });

  it('hashes the password again when the parameters were raised (A9)', async () => {
    const weak = await argon2.hash(PASSWORD, {
      memoryCost: 8192,
      timeCost: 1,
      parallelism: 1,
    });
    const { id } = await addCustomer({ passwordHash: weak });
    expect((await enter(api.asAnyone())).status).toBe(200);
    const [user] = await api.db.select().from(users).where(eq(users.id, id));
    expect(user?.passwordHash).toMatch(/m=19456,t=2,p=1/);
    expect((await enter(api.asAnyone())).status).toBe(200);
  });

  it('without the XSRF pair is a 400, since 403 means only MFA or e-mail here', async () => {
    await addCustomer();
    expect(
      (await enter(api.asAnyone(), PASSWORD, 'ana@exemplo.test', { 'x-xsrf-token': '' }))
        .status,
    ).toBe(400);
  });

  it.each<[string, unknown]>([
    ['no body', undefined],
    ['an empty password', { email: 'a@b.co', password: '' }],
    ['a long password', { email: 'a@b.co', password: 'x'.repeat(129) }],
    ['an object as e-mail', { email: { like: '%' }, password: 'x' }],
    ['an unknown field', { email: 'a@b.co', password: 'x', remember: true }],
    ['NUL', { email: 'a\u0000@b.co', password: 'x' }],
  ])('with %s is a 400', async (_what, body) => {
    const { status } = await api.asAnyone().request({
      method: 'POST',
      url: '/api/v1/authentications',
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify(body),
    });
    expect(status).toBe(400);
  });

  it('with an e-mail that looks like SQL finds nobody', async () => {
    await addCustomer();
    expect(
      (await enter(api.asAnyone(), PASSWORD, "ana@exemplo.test' or '1'='1")).status,
    ).toBe(401);
  });
});

// security-requirements A2 and A3
describe('too many failures (A2, A3)', () => {
  it('block the account for two minutes with the text of the specification, the right password too', async () => {
    await addCustomer();
    const answers = [];
    for (let index = 0; index < 6; index += 1)
      answers.push(await enter(api.asAnyone(), 'errada'));
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401, 429]);
    const blocked = await enter(api.asAnyone());
    expect([blocked.status, blocked.body.message]).toEqual([429, TEXTS.tooMany]);
    expect(Number(blocked.headers['retry-after'])).toBe(120);
    api.clock.advance(2 * MINUTE - 1);
    expect((await enter(api.asAnyone())).status).toBe(429);
    api.clock.advance(1);
    expect((await enter(api.asAnyone())).status).toBe(200);
  });

  it('count for the account, however it is named', async () => {
    await addCustomer();
    const names = [
      'ana@exemplo.test',
      'ANA@exemplo.test',
      '52998224725',
      '529.982.247-25',
      'ana@exemplo.test',
    ];
    for (const name of names)
      expect((await enter(api.asAnyone(), 'errada', name)).status).toBe(401);
    expect((await enter(api.asAnyone())).status).toBe(429);
  });

  it.each([
    ['an unknown e-mail', ['ninguem@exemplo.test', ' NINGUEM@exemplo.test']],
    ['an unknown document', ['11144477735', '111.444.777-35']],
  ])('block %s just the same, however it is written', async (_what, spellings) => {
    const answers = [];
    for (let index = 0; index < 6; index += 1)
      answers.push((await enter(api.asAnyone(), 'errada', spellings[index % 2])).status);
    expect(answers).toEqual([401, 401, 401, 401, 401, 429]);
  });

  it('start at nothing when the block ends, and tries made while blocked do not lengthen it', async () => {
    await addCustomer();
    for (let index = 0; index < 5; index += 1) await enter(api.asAnyone(), 'errada');
    for (let index = 0; index < 4; index += 1) {
      api.clock.advance(20_000);
      expect((await enter(api.asAnyone(), 'errada')).status).toBe(429);
    }
    api.clock.advance(40_000);
    for (let index = 0; index < 4; index += 1)
      expect((await enter(api.asAnyone(), 'errada')).status).toBe(401);
    expect((await enter(api.asAnyone())).status).toBe(200);
  });

  it('do not get past the limit by coming fifty at once', async () => {
    await addCustomer();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => enter(api.asAnyone(), 'errada')),
    );
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(45);
    expect((await enter(api.asAnyone())).status).toBe(429);
  });

  it('of twenty accounts block the address, and the public pages go on working', async () => {
    for (let index = 0; index < 20; index += 1) {
      expect(
        (await enter(api.asAnyone(), 'errada', `pessoa${index}@exemplo.test`)).status,
      ).toBe(401);
    }
    await addCustomer();
    expect((await enter(api.asAnyone())).status).toBe(429);
    expect(
      (await api.asAnyone().request({ url: '/api/v1/vehicles/prices' })).status,
    ).toBe(200);
  });

  it('do not touch thirty right sign-ins at once', async () => {
    await addCustomer();
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => enter(api.asAnyone())),
    );
    expect(answers.map(({ status }) => status)).toEqual(
      Array.from({ length: 30 }, () => 200),
    );
  });
});

describe('an e-mail that was not confirmed', () => {
  it('is a 403 with EmailPending and the id, and a PIN goes out when none is waiting', async () => {
    const user = await addCustomer({ emailConfirmedAt: null });
    const { status, body } = await enter(api.asAnyone());
    expect(status).toBe(403);
    expect(body).toMatchObject({
      userId: user.id,
      notifications: [
        {
          key: 'EmailPending',
          message: 'Confirme seu e-mail com o código que enviamos para continuar.',
        },
      ],
    });
    expect((await api.mails()).map(({ subject }) => subject)).toEqual([
      'Confirme seu e-mail',
    ]);
    await enter(api.asAnyone());
    expect(await api.mails()).toHaveLength(1);
  });
});

describe('the PIN of a sign-in (A4)', () => {
  const begin = async () => {
    await addCustomer({ mfaEnabled: true });
    const visitor = api.asAnyone();
    const answer = await enter(visitor);
    return { visitor, answer, pin: pinIn(await api.mails()) };
  };
  const prove = (visitor: TestClient, pin: string, email = 'ana@exemplo.test') =>
    visitor.send(verifyMfa, { body: { email, pin } });

  it('is asked for with a 403 that names MfaRequired, and ends the sign-in', async () => {
    const { visitor, answer, pin } = await begin();
    expect(answer.status).toBe(403);
    expect(answer.body).toMatchObject({
      message:
        'Enviamos um código de 6 números para a•••@exemplo.test. Vale por 10 minutos.',
      notifications: [{ key: 'MfaRequired' }],
    });
    expect(answer.cookies.some(({ name }) => name === 'RENEWAL')).toBe(false);
    const { status, data } = await prove(visitor, pin, '529.982.247-25');
    expect([status, data.user.email]).toEqual([200, 'ana@exemplo.test']);
    expect((await prove(visitor, pin)).status).toBe(400);
  });

  // security-requirements B8: a browser keeps the id instead of a document
  it('is taken with the id of the account that the 403 carried', async () => {
    const { visitor, answer, pin } = await begin();
    const { status, data } = await prove(visitor, pin, answer.body.userId ?? '');
    expect([status, data.user.email]).toEqual([200, 'ana@exemplo.test']);
  });

  it('an id opens no sign-in by password', async () => {
    const { id } = await addCustomer();
    expect((await enter(api.asAnyone(), PASSWORD, id)).status).toBe(401);
  });

  it('counts only in the browser session that asked for it, and tries of others do not end it', async () => {
    const { visitor, pin } = await begin();
    for (let index = 0; index < 6; index += 1)
      expect((await prove(api.asAnyone(), pin)).status).toBe(400);
    expect((await prove(visitor, pin)).status).toBe(200);
  });

  it('is ended by five wrong tries and by ten minutes', async () => {
    const { visitor, pin } = await begin();
    for (let index = 0; index < 5; index += 1)
      await prove(visitor, pin === '000000' ? '111111' : '000000');
    expect((await prove(visitor, pin)).status).toBe(400);
    await enter(visitor);
    const next = pinIn(await api.mails());
    api.clock.advance(10 * MINUTE);
    expect((await prove(visitor, next)).status).toBe(400);
  });

  it('opens one session of ten tries at once, and five wrong ones at once end it', async () => {
    const { visitor, pin } = await begin();
    const statusesOf = (typed: string) =>
      Promise.all(
        Array.from({ length: 10 }, async () => (await prove(visitor, typed)).status),
      );
    expect((await statusesOf(pin)).filter((status) => status === 200)).toHaveLength(1);
    await enter(visitor);
    const next = pinIn(await api.mails());
    await statusesOf(next === '000000' ? '111111' : '000000');
    expect((await prove(visitor, next)).status).toBe(400);
  });

  it('is sent three times however many sign-ins come at once', async () => {
    await addCustomer({ mfaEnabled: true });
    const visitor = api.asAnyone();
    const answers = await Promise.all(Array.from({ length: 8 }, () => enter(visitor)));
    expect(answers.filter(({ status }) => status === 403)).toHaveLength(3);
    expect(await api.mails()).toHaveLength(3);
  });

  it('is sent three times in ten minutes, then the sign-in is refused with 429', async () => {
    const { visitor } = await begin();
    expect([
      (await enter(visitor)).status,
      (await enter(visitor)).status,
      (await enter(visitor)).status,
    ]).toEqual([403, 403, 429]);
    expect(await api.mails()).toHaveLength(3);
  });

  it('of somebody without MFA does not exist', async () => {
    await addCustomer();
    expect((await prove(api.asAnyone(), '123456')).body.message).toBe(
      'Código incorreto ou vencido. Confira ou peça outro.',
    );
    expect((await prove(api.asAnyone(), '123456', 'ninguem@exemplo.test')).status).toBe(
      400,
    );
  });
});

// security-requirements I1
describe('the log of a refused sign-in', () => {
  const security = () =>
    lines
      .map((line) => JSON.parse(line) as { event?: string; userId?: string })
      .filter(({ event }) => event);
  beforeEach(() => lines.splice(0));

  it('names the account when it is known, and nothing personal', async () => {
    const user = await addCustomer();
    await enter(api.asAnyone(), 'senha-que-vazou-77');
    expect(security()).toMatchObject([
      { level: 'warn', event: 'sign-in-failed', userId: user.id, from: '127.0.0.1' },
      { event: 'refused', status: 401 },
    ]);
    for (const secret of ['senha-que-vazou-77', 'ana@exemplo.test', '52998224725'])
      expect(lines.join()).not.toContain(secret);
  });

  it('names nobody for an unknown e-mail', async () => {
    await enter(api.asAnyone(), 'errada', 'ninguem@exemplo.test');
    expect(security().map(({ event, userId }) => [event, userId])).toEqual([
      ['sign-in-failed', undefined],
      ['refused', undefined],
    ]);
    expect(lines.join()).not.toContain('ninguem@exemplo.test');
  });

  it('tells of a wrong code', async () => {
    const user = await addCustomer({ mfaEnabled: true });
    const visitor = api.asAnyone();
    await enter(visitor);
    const wrong = pinIn(await api.mails()) === '000000' ? '111111' : '000000';
    await visitor.send(verifyMfa, { body: { email: 'ana@exemplo.test', pin: wrong } });
    expect(security()).toMatchObject([
      { event: 'code-asked' },
      { event: 'refused' },
      { event: 'code-failed', userId: user.id },
    ]);
    expect(lines.join()).not.toContain(wrong);
  });
});
