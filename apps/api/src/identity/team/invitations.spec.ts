import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import {
  acceptSellerInvitation,
  getTeam,
  IDEMPOTENCY_HEADER,
  inviteSeller,
  signIn,
  withdrawSellerInvitation,
} from '@site/api-contract';
import { DAY_MS } from '@site/api-contract/brazil';
import { JOBS } from '../../features';
import { testApi } from '../../testing/api';
import { type TestClient } from '../../testing/client';
import { users } from '../accounts/accounts.table';
import { sellerInvitations } from './team.table';

const lines: string[] = [];
const unlimited = { points: 100_000, windowMs: 1000 };
const api = testApi({
  config: { RATE_MAILS: unlimited, LOG_LEVEL: 'debug' },
  logTo: { write: (line) => void lines.push(line) },
});
const SHOP = 5;
const EMAIL = 'vera@exemplo.test';
const PASSWORD = 'uma frase comprida';

const dealerOf = (dealershipId = SHOP) =>
  api.asRole('DEALER', { dealershipId, name: 'Ana Prado' });
const invite = (client: TestClient, email = EMAIL, name = 'Vera Nunes') =>
  client.send(inviteSeller, { body: { name, email } });
const withdraw = (client: TestClient, id: string) =>
  client.send(withdrawSellerInvitation, { params: { id } });
const accept = (token: string, password = PASSWORD) =>
  api.asAnyone().send(acceptSellerInvitation, {
    query: { token },
    body: { password, passwordConfirmation: password },
  });
const openOnes = async (client: TestClient) =>
  (await client.send(getTeam, {})).data.invitations;
const idOf = async (client: TestClient) => (await openOnes(client))[0]?.id ?? '';

async function mailedToken(): Promise<string> {
  const text = (await api.mails()).at(-1)?.bodyText ?? '';
  const found = /\/concessionarias\/login\/convite#token=([\w-]{43})/.exec(text);
  return found?.[1] ?? '';
}
const made = () => api.db.select().from(users).where(eq(users.email, EMAIL));

describe('the invitation of a seller', () => {
  it('sent again by the same key is one mail, whose link counts, however often', async () => {
    const dealer = await dealerOf();
    const body = { name: 'Vera Nunes', email: EMAIL };
    const headers = { [IDEMPOTENCY_HEADER]: randomUUID() };
    const before = (await api.mails()).length;
    for (let sent = 0; sent < 5; sent += 1)
      expect((await dealer.send(inviteSeller, { body, headers })).data).toEqual({
        ok: true,
      });
    expect(await api.mails()).toHaveLength(before + 1);
    expect((await accept(await mailedToken())).status).toBe(200);
  });

  it('makes an account that signs in and stands in the team', async () => {
    const dealer = await dealerOf();
    await api.emptyTrail();
    expect((await invite(dealer)).data).toEqual({ ok: true });
    expect(await made()).toEqual([]);
    expect(await openOnes(dealer)).toMatchObject([
      {
        name: 'Vera Nunes',
        email: EMAIL,
        sentAt: api.clock.now().toISOString(),
        expiresAt: new Date(api.clock.now().getTime() + 7 * DAY_MS).toISOString(),
        expired: false,
      },
    ]);
    const token = await mailedToken();
    expect((await accept(token)).data).toEqual({ ok: true, email: EMAIL });
    expect(await made()).toMatchObject([
      {
        role: 'SELLER',
        dealershipId: SHOP,
        originAssistedSale: expect.stringMatching(/^VERA-[0-9A-F]{8}$/),
        emailConfirmedAt: api.clock.now(),
      },
    ]);
    const entered = await api
      .asAnyone()
      .send(signIn, { body: { email: EMAIL, password: PASSWORD } });
    expect(entered.status).toBe(200);
    const { sellers, invitations } = (await dealer.send(getTeam, {})).data;
    expect(sellers.map(({ name }) => name)).toEqual(['Vera Nunes']);
    expect(invitations).toEqual([]);
    const [{ id } = { id: '' }] = await api.db.select().from(sellerInvitations);
    expect(
      (await api.trail()).map(({ action, actorRole, subject }) => [
        action,
        actorRole,
        subject,
      ]),
    ).toEqual(
      expect.arrayContaining([
        ['seller-invited', 'DEALER', `invitation:${id}`],
        ['account-made', 'anonymous', `invitation:${id}`],
      ]),
    );
    expect(JSON.stringify(await api.db.select().from(sellerInvitations))).not.toContain(
      token,
    );
    expect(lines.join('\n')).toContain('account-made');
    expect(lines.join('\n')).not.toContain(token);
  });

  it('is for dealers alone', async () => {
    const dealer = await dealerOf();
    await invite(dealer);
    const id = await idOf(dealer);
    for (const [client, status] of [
      [await api.asRole('SELLER', { dealershipId: SHOP }), 403],
      [await api.asRole('customer'), 403],
      [await api.asRole('CONSULTANT'), 403],
      [api.asAnyone(), 401],
    ] as const) {
      expect((await invite(client, 'outra@exemplo.test')).status).toBe(status);
      expect((await withdraw(client, id)).status).toBe(status);
    }
    expect(await api.mails()).toHaveLength(1);
    expect(await openOnes(dealer)).toHaveLength(1);
  });

  it('of another dealership is neither seen nor withdrawn', async () => {
    const [dealer, other] = [await dealerOf(), await dealerOf(1)];
    await invite(dealer);
    expect(await openOnes(other)).toEqual([]);
    expect((await withdraw(other, await idOf(dealer))).status).toBe(404);
    expect((await accept(await mailedToken())).status).toBe(200);
  });

  it('is accepted once, by ten at once too', async () => {
    await invite(await dealerOf());
    const token = await mailedToken();
    const answers = await Promise.all(Array.from({ length: 10 }, () => accept(token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(9);
    expect(await made()).toHaveLength(1);
    const again = await accept(token);
    expect(again.body).toMatchObject({
      reason: 'link-unusable',
      message:
        'Este convite já foi usado. Entre no portal com o e-mail do convite e a senha que você criou.',
    });
  });

  it('says when it has run out, and can be sent again', async () => {
    const dealer = await dealerOf();
    await invite(dealer);
    const token = await mailedToken();
    api.clock.advance(7 * DAY_MS);
    expect((await accept(token)).body.message).toBe(
      'Este convite expirou. Peça outro à loja.',
    );
    const later = await dealerOf();
    expect(await openOnes(later)).toMatchObject([{ expired: true }]);
    await invite(later, EMAIL, 'Vera N. Nunes');
    expect(await openOnes(later)).toMatchObject([
      { expired: false, name: 'Vera N. Nunes' },
    ]);
    expect((await accept(token)).body.message).toMatch(/^Este link não vale\./);
    expect((await accept(await mailedToken())).status).toBe(200);
  });

  it('withdrawn is of no use, and the second dealer reads so', async () => {
    const dealer = await dealerOf();
    await invite(dealer);
    const [id, token] = [await idOf(dealer), await mailedToken()];
    expect((await withdraw(dealer, id)).status).toBe(200);
    expect(await openOnes(dealer)).toEqual([]);
    expect((await accept(token)).body.message).toBe(
      'A loja cancelou este convite. Se foi engano, peça outro à loja.',
    );
    expect(await made()).toEqual([]);
    const second = await withdraw(await dealerOf(), id);
    expect(second.status).toBe(409);
    expect(second.body.message).toBe(
      'Ana Prado cancelou este convite em 23/11/2026, 12:00.',
    );
    await invite(dealer);
    const newer = await idOf(dealer);
    expect(newer).not.toBe(id);
    expect((await accept(await mailedToken())).status).toBe(200);
    const late = await withdraw(dealer, newer);
    expect(late.status).toBe(409);
    expect(late.body.message).toBe(
      'Vera Nunes aceitou este convite em 23/11/2026, 12:00.',
    );
  });

  it('tells the dealer nothing of an address that has an account', async () => {
    const dealer = await dealerOf();
    await api.addUser({ email: EMAIL, name: 'Cliente Antiga' });
    const known = await invite(dealer);
    const unknown = await invite(dealer, 'nova@exemplo.test');
    expect(known.status).toEqual(unknown.status);
    expect(known.body).toEqual(unknown.body);
    const shown = (await openOnes(dealer)).map(
      ({ id: _id, email: _email, ...rest }) => rest,
    );
    expect(shown[0]).toEqual(shown[1]);
    const mails = (await api.mails()).map(({ subject, bodyText }) => [
      subject,
      bodyText.includes('#token='),
    ]);
    expect(mails).toEqual([
      ['Convite para um e-mail que já tem conta', false],
      ['Convite para vender pelo portal', true],
    ]);
  });

  it('makes no second account of an address that got one meanwhile', async () => {
    await invite(await dealerOf());
    const token = await mailedToken();
    await api.addUser({ email: EMAIL });
    const refused = await accept(token);
    expect(refused.status).toBe(400);
    expect(refused.body.message).toBe(
      'Já existe uma conta com este e-mail. Peça à loja um convite para outro e-mail seu.',
    );
    expect(await made()).toMatchObject([{ role: null }]);
  });

  it('of a registration that was never confirmed takes its place', async () => {
    await api.addUser({ email: EMAIL, emailConfirmedAt: null });
    await invite(await dealerOf());
    expect((await accept(await mailedToken())).status).toBe(200);
    expect(await made()).toMatchObject([{ role: 'SELLER' }]);
  });

  it('of a seller of the own team is said at the field', async () => {
    const dealer = await dealerOf();
    await api.asRole('SELLER', { dealershipId: SHOP, email: EMAIL, name: 'Vera Nunes' });
    for (let n = 0; n < 4; n += 1) await invite(dealer); // refused, so not counted
    expect((await invite(dealer)).body.fields).toEqual([
      { key: 'Email', message: 'Este e-mail já é de Vera Nunes, da sua equipe.' },
    ]);
    expect(await api.mails()).toEqual([]);
  });

  it('takes no bad password, and the link can still be used', async () => {
    await invite(await dealerOf());
    const token = await mailedToken();
    expect((await accept(token, 'veranunes')).body.fields).toMatchObject([
      { key: 'Password' },
    ]);
    expect((await accept(token)).status).toBe(200);
  });

  it('is mailed to one address three times in ten minutes at most', async () => {
    const dealer = await dealerOf();
    const statuses: number[] = [];
    for (let n = 0; n < 4; n += 1) statuses.push((await invite(dealer)).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
    expect(await api.mails()).toHaveLength(3);
    expect(await openOnes(dealer)).toHaveLength(1);
  });

  it('by two dealers at once is one, with one link', async () => {
    const [ana, rui] = [await dealerOf(), await dealerOf()];
    const both = await Promise.all([invite(ana), invite(rui)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(await openOnes(ana)).toHaveLength(1);
  });

  it('is forgotten thirty days after it has run out', async () => {
    await invite(await dealerOf());
    const clean = async () => {
      for (const { work } of JOBS) await work(api.ports, api.db, api.app.log);
    };
    api.clock.advance(36 * DAY_MS);
    await clean();
    expect(await api.db.select().from(sellerInvitations)).toHaveLength(1);
    api.clock.advance(2 * DAY_MS);
    await clean();
    expect(await api.db.select().from(sellerInvitations)).toEqual([]);
  });
});
