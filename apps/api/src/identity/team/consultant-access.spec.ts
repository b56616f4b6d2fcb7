import {
  changeStaffRights,
  claimServiceRequest,
  type ConsultantRight,
  endStaffAccess,
  getLoggedUser,
  getServiceRequest,
  keepHold,
  listHolds,
  listLeads,
  listStaff,
  restoreStaffAccess,
} from '@site/api-contract';
import { claimedRequest } from '../../driving/service-requests/testing/claimed-request';
import { leadsAtWork } from '../../sales/leads/testing/leads-at-work';
import { testApi } from '../../testing/api';
import { type TestClient } from '../../testing/client';

const api = testApi();
const onPostgres = process.env['TEST_DATABASE_URL'] ? it : it.skip; // PGlite has one connection, so transactions never overlap
const ALL: ConsultantRight[] = ['analysis', 'leads', 'desk', 'audit', 'people'];
const { aLead, claim, seen } = leadsAtWork(api);

const consultant = (name: string, rights = ALL) =>
  api.asRole('CONSULTANT', { name, rights });
type Account = { userId: string };
/** Three consultants with the right `people`. */
const three = async () =>
  [
    await consultant('Otávio Reis'),
    await consultant('Lívia Sá'),
    await consultant('Rui Sá'),
  ] as const;
const change = (
  who: TestClient,
  { userId: id }: Account,
  rights: ConsultantRight[],
  before = ALL,
) => who.send(changeStaffRights, { params: { id }, body: { rights, before } });
const end = (who: TestClient, { userId: id }: Account) =>
  who.send(endStaffAccess, { params: { id } });
const restore = (who: TestClient, { userId: id }: Account) =>
  who.send(restoreStaffAccess, { params: { id } });
const rightsOf = async (who: TestClient, { userId }: Account) =>
  (await who.send(listStaff, {})).data.items.find(({ id }) => id === userId)?.rights;

const TOO_FEW =
  'Duas pessoas ao menos precisam do direito Equipe. Dê o direito a mais alguém antes.';
const SELF = 'Ninguém muda o próprio acesso. Peça a outra pessoa com o direito Equipe.';

// docs/product/back-office.md
describe('the rights of a consultant', () => {
  it('change from the next call on, with a trace and a mail to the owner', async () => {
    const [otavio, livia] = await three();
    expect((await livia.send(listLeads, {})).status).toBe(200);
    expect((await change(otavio, livia, ['audit', 'analysis'])).status).toBe(200);
    expect((await livia.send(listLeads, {})).status).toBe(403);
    expect(await rightsOf(otavio, livia)).toEqual(['analysis', 'audit']);
    expect(await api.trail('rights-changed')).toMatchObject([
      {
        actorId: otavio.userId,
        actorRole: 'CONSULTANT',
        personId: livia.userId,
        detail: 'analysis, audit, -leads, -desk, -people',
      },
    ]);
    const mail = (await api.mails()).at(-1);
    expect(mail).toMatchObject({
      subject: 'Seus direitos no portal do consultor mudaram',
      bodyText: expect.stringContaining('Otávio Reis mudou as partes do portal'),
    });
  });

  it('are named in the mail: given, taken, and all of now', async () => {
    const [otavio, livia] = await three();
    await change(otavio, livia, ['audit']);
    expect((await api.mails()).at(-1)?.bodyText).toMatch(
      /Você não abre mais: Análise, Leads, Gestão, Equipe\s+Você abre agora: Auditoria\n/,
    );
    await change(otavio, livia, ['leads', 'audit'], ['audit']);
    expect((await api.mails()).at(-1)?.bodyText).toMatch(
      /Você passa a abrir: Leads\s+Você abre agora: Leads, Auditoria\n/,
    );
  });

  it('are never one’s own to change', async () => {
    const [otavio] = await three();
    const own = await change(otavio, otavio, ['people']);
    expect([own.status, own.body.message]).toEqual([403, SELF]);
    expect(await rightsOf(otavio, otavio)).toEqual(ALL);
  });

  it('are not one’s own to change by an id in capitals either', async () => {
    const [otavio] = await three();
    const shouted = { userId: otavio.userId.toUpperCase() };
    const own = await change(otavio, shouted, ['people']);
    expect([own.status, own.body.message]).toEqual([403, SELF]);
    const ended = await end(otavio, shouted);
    expect([ended.status, ended.body.message]).toEqual([403, SELF]);
    expect(await rightsOf(otavio, otavio)).toEqual(ALL);
  });

  it('include `people` for two at least', async () => {
    const [otavio, livia, rui] = await three();
    expect((await change(otavio, rui, ['leads'])).status).toBe(200);
    const last = await change(otavio, livia, ['leads']);
    expect([last.status, last.body.reason, last.body.message]).toEqual([
      409,
      'people-too-few',
      TOO_FEW,
    ]);
    // Other rights of the last two can change.
    expect((await change(otavio, livia, ['people'])).status).toBe(200);
    expect((await end(otavio, livia)).body).toMatchObject({ message: TOO_FEW });
    expect((await change(otavio, rui, ALL, ['leads'])).status).toBe(200);
    expect((await change(otavio, livia, [], ['people'])).status).toBe(200);
  });

  onPostgres(
    'leave two with `people` when three take it from each other at once',
    async () => {
      const [otavio, livia, rui] = await three();
      const answers = await Promise.all([
        change(otavio, livia, ['leads']),
        change(livia, rui, ['leads']),
        change(rui, otavio, ['leads']),
      ]);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      const holders = await Promise.all(
        [otavio, livia, rui].map(async (who) => (await who.send(listStaff, {})).status),
      );
      expect(holders.filter((status) => status === 200)).toHaveLength(2);
    },
  );

  it('that a colleague changed meanwhile are told with the name', async () => {
    const [otavio, livia, rui] = await three();
    await change(otavio, livia, ['people', 'leads']);
    const late = await change(rui, livia, ['people']);
    expect([late.status, late.body.reason, late.body.message]).toEqual([
      409,
      'changed-meanwhile',
      'Otávio Reis mudou os direitos desta pessoa em 23/11/2026, 12:00. Confira a lista antes de mudar de novo.',
    ]);
  });

  it('that are lost give back what they let somebody hold', async () => {
    const [otavio, livia] = await three();
    const id = await aLead();
    await claim(livia, id);
    await livia.send(keepHold, {
      params: { queue: 'leads', id },
      body: { takeOver: false },
    });
    await change(otavio, livia, ['people', 'analysis']);
    expect(await seen(otavio, { holder: 'livres' })).toEqual(['Bia Souza']);
    expect((await otavio.send(listHolds, {})).data.items).toEqual([]);
  });

  it('refuse words that are no right, and a doubled list', async () => {
    const [otavio, livia] = await three();
    const wrong = await change(otavio, livia, ['tudo' as never]);
    expect([wrong.status, wrong.body.fields?.[0]?.key]).toEqual([400, 'Rights']);
    const six = Array.from({ length: 6 }, () => 'leads' as const);
    expect((await change(otavio, livia, six)).body.fields).toEqual([
      { key: 'Rights', message: 'Escolha cada direito uma vez.' },
    ]);
  });
});

describe('the access of a consultant', () => {
  it('ends at the very next call, and can be restored with its rights', async () => {
    const [otavio, livia] = await three();
    await consultant('Ana Prado');
    expect((await end(otavio, livia)).status).toBe(200);
    expect((await livia.send(getLoggedUser, {})).status).toBe(401);
    const { data } = await otavio.send(listStaff, {});
    expect(data.items.map(({ id }) => id)).not.toContain(livia.userId);
    expect(data.former).toMatchObject([
      {
        id: livia.userId,
        endedAt: api.clock.now().toISOString(),
        endedBy: 'Otávio Reis',
      },
    ]);
    expect((await restore(otavio, livia)).status).toBe(200);
    expect(await rightsOf(otavio, livia)).toEqual(ALL);
    // Ended sessions stay ended.
    expect((await livia.send(getLoggedUser, {})).status).toBe(401);
    const trail = (await api.trail()).filter(({ personId }) => personId === livia.userId);
    expect(trail.map(({ action, actorId }) => [action, actorId])).toEqual([
      ['account-disabled', otavio.userId],
      ['account-enabled', otavio.userId],
    ]);
    expect((await api.mails()).map(({ subject }) => subject)).toEqual([
      'Seu acesso ao portal do consultor foi encerrado',
      'Seu acesso ao portal do consultor voltou',
    ]);
  });

  it('gives leads, open items and requests back to the queue', async () => {
    const [otavio, livia] = await three();
    const lead = await aLead();
    await claim(livia, lead);
    await livia.send(keepHold, {
      params: { queue: 'leads', id: lead },
      body: { takeOver: false },
    });
    const request = await claimedRequest(api);
    await livia.send(claimServiceRequest, {
      params: { id: request.id },
      body: { revision: request.revision },
    });
    await end(otavio, livia);
    expect(await api.trail('lead-released')).toMatchObject([
      { actorId: otavio.userId, subject: `lead:${lead}` },
    ]);
    expect(await seen(otavio, { holder: 'livres' })).toEqual(['Bia Souza']);
    expect((await otavio.send(listHolds, {})).data.items).toEqual([]);
    const { data } = await otavio.send(getServiceRequest, { params: { id: request.id } });
    expect(data.claimedBy).toBeNull();
    const taken = await otavio.send(claimServiceRequest, {
      params: { id: request.id },
      body: { revision: data.revision },
    });
    expect(taken.data.claimedBy).toBe('Otávio Reis');
  });

  it('is told to have ended to the colleague who comes second', async () => {
    const [otavio, livia, rui] = await three();
    await end(otavio, livia);
    const second = await end(rui, livia);
    expect([second.status, second.body.message]).toEqual([
      409,
      'Este acesso já foi encerrado por Otávio Reis em 23/11/2026, 12:00.',
    ]);
    expect((await end(otavio, livia)).body.message).toBe(
      'Este acesso já foi encerrado por você em 23/11/2026, 12:00.',
    );
    expect((await change(rui, livia, [])).body.reason).toBe('changed-meanwhile');
    await restore(otavio, livia);
    expect((await restore(rui, livia)).body.message).toBe(
      'Este acesso já foi devolvido por Otávio Reis em 23/11/2026, 12:00.',
    );
  });

  it('is never one’s own to end', async () => {
    const [otavio] = await three();
    const own = await end(otavio, otavio);
    expect([own.status, own.body.message]).toEqual([403, SELF]);
    expect((await otavio.send(getLoggedUser, {})).status).toBe(200);
  });

  it('is that of a consultant, never of a dealer, a seller or a customer', async () => {
    const [otavio] = await three();
    for (const other of [
      await api.asRole('DEALER', { dealershipId: 5 }),
      await api.asRole('SELLER', { dealershipId: 5 }),
      await api.asRole('customer'),
    ]) {
      expect((await end(otavio, other)).status).toBe(404);
      expect((await restore(otavio, other)).status).toBe(404);
      expect((await change(otavio, other, [], [])).status).toBe(404);
      expect((await other.send(getLoggedUser, {})).status).toBe(200);
    }
  });

  it('is closed to everybody without the right `people`', async () => {
    const [, livia] = await three();
    for (const [client, status] of [
      [await consultant('Sem Direito', ['analysis', 'leads', 'desk', 'audit']), 403],
      [await api.asRole('DEALER', { dealershipId: 5 }), 403],
      [await api.asRole('SELLER', { dealershipId: 5 }), 403],
      [await api.asRole('customer'), 403],
      [api.asAnyone(), 401],
    ] as const) {
      expect((await end(client, livia)).status).toBe(status);
      expect((await change(client, livia, [])).status).toBe(status);
    }
    expect((await livia.send(getLoggedUser, {})).status).toBe(200);
  });
});
