import { signIn, verifyMfa } from '@site/api-contract';
import { DAY_MS } from '@site/api-contract/brazil';
import { hashPassword } from '#platform/security/passwords';
import { testApi } from '../../testing/api';
import { type TestClient } from '../../testing/client';
import { trustedDevices } from './sessions.table';
import { pinIn } from './testing/pin-in';

const api = testApi();
const PASSWORD = 'Ipe-Amarelo-2026';
let passwordHash: string;
beforeAll(async () => {
  passwordHash = await hashPassword(api.ports.config, PASSWORD);
});

const addCustomer = () =>
  api.addUser({ email: 'ana@exemplo.test', passwordHash, mfaEnabled: true });
const enter = (visitor: TestClient, password = PASSWORD, email = 'ana@exemplo.test') =>
  visitor.send(signIn, { body: { email, password } });

describe('a trusted browser', () => {
  const trusted = async () => {
    const user = await addCustomer();
    const visitor = api.asAnyone();
    await enter(visitor);
    const answer = await visitor.send(verifyMfa, {
      body: {
        email: 'ana@exemplo.test',
        pin: pinIn(await api.mails()),
        trustDevice: true,
      },
    });
    return { user, visitor, answer };
  };

  it('needs no code for 30 days, by a cookie that no script reads', async () => {
    const { user, visitor, answer } = await trusted();
    expect(answer.cookies.find(({ name }) => name === `DEVICE-${user.id}`)).toMatchObject(
      {
        httpOnly: true,
        sameSite: 'Strict',
        path: '/api/v1/authentications',
        maxAge: 30 * 86_400,
      },
    );
    expect((await enter(visitor)).status).toBe(200);
    api.clock.advance(30 * DAY_MS);
    expect((await enter(visitor)).status).toBe(403);
  });

  it('still asks for the password', async () => {
    const { visitor } = await trusted();
    expect((await enter(visitor, 'errada')).status).toBe(401);
  });

  it('is trusted for that account alone, and is stored as a hash', async () => {
    const { user, visitor } = await trusted();
    const token = visitor.cookies.get(`DEVICE-${user.id}`) ?? '';
    const other = await api.addUser({
      email: 'bia@exemplo.test',
      passwordHash,
      mfaEnabled: true,
    });
    visitor.cookies.set(`DEVICE-${other.id}`, token);
    expect((await enter(visitor, PASSWORD, 'bia@exemplo.test')).status).toBe(403);
    expect(JSON.stringify(await api.db.select().from(trustedDevices))).not.toContain(
      token,
    );
    expect((await enter(api.asAnyone())).status).toBe(403);
  });

  it('is nobody without the tick', async () => {
    await addCustomer();
    const visitor = api.asAnyone();
    await enter(visitor);
    await visitor.send(verifyMfa, {
      body: { email: 'ana@exemplo.test', pin: pinIn(await api.mails()) },
    });
    expect((await enter(visitor)).status).toBe(403);
  });
});
