import { randomUUID } from 'node:crypto';
import {
  type ConsentRequest,
  giveConsent,
  listConsents,
  signIn,
} from '@site/api-contract';
import { DAY_MS } from '@site/api-contract/brazil';
import { CONSENT_TEXT } from '@site/api-contract/identity';
import { hashPassword } from '#platform/security/passwords';
import { testApi } from '../../testing/api';
import { forgetOldConsents } from './consents.repository';

const api = testApi({ config: { RATE_CONSENTS: { points: 5, windowMs: 600_000 } } });
const body: ConsentRequest = {
  measurement: true,
  marketing: false,
  textVersion: CONSENT_TEXT,
  page: '/institucional/duvidas',
};
const PASSWORD = 'Ipe-Amarelo-2026';

describe('the consent history (LGPD art. 8)', () => {
  it('keeps text version, time and source of each choice, newest first, and overwrites nothing', async () => {
    const visitor = api.asAnyone();
    const first = await visitor.send(giveConsent, { body });
    expect(first.status).toBe(201);
    api.clock.advance(DAY_MS);
    await visitor.send(giveConsent, { body: { ...body, measurement: false, page: '/' } });
    const { data } = await visitor.send(listConsents, {});
    expect(data).toEqual([
      {
        id: expect.any(String),
        givenAt: '2026-11-24T15:00:00.000Z',
        measurement: false,
        marketing: false,
        textVersion: CONSENT_TEXT,
        page: '/',
      },
      { id: first.data.id, givenAt: '2026-11-23T15:00:00.000Z', ...body },
    ]);
  });

  it('shows nobody the choices of another browser or account', async () => {
    await api.asAnyone().send(giveConsent, { body });
    await (await api.asRole('customer')).send(giveConsent, { body });
    expect((await api.asAnyone().send(listConsents, {})).data).toEqual([]);
    expect((await (await api.asRole('customer')).send(listConsents, {})).data).toEqual(
      [],
    );
    expect(
      (await api.asAnyone().send(listConsents, { headers: { 'x-session-id': '' } })).data,
    ).toEqual([]);
  });

  it('goes with the person who signs in, and leaves the browser', async () => {
    await api.addUser({
      email: 'ana@exemplo.test',
      passwordHash: await hashPassword(api.ports.config, PASSWORD),
    });
    const visitor = api.asAnyone();
    await visitor.send(giveConsent, { body });
    const { data } = await visitor.send(signIn, {
      body: { email: 'ana@exemplo.test', password: PASSWORD },
    });
    expect((await visitor.send(listConsents, {})).data).toEqual([]);
    visitor.token = data.token;
    await visitor.send(giveConsent, { body: { ...body, marketing: true } });
    expect(
      (await visitor.send(listConsents, {})).data
        .map(({ marketing }) => marketing)
        .sort(),
    ).toEqual([false, true]);
  });

  it('takes a repeat with the same key once', async () => {
    const visitor = api.asAnyone();
    const headers = { 'idempotency-key': randomUUID() };
    const [one, two] = [
      await visitor.send(giveConsent, { body, headers }),
      await visitor.send(giveConsent, { body, headers }),
    ];
    expect(two.data).toEqual(one.data);
    expect((await visitor.send(listConsents, {})).data).toHaveLength(1);
  });

  it('is limited for a browser that never stops choosing', async () => {
    const visitor = api.asAnyone();
    for (let n = 0; n < 5; n += 1)
      expect((await visitor.send(giveConsent, { body })).status).toBe(201);
    expect((await visitor.send(giveConsent, { body })).status).toBe(429);
  });

  it('needs a browser session when nobody is signed in', async () => {
    const answer = await api
      .asAnyone()
      .send(giveConsent, { body, headers: { 'x-session-id': '' } });
    expect(answer.status).toBe(400);
    expect(answer.body.message).toBe('Identificador de sessão inválido.');
  });

  it.each([
    [{ measurement: 'sim' }, 'Diga sim ou não à medição.'],
    [{ marketing: null }, 'Diga sim ou não às campanhas.'],
    [
      { textVersion: '1999-01-01' },
      'Não conhecemos esta versão do texto. Recarregue a página.',
    ],
    [{ page: 'https://outro.test/' }, 'Informe a página.'],
    [{ page: '/conta?token=1' }, 'Informe a página.'],
  ])('refuses %j', async (wrong, message) => {
    const answer = await api
      .asAnyone()
      .send(giveConsent, { body: { ...body, ...wrong } as never });
    expect(answer.status).toBe(400);
    expect(answer.body.fields?.[0]?.message).toEqual(message);
  });

  it('forgets the choices of visitors after two years, never those of an account', async () => {
    const visitor = api.asAnyone();
    await visitor.send(giveConsent, { body });
    const customer = await api.asRole('customer');
    await customer.send(giveConsent, { body });
    api.clock.advance(729 * DAY_MS);
    await forgetOldConsents(api.ports, api.db);
    expect((await visitor.send(listConsents, {})).data).toHaveLength(1);
    api.clock.advance(2 * DAY_MS);
    await forgetOldConsents(api.ports, api.db);
    expect((await visitor.send(listConsents, {})).data).toEqual([]);
    const [rows] = (
      (await api.db.execute(
        'select count(*)::int as n from consents where user_id is not null',
      )) as unknown as { rows: { n: number }[] }
    ).rows;
    expect(rows?.n).toBe(1);
  });
});
