import { eq } from 'drizzle-orm';
import { getLoggedUser, refreshSession, signIn, signOut } from '@site/api-contract';
import { hashPassword } from '#platform/security/passwords';
import { testApi } from '../../testing/api';
import { type TestClient } from '../../testing/client';
import { users } from '../accounts/accounts.table';
import { sessions } from './sessions.table';

const api = testApi();
const PASSWORD = 'Ipe-Amarelo-2026';
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
let passwordHash: string;
beforeAll(async () => {
  passwordHash = await hashPassword(api.ports.config, PASSWORD);
});

const addCustomer = (columns = {}) =>
  api.addUser({ email: 'ana@exemplo.test', passwordHash, ...columns });
const enter = (visitor: TestClient) =>
  visitor.send(signIn, { body: { email: 'ana@exemplo.test', password: PASSWORD } });

// security-requirements B5
describe('renewing', () => {
  const signedIn = async (columns = {}) => {
    await addCustomer(columns);
    const visitor = api.asAnyone();
    visitor.token = (await enter(visitor)).data.token;
    return visitor;
  };
  const refreshTokenOf = (visitor: TestClient) => visitor.cookies.get('RENEWAL') ?? '';

  it('gives a new token and trades the cookie', async () => {
    const visitor = await signedIn();
    const before = refreshTokenOf(visitor);
    api.clock.advance(20 * MINUTE);
    expect((await visitor.send(getLoggedUser, {})).status).toBe(401);
    const { status, data } = await visitor.send(refreshSession, {});
    expect(status).toBe(200);
    expect(refreshTokenOf(visitor)).not.toBe(before);
    visitor.token = data.token;
    expect((await visitor.send(getLoggedUser, {})).status).toBe(200);
  });

  it('without a cookie, or with a made-up one, is a 401', async () => {
    expect((await api.asAnyone().send(refreshSession, {})).status).toBe(401);
    const visitor = api.asAnyone();
    visitor.cookies.set('RENEWAL', 'x'.repeat(43));
    expect((await visitor.send(refreshSession, {})).status).toBe(401);
  });

  it('twice with the same cookie ends the whole family', async () => {
    const visitor = await signedIn();
    const stolen = refreshTokenOf(visitor);
    visitor.token = (await visitor.send(refreshSession, {})).data.token;
    api.clock.advance(11_000);
    const thief = api.asAnyone();
    thief.cookies.set('RENEWAL', stolen);
    expect((await thief.send(refreshSession, {})).status).toBe(401);
    expect((await visitor.send(getLoggedUser, {})).status).toBe(401);
    expect((await visitor.send(refreshSession, {})).status).toBe(401);
  });

  it('of two tabs within ten seconds keeps both signed in', async () => {
    const visitor = await signedIn();
    const other = api.asAnyone();
    other.cookies.set('RENEWAL', refreshTokenOf(visitor));
    const answers = await Promise.all([
      visitor.send(refreshSession, {}),
      other.send(refreshSession, {}),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    api.clock.advance(MINUTE);
    expect((await visitor.send(refreshSession, {})).status).toBe(200);
    expect((await other.send(refreshSession, {})).status).toBe(200);
  });

  it.each([
    ['a customer after 7 idle days', {}, 7 * 24 * HOUR + MINUTE],
    ['a consultant after 30 idle minutes', { role: 'CONSULTANT' as const }, 31 * MINUTE],
  ])('ends for %s', async (_who, columns, idleMs) => {
    const visitor = await signedIn(columns);
    api.clock.advance(idleMs);
    expect((await visitor.send(refreshSession, {})).status).toBe(401);
  });

  it.each([
    ['a customer after 30 days', {}, 6 * 24 * HOUR, 5],
    ['a consultant after 12 hours', { role: 'CONSULTANT' as const }, 25 * MINUTE, 28],
  ])('ends for %s however busy', async (_who, columns, stepMs, steps) => {
    const visitor = await signedIn(columns);
    const statuses = new Set<number>();
    for (let index = 1; index < steps; index += 1) {
      api.clock.advance(stepMs);
      statuses.add((await visitor.send(refreshSession, {})).status);
    }
    expect([...statuses]).toEqual([200]);
    api.clock.advance(HOUR + stepMs);
    expect((await visitor.send(refreshSession, {})).status).toBe(401);
  });
});

describe('signing out', () => {
  it('ends the session on the server and takes the cookie back', async () => {
    await addCustomer();
    const visitor = api.asAnyone();
    visitor.token = (await enter(visitor)).data.token;
    const { data, cookies } = await visitor.send(signOut, {});
    expect(data).toEqual({ ok: true });
    expect(cookies.find(({ name }) => name === 'RENEWAL')?.value).toBe('');
    expect((await visitor.send(getLoggedUser, {})).status).toBe(401);
    const [session] = await api.db.select().from(sessions);
    expect(session?.endedReason).toBe('sign-out');
  });

  it('works with a token that has expired', async () => {
    await addCustomer();
    const visitor = api.asAnyone();
    visitor.token = (await enter(visitor)).data.token;
    api.clock.advance(20 * MINUTE);
    expect((await visitor.send(signOut, {})).status).toBe(200);
    expect((await api.db.select().from(sessions))[0]?.endedAt).not.toBeNull();
  });

  it('of a visitor changes nothing', async () => {
    expect((await api.asAnyone().send(signOut, {})).status).toBe(200);
  });
});

it('a disabled account is out at once', async () => {
  const { id } = await addCustomer();
  const visitor = api.asAnyone();
  visitor.token = (await enter(visitor)).data.token;
  await api.db.update(users).set({ disabledAt: new Date() }).where(eq(users.id, id));
  expect((await visitor.send(getLoggedUser, {})).status).toBe(401);
  expect((await visitor.send(refreshSession, {})).status).toBe(401);
});
