import {
  changePassword,
  endOneSession,
  endOtherSessions,
  forgetDevice,
  getAccountSecurity,
  signIn,
  verifyMfa,
} from '@site/api-contract';
import { testApi } from '../../testing/api';
import { ana, EMAIL, PASSWORD, passwords } from '../accounts/testing/ana';
import { sessions, trustedDevices } from './sessions.table';
import { pinIn } from './testing/pin-in';

const api = testApi();
const { add, twice, isIn } = ana(api);

// security-requirements B7
describe('own sessions', () => {
  it('are listed with the browser, and this one is marked', async () => {
    const { here } = await twice();
    const { data } = await here.send(getAccountSecurity, { params: here.params });
    expect(data.sessions.map(({ client, current }) => [client, current]).sort()).toEqual([
      ['Firefox/140.0', false],
      ['Firefox/140.0', true],
    ]);
    expect(Object.keys(data.sessions[0] ?? {}).sort()).toEqual([
      'client',
      'createdAt',
      'current',
      'id',
      'lastUsedAt',
    ]);
  });

  it('of one moment stand in the same order at every reading', async () => {
    const { here } = await twice();
    const [row] = await api.db.select().from(sessions);
    if (!row) throw new Error('Nobody is signed in');
    const ids = [1, 2, 3, 4].map((n) => `00000000-0000-4000-8000-00000000000${n}`);
    await api.db.insert(sessions).values(ids.map((id) => ({ ...row, id })));
    const { data } = await here.send(getAccountSecurity, { params: here.params });
    const found = data.sessions.map(({ id }) => id);
    expect(found).toEqual(found.toSorted().toReversed());
  });

  it('are ended one by one, or all others at once', async () => {
    const { here, there } = await twice();
    const { data } = await here.send(getAccountSecurity, { params: here.params });
    const other = data.sessions.find(({ current }) => !current)?.id ?? '';
    await here.send(endOneSession, { params: { ...here.params, sessionId: other } });
    expect(await isIn(here)).toBe(true);
    expect(await isIn(there)).toBe(false);
    expect(
      (await here.send(getAccountSecurity, { params: here.params })).data.sessions,
    ).toHaveLength(1);
  });

  it('all others end with one call', async () => {
    const { here, there } = await twice();
    await here.send(endOtherSessions, { params: here.params });
    expect(await isIn(here)).toBe(true);
    expect(await isIn(there)).toBe(false);
  });
});

describe('trusted browsers', () => {
  const trusted = async () => {
    const { id } = await add({ mfaEnabled: true });
    const visitor = api.asAnyone();
    const enter = () =>
      visitor.send(signIn, {
        body: { email: EMAIL, password: PASSWORD },
        headers: { 'user-agent': 'Safari/18' },
      });
    await enter();
    const { data } = await visitor.send(verifyMfa, {
      body: { email: EMAIL, pin: pinIn(await api.mails()), trustDevice: true },
    });
    visitor.token = data.token;
    return { visitor, enter, params: { id } };
  };

  it('are listed and forgotten', async () => {
    const { visitor, enter, params } = await trusted();
    expect((await enter()).status).toBe(200);
    const { data } = await visitor.send(getAccountSecurity, { params });
    expect(data.devices).toMatchObject([{ expiresAt: '2026-12-23T15:00:00.000Z' }]);
    await visitor.send(forgetDevice, {
      params: { ...params, deviceId: data.devices[0]?.id ?? '' },
    });
    expect((await enter()).status).toBe(403);
  });

  it('of one moment stand in the same order at every reading', async () => {
    const { visitor, params } = await trusted();
    const [row] = await api.db.delete(trustedDevices).returning();
    if (!row) throw new Error('No browser is trusted');
    const ids = [4, 3, 2, 1].map((n) => `00000000-0000-4000-8000-00000000000${n}`);
    for (const id of ids)
      await api.db.insert(trustedDevices).values({ ...row, id, tokenHash: id });
    const { data } = await visitor.send(getAccountSecurity, { params });
    expect(data.devices.map(({ id }) => id)).toEqual(ids.toReversed());
  });

  it('lose their trust with the password', async () => {
    const { visitor, enter, params } = await trusted();
    await visitor.send(changePassword, { params, body: passwords(PASSWORD, PASSWORD) });
    expect((await enter()).status).toBe(403);
  });
});
