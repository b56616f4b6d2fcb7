import { type hash, type verify } from '@node-rs/argon2';
import { eq } from 'drizzle-orm';
import { getLoggedUser, verifyMfa } from '@site/api-contract';
import { testApi } from '../../testing/api';
import { withoutIds } from '../../testing/without-ids';
import { users } from '../accounts/accounts.table';
import { pinIn } from './testing/pin-in';
import { PASSWORD, signInOf } from './testing/sign-in-of';

const lines: string[] = [];
const api = testApi({
  config: { LOG_LEVEL: 'info' },
  logTo: { write: (line) => void lines.push(line) },
});
const argon2 = jest.requireActual<{ hash: typeof hash; verify: typeof verify }>(
  '@node-rs/argon2',
);
jest.setTimeout(60_000); // many hashes at once

const WRONG = 'E-mail, documento ou senha não conferem.';
const { addCustomer, enter } = signInOf(api);

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
    expect(wrong.status).toBe(401);
    expect(left).toEqual({ message: WRONG });
    expect(unknown.status).toEqual(wrong.status);
    expect(right).toEqual(left);
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
    expect(withoutIds(lines.join())).not.toContain(wrong);
  });
});
