import { verifyMfa } from '@site/api-contract';
import { testApi } from '../../testing/api';
import { type TestClient } from '../../testing/client';
import { pinIn } from './testing/pin-in';
import { PASSWORD, signInOf } from './testing/sign-in-of';

const api = testApi();
const { addCustomer, enter } = signInOf(api);
const MINUTE = 60_000;

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
    expect(status).toBe(200);
    expect(data.user.email).toBe('ana@exemplo.test');
    expect((await prove(visitor, pin)).status).toBe(400);
  });

  // security-requirements B8: a browser keeps the id instead of a document
  it('is taken with the id of the account that the 403 carried', async () => {
    const { visitor, answer, pin } = await begin();
    const { status, data } = await prove(visitor, pin, answer.body.userId ?? '');
    expect(status).toBe(200);
    expect(data.user.email).toBe('ana@exemplo.test');
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
    expect((await enter(visitor)).status).toBe(403);
    expect((await enter(visitor)).status).toBe(403);
    expect((await enter(visitor)).status).toBe(429);
    expect(await api.mails()).toHaveLength(3);
  });

  it('of somebody without MFA does not exist', async () => {
    await addCustomer();
    expect((await prove(api.asAnyone(), '123456')).body.message).toBe(
      'Código incorreto ou expirado. Confira ou peça outro.',
    );
    expect((await prove(api.asAnyone(), '123456', 'ninguem@exemplo.test')).status).toBe(
      400,
    );
  });
});
