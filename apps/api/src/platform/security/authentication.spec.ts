import { SignJWT } from 'jose';
import { listLeads } from '@site/api-contract';
import { testApi } from '../../testing/api';
import { secretBytes } from '../config';
import { issueAccessToken, verifyAccessToken } from './authentication';
import { endSession, endSessionsOf } from './sessions';

const api = testApi();
const user = {
  id: '4f9a4a3e-6c57-4a0c-9a57-1f6c1d0b7a11',
  name: 'Ana',
  role: 'CONSULTANT' as const,
  dealershipId: null,
  originAssistedSale: null,
};
const encode = (value: object) =>
  Buffer.from(JSON.stringify(value)).toString('base64url');
const MINUTE = 60_000;

describe('an access token', () => {
  // security-requirements B3
  it('holds the claims of the specification and nothing else that is personal', async () => {
    const token = await issueAccessToken(
      api.ports,
      { ...user, role: 'SELLER', dealershipId: 5, originAssistedSale: 'PAULISTA-01' },
      user.id,
    );
    const claims = JSON.parse(
      Buffer.from(token.split('.')[1] ?? '', 'base64url').toString(),
    );
    expect(claims).toMatchObject({
      role: 'SELLER',
      dealershipId: '5',
      primarysid: user.id,
      unique_name: 'Ana',
      originAssistedSale: 'PAULISTA-01',
    });
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
    expect(claims.exp - claims.iat).toBeLessThanOrEqual(15 * 60);
  });

  it('of a machine whose clock is seconds ahead is good at once, one of minutes ahead is not', async () => {
    const madeAhead = (ms: number) => {
      const now = () => new Date(api.clock.now().getTime() + ms);
      return issueAccessToken({ ...api.ports, clock: { now } }, user, user.id);
    };
    expect(await verifyAccessToken(api.ports, await madeAhead(4_000))).toEqual({
      accountId: user.id,
      signInId: user.id,
    });
    expect(await verifyAccessToken(api.ports, await madeAhead(2 * MINUTE))).toBeNull();
  });

  // security-requirements B1
  it('in any forged, altered, expired or malformed form is answered with 401 in the error shape', async () => {
    const consultant = await api.asRole('CONSULTANT');
    const good = consultant.token ?? '';
    const [head = '', payload = '', signature = ''] = good.split('.');
    const header = JSON.parse(Buffer.from(head, 'base64url').toString());
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
    const key = secretBytes(api.ports.config.SIGNING_KEY);
    const sign = (over: object, protectedHeader: object = {}, by = key) =>
      new SignJWT({ ...claims, ...over })
        .setProtectedHeader({ ...header, ...protectedHeader })
        .sign(by);
    const forged: Record<string, string> = {
      'no signature': `${head}.${payload}.`,
      'algorithm none': `${encode({ ...header, alg: 'none' })}.${payload}.`,
      'another algorithm': await sign({}, { alg: 'HS512' }, Buffer.alloc(64, 1)),
      'another key': await sign({}, {}, Buffer.alloc(32, 7)),
      'another kid': await sign({}, { kid: 'outro' }),
      'another type': await sign({}, { typ: 'JWT' }),
      'a jwk of its own': await sign({}, { jwk: { kty: 'oct', k: 'AA' } }),
      'another issuer': await sign({ iss: 'outro' }),
      'another audience': await sign({ aud: 'outro' }),
      'no expiry': await sign({ exp: undefined }),
      'an expiry in the past': await sign({ exp: claims.iat - 1 }),
      'a long life': await sign({ iat: claims.iat - 3600, exp: claims.exp + 999_999 }),
      'no session': await sign({ sid: undefined }),
      'a session that does not exist': await sign({ sid: user.id }),
      'a session that is no id': await sign({ sid: "' or 1=1 --" }),
      'an altered role': `${head}.${encode({ ...claims, role: 'DEALER' })}.${signature}`,
      'two parts': `${head}.${payload}`,
      garbage: 'a.b.c',
      empty: '.',
    };
    const wrong: string[] = [];
    for (const [name, token] of Object.entries(forged)) {
      const { status, body } = await consultant.send(listLeads, {
        headers: { authorization: `Bearer ${token}` },
      });
      if (
        status !== 401 ||
        body.message !== 'Sua sessão expirou, faça login novamente para continuar!' ||
        !body.traceId
      )
        wrong.push(`${name}: ${status}`);
    }
    expect(wrong).toEqual([]);
    expect(
      (await consultant.send(listLeads, { headers: { authorization: `Basic ${good}` } }))
        .status,
    ).toBe(401);
    expect((await consultant.send(listLeads, {})).status).toBe(200);
  });

  // security-requirements B6
  it('is never taken from the query or a cookie', async () => {
    const { token = '' } = await api.asRole('CONSULTANT');
    const anyone = api.asAnyone();
    anyone.cookies.set('token', token);
    expect(
      (
        await anyone.request({
          url: `/api/v1/leads?token=${token}&authorization=${token}`,
        })
      ).status,
    ).toBe(401);
  });

  it('is judged without ever throwing', async () => {
    for (const text of ['', '.', '..', 'a', '\0', 'é.é.é'])
      expect(await verifyAccessToken(api.ports, text)).toBeNull();
  });
});

describe('a session', () => {
  // security-requirements B4
  it('that was ended on the server is over at once', async () => {
    const consultant = await api.asRole('CONSULTANT');
    await endSession(api.ports, api.db, consultant.signInId, 'logout');
    expect((await consultant.send(listLeads, {})).status).toBe(401);
  });

  it('ends with the others of its account, but the one that stays', async () => {
    const consultant = await api.asRole('CONSULTANT');
    await endSessionsOf(api.ports, api.db, {
      userId: consultant.userId,
      reason: 'password',
      exceptId: consultant.signInId,
    });
    expect((await consultant.send(listLeads, {})).status).toBe(200);
    await endSessionsOf(api.ports, api.db, {
      userId: consultant.userId,
      reason: 'password',
    });
    expect((await consultant.send(listLeads, {})).status).toBe(401);
  });

  it('of a disabled account is over', async () => {
    const consultant = await api.asRole('CONSULTANT', { disabledAt: api.clock.now() });
    expect((await consultant.send(listLeads, {})).status).toBe(401);
  });

  // security-requirements B5
  it('of staff ends after 30 minutes without use, and lives on with use until 12 hours have passed', async () => {
    const consultant = await api.asRole('CONSULTANT');
    const use = async () => {
      const token = await issueAccessToken(
        api.ports,
        { ...user, id: consultant.userId },
        consultant.signInId,
      );
      return (
        await consultant.send(listLeads, {
          headers: { authorization: `Bearer ${token}` },
        })
      ).status;
    };
    for (let n = 0; n < 25; n += 1) {
      api.clock.advance(28 * MINUTE);
      expect(await use()).toBe(200);
    }
    api.clock.advance(28 * MINUTE); // 12 h 8 min after the sign-in
    expect(await use()).toBe(401);
    const idle = await api.asRole('CONSULTANT');
    api.clock.advance(31 * MINUTE);
    const token = await issueAccessToken(
      api.ports,
      { ...user, id: idle.userId },
      idle.signInId,
    );
    expect(
      (await idle.send(listLeads, { headers: { authorization: `Bearer ${token}` } }))
        .status,
    ).toBe(401);
  });
});
