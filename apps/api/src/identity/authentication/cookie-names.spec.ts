import { listStates, refreshSession, signIn, verifyMfa } from '@site/api-contract';
import { hashPassword } from '#platform/security/passwords';
import { testApi } from '../../testing/api';
import { pinIn } from './testing/pin-in';

const EMAIL = 'ana@exemplo.test';
const PASSWORD = 'Ipe-Amarelo-2026';

/** Signs in with the code and trusts the browser. */
async function signedIn(api: ReturnType<typeof testApi>) {
  const passwordHash = await hashPassword(api.ports.config, PASSWORD);
  const user = await api.addUser({ email: EMAIL, passwordHash, mfaEnabled: true });
  const visitor = api.asAnyone();
  await visitor.send(signIn, { body: { email: EMAIL, password: PASSWORD } });
  const { cookies } = await visitor.send(verifyMfa, {
    body: { email: EMAIL, pin: pinIn(await api.mails()), trustDevice: true },
  });
  return { user, visitor, cookies };
}

const enterAgain = (visitor: Awaited<ReturnType<typeof signedIn>>['visitor']) =>
  visitor.send(signIn, { body: { email: EMAIL, password: PASSWORD } });

// security-requirements B9
describe('cookies in production', () => {
  const api = testApi({
    config: { APP_MODE: 'production', PUBLIC_ORIGIN: 'https://www.rodar.example' },
  });

  it('of renewal and trusted browsers bear __Secure-, and are what the API reads', async () => {
    const { user, visitor, cookies } = await signedIn(api);
    for (const name of ['__Secure-RENEWAL', `__Secure-DEVICE-${user.id}`])
      expect(cookies.find((cookie) => cookie.name === name)).toMatchObject({
        secure: true,
        httpOnly: true,
        sameSite: 'Strict',
        path: '/api/v1/authentications',
      });
    expect(cookies).toHaveLength(2);
    expect((await visitor.send(refreshSession, {})).status).toBe(200);
    expect((await enterAgain(visitor)).status).toBe(200);
  });

  it('count for nothing under their plain names', async () => {
    const { visitor } = await signedIn(api);
    for (const [name, value] of [...visitor.cookies]) {
      if (!name.startsWith('__Secure-')) continue;
      visitor.cookies.delete(name);
      visitor.cookies.set(name.replace('__Secure-', ''), value);
    }
    expect((await enterAgain(visitor)).status).toBe(403);
    expect((await visitor.send(refreshSession, {})).status).toBe(401);
  });

  it('keep the name that the specification gives to XSRF-TOKEN', async () => {
    const visitor = api.asAnyone();
    visitor.cookies.clear();
    const { cookies } = await visitor.send(listStates, {});
    expect(cookies.map(({ name, secure }) => [name, secure])).toEqual([
      ['XSRF-TOKEN', true],
    ]);
  });
});

describe('cookies of the demo on http', () => {
  const api = testApi();

  it('keep plain names, and others count for nothing', async () => {
    const { user, visitor, cookies } = await signedIn(api);
    expect(cookies.map(({ name, secure }) => [name, secure ?? false])).toEqual(
      expect.arrayContaining([
        ['RENEWAL', false],
        [`DEVICE-${user.id}`, false],
      ]),
    );
    const value = visitor.cookies.get('RENEWAL') ?? '';
    visitor.cookies.delete('RENEWAL');
    visitor.cookies.set('__Secure-RENEWAL', value);
    expect((await visitor.send(refreshSession, {})).status).toBe(401);
  });
});
