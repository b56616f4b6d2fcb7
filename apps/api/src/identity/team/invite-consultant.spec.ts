import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import {
  acceptConsultantInvitation,
  acceptSellerInvitation,
  changeStaffRights,
  CONSULTANT_RIGHTS,
  type ConsultantRight,
  endStaffAccess,
  IDEMPOTENCY_HEADER,
  inviteConsultant,
  inviteSeller,
  listNotifications,
  listStaff,
  signIn,
  withdrawConsultantInvitation,
} from '@site/api-contract';
import { DAY_MS } from '@site/api-contract/brazil';
import { JOBS } from '../../features';
import { testApi } from '../../testing/api';
import { type TestClient } from '../../testing/client';
import { users } from '../accounts/accounts.table';
import { consultantInvitations } from './team.table';

const unlimited = { points: 100_000, windowMs: 1000 };
const api = testApi({ config: { RATE_MAILS: unlimited } });
const EMAIL = 'rita@exemplo.test';
const PASSWORD = 'uma frase comprida';

const colleague = () => api.asRole('CONSULTANT', { name: 'Otávio Reis' });
const invite = (
  client: TestClient,
  { email = EMAIL, rights = ['leads', 'analysis'] as ConsultantRight[] } = {},
) => client.send(inviteConsultant, { body: { name: 'Rita Lima', email, rights } });
const withdraw = (client: TestClient, id: string) =>
  client.send(withdrawConsultantInvitation, { params: { id } });
const accept = (token: string, password = PASSWORD) =>
  api.asAnyone().send(acceptConsultantInvitation, {
    query: { token },
    body: { password, passwordConfirmation: password },
  });
const openOnes = async (client: TestClient) =>
  (await client.send(listStaff, {})).data.invitations;
const idOf = async (client: TestClient) => (await openOnes(client))[0]?.id ?? '';
const made = () => api.db.select().from(users).where(eq(users.email, EMAIL));

const mailedText = async () => (await api.mails()).at(-1)?.bodyText ?? '';

async function mailedToken(): Promise<string> {
  return /\/conta\/convite#token=([\w-]{43})/.exec(await mailedText())?.[1] ?? '';
}

// docs/product/back-office.md
describe('the invitation of a consultant', () => {
  it('makes an account with the chosen rights, which signs in and stands in the team', async () => {
    const otavio = await colleague();
    await api.emptyTrail();
    expect((await invite(otavio)).data).toEqual({ ok: true });
    expect(await made()).toEqual([]);
    expect(await openOnes(otavio)).toMatchObject([
      {
        name: 'Rita Lima',
        email: EMAIL,
        rights: ['analysis', 'leads'],
        invitedBy: 'Otávio Reis',
        expiresAt: new Date(api.clock.now().getTime() + 7 * DAY_MS).toISOString(),
        expired: false,
      },
    ]);
    const token = await mailedToken();
    expect((await accept(token)).data).toEqual({ ok: true, email: EMAIL });
    expect(await made()).toMatchObject([
      { role: 'CONSULTANT', rights: ['analysis', 'leads'], dealershipId: null },
    ]);
    const body = { email: EMAIL, password: PASSWORD };
    expect((await api.asAnyone().send(signIn, { body })).status).toBe(200);
    expect(await openOnes(otavio)).toEqual([]);
    const [{ id } = { id: '' }] = await api.db.select().from(consultantInvitations);
    expect(
      (await api.trail()).map(({ action, actorRole, subject, detail }) => [
        action,
        actorRole,
        subject,
        detail,
      ]),
    ).toEqual(
      expect.arrayContaining([
        ['consultant-invited', 'CONSULTANT', `invitation:${id}`, 'leads, analysis'],
        ['account-made', 'anonymous', `invitation:${id}`, 'CONSULTANT'],
      ]),
    );
    const stored = JSON.stringify(await api.db.select().from(consultantInvitations));
    expect(stored).not.toContain(token);
  });

  it('accepted is told to all who look after the team, by name', async () => {
    const otavio = await colleague();
    const livia = await api.asRole('CONSULTANT', { rights: ['people'] });
    const rui = await api.asRole('CONSULTANT', { rights: ['analysis', 'leads'] });
    await invite(otavio, { rights: ['people'] });
    await accept(await mailedToken());
    const bell = async (client: TestClient) =>
      (await client.send(listNotifications, {})).data.items.map(
        ({ kind, label }) => `${kind} ${label}`,
      );
    expect(await bell(otavio)).toEqual(['consultant-joined Rita Lima']);
    expect(await bell(livia)).toEqual(['consultant-joined Rita Lima']);
    expect(await bell(rui)).toEqual([]);
    const rita = api.asAnyone();
    const body = { email: EMAIL, password: PASSWORD };
    rita.token = (await rita.send(signIn, { body })).data.token;
    expect(await bell(rita)).toEqual([]);
  });

  it('sent again by the same key is one mail, whose link counts', async () => {
    const otavio = await colleague();
    const body = { name: 'Rita Lima', email: EMAIL, rights: [] };
    const headers = { [IDEMPOTENCY_HEADER]: randomUUID() };
    const before = (await api.mails()).length;
    for (let sent = 0; sent < 2; sent += 1)
      expect((await otavio.send(inviteConsultant, { body, headers })).data).toEqual({
        ok: true,
      });
    expect(await api.mails()).toHaveLength(before + 1);
    expect((await accept(await mailedToken())).status).toBe(200);
  });

  it('is for the right `people` alone', async () => {
    const otavio = await colleague();
    await invite(otavio);
    const id = await idOf(otavio);
    for (const [client, status] of [
      [await api.asRole('CONSULTANT', { rights: ['analysis', 'desk'] }), 403],
      [await api.asRole('DEALER', { dealershipId: 5 }), 403],
      [await api.asRole('customer'), 403],
      [api.asAnyone(), 401],
    ] as const) {
      expect((await invite(client, { email: 'outra@exemplo.test' })).status).toBe(status);
      expect((await withdraw(client, id)).status).toBe(status);
    }
    expect(await api.mails()).toHaveLength(1);
  });

  it('is accepted once, by five at once too', async () => {
    await invite(await colleague());
    const token = await mailedToken();
    const answers = await Promise.all(Array.from({ length: 5 }, () => accept(token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await made()).toHaveLength(1);
    const again = await accept(token);
    expect([again.status, again.body.reason, again.body.message]).toEqual([
      400,
      'link-unusable',
      'Este convite já foi usado. Entre com o e-mail do convite e a senha que você criou.',
    ]);
  });

  it('opens no account of a seller, and no other way round', async () => {
    await invite(await colleague());
    const refused = await api.asAnyone().send(acceptSellerInvitation, {
      query: { token: await mailedToken() },
      body: { password: PASSWORD, passwordConfirmation: PASSWORD },
    });
    expect(refused.body.reason).toBe('link-unusable');
    await (
      await api.asRole('DEALER', { dealershipId: 5 })
    ).send(inviteSeller, { body: { name: 'Vera Nunes', email: 'vera@exemplo.test' } });
    const [, token = ''] = /#token=([\w-]{43})/.exec(await mailedText()) ?? [];
    expect((await accept(token)).body.reason).toBe('link-unusable');
    expect(await made()).toEqual([]);
  });

  it('says when it has run out, and is replaced by a newer one', async () => {
    await invite(await colleague());
    const token = await mailedToken();
    api.clock.advance(7 * DAY_MS);
    expect((await accept(token)).body.message).toBe(
      'Este convite expirou. Peça outro a quem convidou você.',
    );
    await invite(await colleague(), { rights: ['desk'] });
    expect((await accept(token)).body.message).toMatch(/^Este link não vale\./);
    expect((await accept(await mailedToken())).status).toBe(200);
    expect(await made()).toMatchObject([{ rights: ['desk'] }]);
  });

  it('withdrawn is of no use, and the second colleague reads by whom', async () => {
    const otavio = await colleague();
    await invite(otavio);
    const [id, token] = [await idOf(otavio), await mailedToken()];
    expect((await withdraw(otavio, id)).status).toBe(200);
    expect((await accept(token)).body.message).toBe(
      'Este convite foi cancelado. Se foi engano, peça outro a quem convidou você.',
    );
    const second = await withdraw(await api.asRole('CONSULTANT'), id);
    expect([second.status, second.body.message]).toEqual([
      409,
      'Otávio Reis cancelou este convite em 23/11/2026, 12:00.',
    ]);
    expect((await withdraw(otavio, api.ports.random.uuid())).status).toBe(404);
  });

  it.each<[string, (other: TestClient, id: string) => Promise<unknown>]>([
    ['access', (other, id) => other.send(endStaffAccess, { params: { id } })],
    [
      'right `people`',
      (other, id) =>
        other.send(changeStaffRights, {
          params: { id },
          body: { rights: ['leads'], before: [...CONSULTANT_RIGHTS] },
        }),
    ],
  ])('ends with the %s of its inviter, in the list and in the trail', async (_, end) => {
    const [otavio, livia] = [await colleague(), await colleague()];
    await colleague();
    await invite(otavio);
    const [id, token] = [await idOf(livia), await mailedToken()];
    await end(livia, otavio.userId);
    expect(await openOnes(livia)).toEqual([]);
    expect(await api.trail('invitation-withdrawn')).toMatchObject([
      { actorId: livia.userId, subject: `invitation:${id}` },
    ]);
    const refused = await accept(token);
    expect([refused.body.reason, refused.body.message]).toEqual([
      'link-unusable',
      'Este convite foi cancelado. Se foi engano, peça outro a quem convidou você.',
    ]);
    expect(await made()).toEqual([]);
  });

  it('makes no colleague while its inviter has no right to invite', async () => {
    const otavio = await colleague();
    await invite(otavio);
    // The invitation is from a time when a lost right withdrew none.
    await api.db
      .update(users)
      .set({ rights: ['leads'] })
      .where(eq(users.id, otavio.userId));
    expect((await accept(await mailedToken())).body.reason).toBe('link-unusable');
    expect(await made()).toEqual([]);
  });

  it('tells the inviter nothing of an address that has an account', async () => {
    const otavio = await colleague();
    await api.addUser({ email: EMAIL });
    const known = await invite(otavio);
    const unknown = await invite(otavio, { email: 'nova@exemplo.test' });
    expect(known.body).toEqual(unknown.body);
    const mails = (await api.mails()).map(({ subject, bodyText }) => [
      subject,
      bodyText.includes('#token='),
    ]);
    expect(mails).toEqual([
      ['Convite para um e-mail que já tem conta', false],
      ['Convite para o portal do consultor', true],
    ]);
  });

  it('of a colleague is said at the field', async () => {
    const otavio = await colleague();
    await api.asRole('CONSULTANT', { email: EMAIL, name: 'Rita Lima' });
    expect((await invite(otavio)).body.fields).toEqual([
      { key: 'Email', message: 'Este e-mail já é de Rita Lima, da equipe.' },
    ]);
  });

  it('makes no second account of an address that got one meanwhile', async () => {
    await invite(await colleague());
    const token = await mailedToken();
    await api.addUser({ email: EMAIL });
    expect((await accept(token)).body.message).toMatch(
      /^Já existe uma conta com este e-mail\./,
    );
    expect(await made()).toMatchObject([{ role: null }]);
  });

  it('is forgotten thirty days after it has run out', async () => {
    await invite(await colleague());
    const clean = async () => {
      for (const { work } of JOBS) await work(api.ports, api.db, api.app.log);
    };
    api.clock.advance(36 * DAY_MS);
    await clean();
    expect(await api.db.select().from(consultantInvitations)).toHaveLength(1);
    api.clock.advance(2 * DAY_MS);
    await clean();
    expect(await api.db.select().from(consultantInvitations)).toEqual([]);
  });
});
