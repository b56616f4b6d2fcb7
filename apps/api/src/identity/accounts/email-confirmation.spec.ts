import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { replacePendingEmail, resendVerification } from '@site/api-contract';
import { TEXTS } from '#platform/errors';
import { testApi } from '../../testing/api';
import { pinIn } from '../authentication/testing/pin-in';
import { FORM, register, verify } from '../registration/testing/quick-registration';
import { users } from './accounts.table';

const api = testApi();
const MINUTE = 60_000;
const WRONG_PIN = 'Código incorreto ou expirado. Confira ou peça outro.';
const stored = () => api.db.select().from(users);

describe('the PIN of the e-mail (A5)', () => {
  it('confirms the account once', async () => {
    await register(api);
    const pin = pinIn(await api.mails());
    expect((await verify(api, pin)).data).toEqual({ ok: true });
    expect((await stored())[0]?.emailConfirmedAt).not.toBeNull();
    const again = await verify(api, pin);
    expect(again.status).toBe(400);
    expect(again.body).toMatchObject({
      message: WRONG_PIN,
      fields: [{ key: 'Pin', message: WRONG_PIN }],
    });
  });

  it('is stored only as a hash', async () => {
    await register(api);
    const pin = pinIn(await api.mails());
    const { rows } = (await api.db.execute('select * from pins')) as unknown as {
      rows: Record<string, unknown>[];
    };
    expect(Object.values(rows[0] ?? {})).not.toContain(pin);
  });

  it('runs out after ten minutes', async () => {
    await register(api);
    const pin = pinIn(await api.mails());
    api.clock.advance(10 * MINUTE);
    expect((await verify(api, pin)).status).toBe(400);
  });

  it('is ended by five wrong tries, even when they come at once', async () => {
    await register(api);
    const pin = pinIn(await api.mails());
    const wrong = pin === '000000' ? '111111' : '000000';
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => verify(api, wrong)),
    );
    expect(answers.every(({ status }) => status === 400)).toBe(true);
    expect((await verify(api, pin)).status).toBe(400);
    expect((await stored())[0]?.emailConfirmedAt).toBeNull();
  });

  it('still works after four wrong tries', async () => {
    await register(api);
    const pin = pinIn(await api.mails());
    for (let index = 0; index < 4; index += 1)
      await verify(api, pin === '000000' ? '111111' : '000000');
    expect((await verify(api, pin)).status).toBe(200);
  });

  it('is outdated by a newer one', async () => {
    const { data } = await register(api);
    const older = pinIn(await api.mails());
    await api.asAnyone().send(resendVerification, { params: { id: data.id } });
    const newer = pinIn(await api.mails());
    if (older !== newer) expect((await verify(api, older)).status).toBe(400);
    expect((await verify(api, newer)).status).toBe(200);
  });

  it('does not confirm an address that it was not sent to', async () => {
    const { data } = await register(api);
    const pin = pinIn(await api.mails());
    await api.db
      .update(users)
      .set({ email: 'trocado@exemplo.test' })
      .where(eq(users.id, data.id));
    expect((await verify(api, pin, 'trocado@exemplo.test')).status).toBe(400);
  });

  it.each(['12345', '1234567', 'abcdef', '１２３４５６'])(
    'that reads %p is refused before it is looked up',
    async (pin) => {
      const { status, body } = await verify(api, pin);
      expect(status).toBe(400);
      expect(body.fields).toEqual([{ key: 'Pin', message: 'O código tem 6 números.' }]);
    },
  );
});

describe('another PIN', () => {
  it('is sent until three went out in ten minutes, then refused with the text of the block', async () => {
    const { data } = await register(api);
    const send = () =>
      api.asAnyone().send(resendVerification, { params: { id: data.id } });
    expect((await send()).status).toBe(200);
    expect((await send()).status).toBe(200);
    const refused = await send();
    expect(refused.status).toBe(429);
    expect(refused.body.message).toBe(TEXTS.tooMany);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(120);
    expect(await api.mails()).toHaveLength(3);
    api.clock.advance(10 * MINUTE);
    expect((await send()).status).toBe(200);
  });

  it('of a known e-mail behaves like that of a new account, and nothing is sent', async () => {
    await api.addUser({ email: 'marina@exemplo.test', document: '52998224725' });
    const { data } = await register(api);
    const statuses = [];
    for (let index = 0; index < 3; index += 1)
      statuses.push(
        (await api.asAnyone().send(resendVerification, { params: { id: data.id } }))
          .status,
      );
    expect(statuses).toEqual([200, 200, 429]);
    expect((await api.mails()).map(({ subject }) => subject)).toEqual([
      'Você já tem cadastro',
    ]);
  });

  it('needs an id that is one', async () => {
    expect(
      (
        await api
          .asAnyone()
          .request({ method: 'POST', url: '/api/v1/users/1/emails/resend-verifications' })
      ).status,
    ).toBe(400);
  });
});

describe('another e-mail before it was confirmed', () => {
  const replace = (id: string, email: string, password: string = FORM.password) =>
    api.asAnyone().send(replacePendingEmail, {
      params: { id },
      body: { email, emailConfirmation: email, password },
    });

  it('gets a code of its own, and the old address is free again', async () => {
    const { data } = await register(api);
    expect((await replace(data.id, 'Marina.Nova@exemplo.test')).data).toEqual({
      ok: true,
    });
    expect((await api.mails()).map(({ recipient }) => recipient)).toEqual([
      'marina@exemplo.test',
      'marina.nova@exemplo.test',
    ]);
    expect(
      (await verify(api, pinIn(await api.mails()), 'marina.nova@exemplo.test')).status,
    ).toBe(200);
    expect((await stored()).map(({ email }) => email)).toEqual([
      'marina.nova@exemplo.test',
    ]);
  });

  it('needs the password; an unknown id, a confirmed account and a wrong password answer alike', async () => {
    const { data } = await register(api);
    const confirmed = await api.addUser();
    const answers = [
      await replace(data.id, 'x@exemplo.test', 'errada'),
      await replace(confirmed.id, 'x@exemplo.test'),
      await replace(randomUUID(), 'x@exemplo.test'),
    ];
    for (const { status, body } of answers)
      expect([status, body.fields]).toEqual([
        400,
        [{ key: 'Password', message: 'A senha não confere.' }],
      ]);
  });

  it('of somebody else answers the same, sends no code and tells the owner', async () => {
    await api.addUser({ email: 'dono@exemplo.test' });
    const { data } = await register(api);
    expect((await replace(data.id, 'dono@exemplo.test')).data).toEqual({ ok: true });
    expect(
      (await api.mails()).map(({ recipient, subject }) => [recipient, subject]).at(-1),
    ).toEqual(['dono@exemplo.test', 'Você já tem cadastro']);
    expect((await replace(data.id, 'minha@exemplo.test')).status).toBe(200);
    expect(
      (await verify(api, pinIn(await api.mails()), 'minha@exemplo.test')).status,
    ).toBe(200);
  });
});
