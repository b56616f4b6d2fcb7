import { eq } from 'drizzle-orm';
import {
  acceptConsultantInvitation,
  endStaffAccess,
  getTeam,
  inviteConsultant,
  listStaff,
  resetSellerApp,
  resetStaffApp,
  restoreStaffAccess,
} from '@site/api-contract';
import { testApi } from '../../../testing/api';
import { type TestClient } from '../../../testing/client';
import { users } from '../../accounts/accounts.table';
import { sessions } from '../sessions.table';
import { authenticators, begunSignIns } from './second-step.table';
import { mailboxOf, NEW_PASSWORD } from './testing/recover-password';
import { EMAIL, staffSignInOf } from './testing/staff-sign-in';

const api = testApi({
  config: { APP_MODE: 'production', PUBLIC_ORIGIN: 'https://www.rodar.example' },
});
const { addStaff, show, proveMail, prove, firstCode, codeNow, connect } =
  staffSignInOf(api);
const { askRecovery, setPassword, recover, enter, openLink } = mailboxOf(api);
const MINUTE = 60_000;
const SHOP = 5;
const DEALER_SENTENCE =
  'Sua senha foi trocada pelo e-mail: peça a um consultor que cuida da equipe que libere a sua segunda etapa na página Equipe.';

const recoveredAt = async (id: string) => {
  const [row] = await api.db.select().from(users).where(eq(users.id, id));
  return row?.passwordRecoveredAt?.toISOString();
};
/** Signs in with the new password as far as the connection of an app. */
const connectAgain = async () => {
  const visitor = api.asAnyone();
  expect((await enter(visitor)).body.reason).toBe('second-step-needed');
  await proveMail(visitor);
  return prove(visitor, await firstCode(visitor));
};

// docs/decisions/131
describe('a password that a mail replaced while there was no second step', () => {
  beforeEach(() => api.addUser({ role: 'CONSULTANT', name: 'Otávio Reis' }));

  it.each([
    [
      'CONSULTANT',
      {},
      'peça a outro consultor que cuida da equipe que libere a sua segunda etapa na página Equipe.',
    ],
    [
      'DEALER',
      { dealershipId: SHOP },
      'peça a um consultor que cuida da equipe que libere a sua segunda etapa na página Equipe.',
    ],
    [
      'SELLER',
      { dealershipId: SHOP },
      'peça a quem administra a sua loja no portal que libere a sua segunda etapa na página Equipe.',
    ],
  ] as const)(
    'connects none for a %s, who reads whom to ask',
    async (role, columns, help) => {
      await addStaff({ role, ...columns });
      await recover();
      const mail = (await api.mails()).at(-1);
      expect(mail?.subject).toBe('Sua senha foi trocada');
      expect(mail?.bodyText).toContain(`Foi você? Para voltar a entrar, ${help}`);
      const sent = (await api.mails()).length;
      const visitor = api.asAnyone();
      const answer = await enter(visitor);
      expect([answer.status, answer.body.message]).toEqual([
        400,
        `Sua senha foi trocada pelo e-mail: ${help}`,
      ]);
      expect(await show(visitor)).toBeNull();
      expect(await api.mails()).toHaveLength(sent);
      expect(await api.db.select().from(begunSignIns)).toEqual([]);
    },
  );

  it('of who is alone with the right `people` sends to us', async () => {
    await api.db.update(users).set({ rights: ['leads'] });
    await addStaff({ rights: ['people'] });
    await recover();
    const help =
      /fale com a gente e peça que a sua segunda etapa seja liberada: .+ ou .+@.+\.$/;
    expect((await enter()).body.message).toMatch(help);
    const text = (await api.mails()).at(-1)?.bodyText;
    expect(text).toContain('Foi você? Para voltar a entrar, fale com a gente e peça ');
  });

  it('opens the connection by no link', async () => {
    await addStaff({ role: 'DEALER', dealershipId: SHOP });
    await recover();
    const { visitor, answer } = await openLink();
    expect(answer.body.message).toBe(DEALER_SENTENCE);
    expect(await show(visitor)).toBeNull();
  });

  it('ends the app that a link connected, which the mailbox alone had proved', async () => {
    await addStaff({ role: 'DEALER', dealershipId: SHOP });
    const { visitor } = await openLink();
    await prove(visitor, await firstCode(visitor));
    api.clock.advance(MINUTE);
    await recover();
    expect((await enter()).body.message).toBe(DEALER_SENTENCE);
    expect(await api.db.select().from(sessions)).toEqual([]);
  });

  it('ends a connection that a link had begun', async () => {
    await addStaff({ role: 'DEALER', dealershipId: SHOP });
    const { visitor } = await openLink();
    const code = await firstCode(visitor);
    await recover();
    expect((await prove(visitor, code)).body.reason).toBe('sign-in-over');
    expect(await api.db.select().from(authenticators)).toEqual([]);
  });

  it('leaves no app where a link connects one at the same moment', async () => {
    await addStaff({ role: 'DEALER', dealershipId: SHOP });
    const { visitor } = await openLink();
    const code = await firstCode(visitor);
    const token = await askRecovery();
    await Promise.all([prove(visitor, code), setPassword(token)]);
    expect((await enter()).body.message).toBe(DEALER_SENTENCE);
  });

  it('stays marked when an access ends and comes back', async () => {
    const { id } = await addStaff();
    await recover();
    const colleague = await api.asRole('CONSULTANT');
    await api.asRole('CONSULTANT');
    await colleague.send(endStaffAccess, { params: { id } });
    await colleague.send(restoreStaffAccess, { params: { id } });
    expect((await enter()).status).toBe(400);
  });
});

describe('a password that a mail replaced, with a second step', () => {
  it('signs in by the app, which takes the mark away', async () => {
    const { id } = await addStaff();
    await connect();
    api.clock.advance(MINUTE);
    await recover();
    expect((await api.mails()).at(-1)?.bodyText).toContain(
      'Foi você? Então não precisa fazer nada.',
    );
    expect(await recoveredAt(id)).toBe(api.clock.now().toISOString());
    const visitor = api.asAnyone();
    await enter(visitor);
    expect((await prove(visitor, await codeNow())).status).toBe(200);
    expect(await recoveredAt(id)).toBeUndefined();
  });

  it('is shown to the second person whom a lost phone brings', async () => {
    const { id } = await addStaff();
    await connect();
    await recover();
    const colleague = await api.asRole('CONSULTANT');
    expect((await colleague.send(resetStaffApp, { params: { id } })).status).toBe(409);
    const query = { recoveredAt: await recoveredAt(id) };
    await colleague.send(resetStaffApp, { params: { id }, query });
    expect((await api.mails()).at(-1)?.subject).toBe('Sua segunda etapa foi desligada');
    expect((await connectAgain()).data.session?.user.id).toBe(id);
  });
});

describe('the second person', () => {
  const consultant = () => api.asRole('CONSULTANT', { name: 'Otávio Reis' });
  const dealer = () => api.asRole('DEALER', { dealershipId: SHOP, name: 'Ana Prado' });
  const ofStaff = async (client: TestClient, id: string) =>
    (await client.send(listStaff, {})).data.items.find((member) => member.id === id);
  const ofTeam = async (client: TestClient, id: string) =>
    (await client.send(getTeam, {})).data.sellers.find((seller) => seller.id === id);

  const byConsultant = {
    helper: consultant,
    find: ofStaff,
    release: resetStaffApp,
    name: 'Otávio Reis',
  };
  const byDealer = {
    helper: dealer,
    find: ofTeam,
    release: resetSellerApp,
    name: 'Ana Prado',
  };

  it.each([
    ['CONSULTANT', {}, byConsultant],
    ['DEALER', { dealershipId: SHOP }, byConsultant],
    ['SELLER', { dealershipId: SHOP }, byDealer],
  ] as const)(
    'of a %s sees the time, and the act opens the way to begin',
    async (role, columns, { helper, find, release, name }) => {
      const { id } = await addStaff({ role, ...columns });
      await recover();
      const client = await helper();
      const member = await find(client, id);
      expect(member).toMatchObject({
        hasApp: false,
        passwordRecoveredAt: api.clock.now().toISOString(),
      });
      const query = { recoveredAt: member?.passwordRecoveredAt };
      expect((await client.send(release, { params: { id }, query })).status).toBe(200);
      expect(await api.trail('authenticator-reset')).toMatchObject([
        { actorId: client.userId, personId: id },
      ]);
      expect((await api.mails()).at(-1)).toMatchObject({
        recipient: EMAIL,
        subject: 'Sua segunda etapa foi liberada',
        bodyText: expect.stringContaining(
          `${name} confirmou que foi você que trocou a senha pelo e-mail e liberou a sua segunda etapa.`,
        ),
      });
      expect((await find(client, id))?.passwordRecoveredAt).toBeUndefined();
      expect((await connectAgain()).data.session?.user.id).toBe(id);
    },
  );

  it('has released one password, and a later recovery is held again', async () => {
    const { id } = await addStaff();
    await recover();
    const query = { recoveredAt: await recoveredAt(id) };
    await (await consultant()).send(resetStaffApp, { params: { id }, query });
    await recover();
    expect((await enter()).status).toBe(400);
  });
});

it('a new colleague connects the first second step by the password of the invitation', async () => {
  const otavio = await api.asRole('CONSULTANT');
  await otavio.send(inviteConsultant, {
    body: { name: 'Rita Lima', email: EMAIL, rights: ['leads'] },
  });
  const text = (await api.mails()).at(-1)?.bodyText ?? '';
  const token = /#token=([\w-]+)/.exec(text)?.[1] ?? '';
  await api.asAnyone().send(acceptConsultantInvitation, {
    query: { token },
    body: { password: NEW_PASSWORD, passwordConfirmation: NEW_PASSWORD },
  });
  expect((await connectAgain()).data.session?.user.email).toBe(EMAIL);
});

it('a customer’s recovered password is not marked and opens the account', async () => {
  const { id } = await addStaff({ role: null });
  await recover();
  expect(await recoveredAt(id)).toBeUndefined();
  expect((await enter()).status).toBe(200);
});
