import {
  chooseNotificationDigest,
  getNotificationDigest,
  listNotifications,
  noteProposal,
  readNotifications,
} from '@site/api-contract';
import { DIGESTS, type NotificationKind } from '@site/api-contract/activity';
import { DAY_MS } from '@site/api-contract/brazil';
import { signedInAgain } from '../../contracts/contracts/testing/signed-contract';
import { disable, getAccount } from '../../ops/staff';
import { DUE_STEPS } from '../../sales/proposals/end/due-steps.repository';
import {
  readyCustomer,
  sentProposal,
} from '../../sales/proposals/testing/ready-customer';
import { testApi } from '../../testing/api';
import { type TestClient } from '../../testing/client';
import { mailNotificationDigests } from './digest.job';
import { notify } from './notify';

// The clock stands at noon of Monday 23/11/2026.
const api = testApi();
const HOUR = 3_600_000;
const NEXT_MORNING = 20 * HOUR; // Tuesday, 8 o'clock
const EMAIL = 'ana@loja.test';
const run = async () =>
  (await mailNotificationDigests(api.ports, api.db, DUE_STEPS)).done;
const digests = async () =>
  (await api.mails()).filter(({ subject }) => subject.includes('no portal'));

/** The mail greets its reader: this seller is called Ana, like the customer. */
const withoutGreeting = (text = '') => text.replace(/^Olá, Ana\.\n/, '');

/** A seller with this many notices of each kind. */
async function seller() {
  const who = await api.asRole('SELLER', { email: EMAIL });
  const { id: proposal } = await sentProposal(await readyCustomer(api));
  const happen = async (...kinds: NotificationKind[]) => {
    for (const kind of kinds)
      await notify(api.db, {
        ...{ kind, about: { proposal }, at: api.clock.now() },
        to: { holder: who.userId },
      });
  };
  return { who, happen };
}

const choose = async (who: TestClient, digest: (typeof DIGESTS)[number]) =>
  (await who.send(chooseNotificationDigest, { body: { digest } })).data;

describe('the mail of a morning', () => {
  it('counts what is new by kind, once, from 8 on, without names', async () => {
    const { happen } = await seller();
    await happen('proposal-signed', 'proposal-approved', 'proposal-signed');
    api.clock.advance(NEXT_MORNING - 60_000);
    expect(await run()).toBe(0);
    api.clock.advance(60_000);
    const both = await Promise.all([run(), run()]);
    expect(both.sort()).toEqual([0, 1]);
    const [mail, ...more] = await digests();
    expect(more).toEqual([]);
    expect(mail?.recipient).toEqual(EMAIL);
    expect(mail?.subject).toBe('24/11/2026: 3 novidades no portal');
    expect(mail?.bodyText).toContain('Propostas aprovadas: 1\nContratos assinados: 2');
    expect(mail?.bodyText).toContain(
      'Estas novidades chegaram nos últimos 7 dias, e você ainda não leu. O sino do portal conta junto o que ficou por ler de antes.',
    );
    expect(mail?.bodyText).toMatch(
      /Ver as notificações: http.*\/concessionarias\/seller#notificacoes/,
    );
    expect(mail?.bodyText).toMatch(
      /\n\nPara mudar os dias ou encerrar estes e-mails, use “E-mail da manhã”, abaixo das suas notificações\.\nEscolher quando receber: http\S+\/concessionarias\/seller#notificacoes\n/,
    );
    expect(withoutGreeting(mail?.bodyText)).not.toMatch(/P-2611|Ana/);
    api.clock.advance(HOUR);
    expect(await run()).toBe(0);
  });

  it('tells the next day only what came since, and nothing when nothing did', async () => {
    const { happen } = await seller();
    await happen('proposal-approved');
    api.clock.advance(NEXT_MORNING);
    expect(await run()).toBe(1);
    api.clock.advance(DAY_MS);
    expect(await run()).toBe(0);
    await happen('proposal-signed');
    api.clock.advance(DAY_MS);
    expect(await run()).toBe(1);
    const mail = (await digests()).at(-1);
    expect(mail?.subject).toBe('26/11/2026: 1 novidade no portal');
    expect(mail?.bodyText).toContain(
      'Estas novidades chegaram desde o último e-mail, e você ainda não leu.',
    );
    expect(mail?.bodyText).not.toContain('Propostas aprovadas');
  });

  it('leaves out what was read meanwhile', async () => {
    const { who, happen } = await seller();
    await happen('proposal-approved');
    const { items } = (await who.send(listNotifications, { query: {} })).data;
    await who.send(readNotifications, { body: { upTo: items[0]?.id ?? '' } });
    api.clock.advance(NEXT_MORNING);
    expect(await run()).toBe(0);
  });

  it('is not sent in the evening, nor to who may not enter any more', async () => {
    const { happen } = await seller();
    await happen('proposal-approved');
    api.clock.advance(6 * HOUR);
    expect(await run()).toBe(0);
    await api.db.transaction(async (tx) =>
      disable(api.ports, tx, await getAccount(tx, EMAIL)),
    );
    api.clock.advance(14 * HOUR);
    expect(await run()).toBe(0);
  });
});

describe('a next step that is due', () => {
  const SHOP = 5;
  const dealership = { dealershipId: SHOP };
  const aSeller = () =>
    api.asRole('SELLER', {
      ...dealership,
      email: EMAIL,
      originAssistedSale: 'PAULISTA-01',
    });

  /** The seller's proposal, with a next step for Tuesday. */
  async function planned() {
    const who = await aSeller();
    const customer = await readyCustomer(api);
    const { id } = await sentProposal(customer, { link: 'vendaassistida=PAULISTA-01' });
    const body = { revision: 0, nextStep: 'Ligar para Ana', nextDay: '2026-11-24' };
    await who.send(noteProposal, { params: { id }, body });
    const { items } = (await who.send(listNotifications, { query: {} })).data;
    await who.send(readNotifications, { body: { upTo: items[0]?.id ?? '' } });
    return { who, id };
  }

  it('is mailed without other news, once a day until it is done, without names', async () => {
    const { who, id } = await planned();
    expect(await run()).toBe(0);
    api.clock.advance(NEXT_MORNING);
    const both = await Promise.all([run(), run()]);
    expect(both.sort()).toEqual([0, 1]);
    const [mail, ...more] = await digests();
    expect(more).toEqual([]);
    expect(mail?.recipient).toEqual(EMAIL);
    expect(mail?.subject).toBe('24/11/2026: 1 próximo passo no portal');
    expect(mail?.bodyText).toContain(
      'Há propostas esperando o próximo passo que foi marcado.\n\nPropostas com o próximo passo para hoje ou atrasado: 1\n',
    );
    expect(mail?.bodyText).toMatch(
      /Ver as propostas: http.*\/concessionarias\/propostas\?passo=hoje/,
    );
    expect(withoutGreeting(mail?.bodyText)).not.toMatch(/P-2611|Ana/);
    api.clock.advance(HOUR);
    expect(await run()).toBe(0);
    api.clock.advance(DAY_MS);
    expect(await run()).toBe(1);
    const body = { revision: 1, note: 'Falei com ela.' };
    await (await signedInAgain(api, who)).send(noteProposal, { params: { id }, body });
    api.clock.advance(DAY_MS);
    expect(await run()).toBe(0);
  });

  it('stands beside the news', async () => {
    const { who, id: proposal } = await planned();
    await notify(api.db, {
      ...{ kind: 'proposal-approved', about: { proposal }, at: api.clock.now() },
      to: { holder: who.userId },
    });
    api.clock.advance(NEXT_MORNING);
    expect(await run()).toBe(1);
    const [mail] = await digests();
    expect(mail?.subject).toBe('24/11/2026: 1 novidade e 1 próximo passo no portal');
    expect(mail?.bodyText).toContain(
      'Propostas com o próximo passo para hoje ou atrasado: 1\nPropostas aprovadas: 1',
    );
  });

  it('is told to dealers of the dealership too, and to nobody else', async () => {
    await planned();
    await api.asRole('DEALER', { ...dealership, email: 'rui@loja.test' });
    await api.asRole('DEALER', { dealershipId: 1, email: 'outra@loja.test' });
    await api.asRole('SELLER', { ...dealership, email: 'colega@loja.test' });
    await api.asRole('CONSULTANT');
    api.clock.advance(NEXT_MORNING);
    expect(await run()).toBe(2);
    expect((await digests()).map(({ recipient }) => recipient).sort()).toEqual([
      EMAIL,
      'rui@loja.test',
    ]);
  });

  it('is not mailed to who wants no such mail', async () => {
    const { who } = await planned();
    await choose(who, 'off');
    api.clock.advance(NEXT_MORNING);
    expect(await run()).toBe(0);
  });
});

describe('each person says when it comes', () => {
  const SATURDAY = 5 * DAY_MS - 4 * HOUR;

  it.each([
    ['business-days', [0, 1]],
    ['every-day', [1, 0]],
    ['off', [0, 0]],
  ] as const)('%s: on Saturday and on Monday %j mails', async (digest, mails) => {
    const { who, happen } = await seller();
    expect(await choose(who, digest)).toEqual({ digest });
    api.clock.advance(SATURDAY - HOUR);
    await happen('proposal-approved');
    api.clock.advance(HOUR);
    const onSaturday = await run();
    api.clock.advance(2 * DAY_MS);
    expect([onSaturday, await run()]).toEqual(mails);
  });

  it('business days, until something else was said; nobody says it for another', async () => {
    const { who } = await seller();
    const other = await api.asRole('CONSULTANT');
    const chosen = async (client: TestClient) =>
      (await client.send(getNotificationDigest, {})).data.digest;
    expect(await chosen(who)).toBe('business-days');
    for (const digest of DIGESTS) {
      await choose(who, digest);
      expect(await chosen(who)).toEqual(digest);
      expect(await chosen(other)).toBe('business-days');
    }
  });

  it('what came while it was off is not told later than after a week', async () => {
    const { who, happen } = await seller();
    await choose(who, 'off');
    await happen('proposal-approved');
    api.clock.advance(NEXT_MORNING + 7 * DAY_MS);
    await choose(await signedInAgain(api, who), 'every-day');
    expect(await run()).toBe(0);
  });

  it('is refused in clear words for what is no choice', async () => {
    const { who } = await seller();
    const { status, body } = await who.request({
      ...{ method: 'PUT', url: '/api/v1/notifications/digest' },
      headers: { 'content-type': 'application/json' },
      payload: '{"digest":"sempre"}',
    });
    expect(status).toBe(400);
    expect(body.fields).toEqual([
      { key: 'Digest', message: 'Escolha quando o e-mail da manhã chega.' },
    ]);
  });
});
