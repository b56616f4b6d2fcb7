import { eq, sql } from 'drizzle-orm';
import { getAccountRecord, listAuditLooks, listLeads } from '@site/api-contract';
import { AUDIT_LOOKS } from '@site/api-contract/activity';
import { DAY_MS } from '@site/api-contract/brazil';
import { rowsOf } from '#platform/data/database';
import {
  type AuditAction,
  type AuditEntry,
  OPERATIONS,
  recordAudit,
} from '#platform/security/audit';
import { users } from '../../identity/accounts/accounts.table';
import {
  readyCustomer,
  sentProposal,
} from '../../sales/proposals/testing/ready-customer';
import { testApi } from '../../testing/api';
import { listLooks } from './audit-looks.repository';
import { nameSubjects } from './name-subjects';

const api = testApi();
const PERSON = '3f2b8c1e-5d47-4a6e-9b0f-1c2d3e4f5a61';
const OTHER = '3f2b8c1e-5d47-4a6e-9b0f-1c2d3e4f5a62';

type Query = NonNullable<Parameters<typeof ask>[0]>;
async function ask(
  query: {
    kind?: 'acts' | 'looks' | 'all';
    personId?: string;
    actorId?: string;
    action?: 'person-viewed' | 'lead-viewed' | 'rights-changed';
    from?: string;
    to?: string;
    cursor?: string;
    limit?: string;
  } = {},
) {
  const auditor = await api.asRole('CONSULTANT', { name: 'Aline Auditora' });
  return (await auditor.send(listAuditLooks, { query })).data;
}

/** Looks as action and person, without the looks of auditors at the trail itself. */
async function actions(query: Query = {}) {
  const { items } = await ask(query);
  return items
    .filter(({ action }) => action !== 'audit-looks-listed')
    .map(({ action, personId }) => [action, personId]);
}

async function look(actorId: string, action: AuditAction, personId: string | null) {
  const actor = { ...OPERATIONS, id: actorId, role: 'CONSULTANT' as const };
  await recordAudit(api.ports, api.db, { actor, action, personId });
  api.clock.advance(60_000);
}

describe('who looked at whom', () => {
  it('names who of the staff it was and whom they looked at, and no document', async () => {
    const customer = await api.addUser({ name: 'Rita Lemos', document: '52998224725' });
    const looker = await api.asRole('CONSULTANT', { name: 'Olga Prado' });
    await looker.send(getAccountRecord, { params: { id: customer.id } });
    const at = api.clock.now().toISOString();
    api.clock.advance(60_000);
    const auditor = await api.asRole('CONSULTANT', { name: 'Aline Auditora' });
    const { data } = await auditor.send(listAuditLooks, { query: {} });
    expect(data).toEqual({
      items: [
        expect.objectContaining({
          action: 'audit-looks-listed',
          actorId: auditor.userId,
          personId: null,
        }),
        {
          id: expect.stringMatching(/^\d+$/),
          at,
          action: 'person-viewed',
          actorId: looker.userId,
          actorName: 'Olga Prado',
          actorRole: 'CONSULTANT',
          personId: customer.id,
          personName: 'Rita Lemos',
          isStaff: false,
          subject: null,
          subjectName: null,
          detail: null,
        },
      ],
      nextCursor: null,
    });
    expect(JSON.stringify(data)).not.toMatch(/52998224725|exemplo|127\.0\.0\.1/);
  });

  it('tells acts apart from looks, and from sign-ins, which all of them has', async () => {
    const { id } = await api.addUser({ role: 'CONSULTANT' });
    for (const action of ['lead-viewed', 'rights-changed', 'sign-in'] as const)
      await look(id, action, PERSON);
    const kinds = async (kind: 'acts' | 'looks' | 'all') =>
      (await actions({ kind })).map(([action]) => action);
    expect(await kinds('acts')).toEqual(['rights-changed']);
    expect(await kinds('looks')).toEqual(['lead-viewed']);
    expect(await kinds('all')).toEqual(['sign-in', 'rights-changed', 'lead-viewed']);
  });

  it('names a colleague whose rights changed, and numbers of what was worked on', async () => {
    const customer = await readyCustomer(api);
    const { id, number } = await sentProposal(customer);
    const colleague = await api.asRole('CONSULTANT', { name: 'Lívia Sá' });
    const { userId } = await api.asRole('CONSULTANT', { name: 'Olga Prado' });
    const actor = { ...OPERATIONS, id: userId, role: 'CONSULTANT' as const };
    const note = (entry: Partial<AuditEntry> & Pick<AuditEntry, 'action'>) =>
      recordAudit(api.ports, api.db, { actor, personId: null, ...entry });
    await note({ action: 'rights-changed', personId: colleague.userId, detail: 'audit' });
    await note({ action: 'proposal-noted', subject: `proposal:${id}` });
    await note({ action: 'cms-page-published', subject: 'cms-page:1', detail: '2' });
    await note({ action: 'dealership-changed', subject: 'dealership:999999' });
    const { items } = await ask({ kind: 'acts', actorId: userId });
    expect(
      items.map((item) => [
        item.action,
        item.personName,
        item.isStaff,
        item.subjectName,
        item.detail,
      ]),
    ).toEqual([
      ['dealership-changed', null, false, null, null],
      ['cms-page-published', null, false, expect.any(String), '2'],
      ['proposal-noted', null, false, number, null],
      ['rights-changed', 'Lívia Sá', true, null, 'audit'],
    ]);
  });

  it.each([
    ['driver', 'traffic-fine', 'service-request', 'dispute', 'lead', 'invitation'],
    ['contract', 'price-table', 'document'],
  ])('has no name of a subject that is gone, such as of %s', async (...kinds) => {
    const gone = kinds.map(
      (kind) => `${kind}:${kind === 'price-table' ? 999_999 : OTHER}`,
    );
    expect([...(await nameSubjects(api.db, [...gone, null]))]).toEqual([]);
  });

  it('leaves out what customers and the system did, and what is no look', async () => {
    const { id } = await api.addUser({ role: 'CONSULTANT' });
    for (const role of ['customer', 'anonymous', 'system'] as const)
      await recordAudit(api.ports, api.db, {
        actor: { ...OPERATIONS, id: OTHER, role },
        action: 'data-exported',
        personId: PERSON,
      });
    await look(id, 'proposal-moved', PERSON);
    await look(id, 'sign-in', id);
    expect(await actions()).toEqual([]);
    await look(id, 'leads-listed', null);
    await recordAudit(api.ports, api.db, {
      actor: OPERATIONS,
      action: 'data-exported',
      personId: PERSON,
    });
    expect(await actions()).toEqual([
      ['data-exported', PERSON],
      ['leads-listed', null],
    ]);
  });

  it('is filtered by person, colleague, act and day of São Paulo, all at once', async () => {
    const { id } = await api.addUser({ role: 'CONSULTANT' });
    const { id: colleague } = await api.addUser({ role: 'CONSULTANT' });
    const now = api.clock.now().getTime();
    // 23:59 and 00:00 in São Paulo, three hours behind UTC
    const midnight = Math.ceil(now / DAY_MS) * DAY_MS + 3 * 3_600_000;
    api.clock.advance(midnight - now - 60_000);
    await look(id, 'person-viewed', PERSON);
    await look(id, 'person-viewed', OTHER);
    await look(id, 'lead-viewed', PERSON);
    await look(colleague, 'person-viewed', PERSON);
    const before = new Date(midnight - DAY_MS).toISOString().slice(0, 10);
    const after = new Date(midnight).toISOString().slice(0, 10);
    const cases: [Query, number][] = [
      [{ personId: PERSON }, 3],
      [{ actorId: id }, 3],
      [{ action: 'person-viewed' }, 3],
      [{ from: after }, 3],
      [{ to: before }, 1],
      [{ from: before, to: after }, 4],
      [{ to: '2999-12-31' }, 4],
      [{ from: after, to: before }, 0],
      [{ personId: PERSON, actorId: id, action: 'person-viewed', from: before }, 1],
    ];
    for (const [query, count] of cases)
      expect([query, (await actions(query)).length]).toEqual([query, count]);
  });

  it('comes in pages, newest first, none twice and none left out', async () => {
    const { id } = await api.addUser({ role: 'CONSULTANT' });
    const actor = { ...OPERATIONS, id, role: 'CONSULTANT' as const };
    // Five of the same moment: their numbers give the order.
    for (let n = 0; n < 5; n += 1)
      await recordAudit(api.ports, api.db, {
        actor,
        action: 'lead-viewed',
        personId: null,
      });
    await look(id, 'person-viewed', PERSON);
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await ask({ actorId: id, limit: '2', ...(cursor && { cursor }) });
      expect(page.items.length).toBeLessThanOrEqual(2);
      seen.push(...page.items.map((item) => item.id));
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    const trail = (await api.trail()).filter(({ actorId }) => actorId === id);
    expect(seen).toEqual(trail.map((entry) => String(entry.id)).reverse());
  });

  it('refuses a cursor, an id, an act and a day that are none', async () => {
    const auditor = await api.asRole('CONSULTANT');
    const other = Buffer.from(`1 ${PERSON}`).toString('base64url');
    for (const query of [
      { cursor: 'x' },
      { cursor: other },
      { personId: '1' },
      { actorId: "' or 1=1" },
      { action: 'session-renewed' },
      { kind: 'nothing' },
      { from: '2026-02-30' },
      { limit: '51' },
    ])
      expect((await auditor.send(listAuditLooks, { query: query as Query })).status).toBe(
        400,
      );
  });

  it('keeps each question in the trail, with the person it was about', async () => {
    const auditor = await api.asRole('CONSULTANT');
    await auditor.send(listAuditLooks, { query: {} });
    await auditor.send(listAuditLooks, { query: { personId: PERSON } });
    const trail = await api.trail('audit-looks-listed');
    expect(trail.map(({ actorId, personId }) => [actorId, personId])).toEqual([
      [auditor.userId, null],
      [auditor.userId, PERSON],
    ]);
  });

  it('is for consultants with the right alone, read anew at each call', async () => {
    for (const role of ['customer', 'DEALER', 'SELLER'] as const) {
      const caller = await api.asRole(role);
      expect((await caller.send(listAuditLooks, { query: {} })).status).toBe(403);
    }
    expect((await api.asAnyone().send(listAuditLooks, { query: {} })).status).toBe(401);
    const consultant = await api.asRole('CONSULTANT', {
      rights: ['analysis', 'leads', 'desk'],
    });
    const status = async () =>
      (await consultant.send(listAuditLooks, { query: {} })).status;
    const grant = (rights: ('audit' | 'leads')[]) =>
      api.db.update(users).set({ rights }).where(eq(users.id, consultant.userId));
    expect(await status()).toBe(403);
    expect((await consultant.send(listLeads, { query: {} })).status).toBe(200);
    expect(await api.trail('audit-looks-listed')).toEqual([]);
    await grant(['audit']);
    expect(await status()).toBe(200);
    await grant(['leads']);
    expect(await status()).toBe(403);
  });

  it.each([
    [{ personId: PERSON }, 'audit_looks_of_person'],
    [{ actorId: PERSON }, 'audit_looks_by_actor'],
    [{ action: 'person-viewed' as const }, 'audit_looks_of_action'],
    [{}, 'audit_looks'],
  ])('reads %j by its index', async (filters, index) => {
    const query = listLooks(api.db, filters, {
      actions: AUDIT_LOOKS,
      after: null,
      limit: 20,
    });
    // On a few rows all indexes cost the same, and chance would choose one of them.
    const plan = await api.db.transaction(async (tx) => {
      await tx.execute(sql`insert into audit_entries (at, actor_id, actor_role, action, person_id)
        select now() - n * interval '1 minute', gen_random_uuid(),
          case n % 10 when 0 then 'CONSULTANT' else 'customer' end,
          ${AUDIT_LOOKS.find((action) => action !== 'person-viewed')}, gen_random_uuid()
        from generate_series(1, 20000) as n`);
      await tx.execute(sql`analyze audit_entries`);
      return rowsOf<Record<string, string>>(tx, sql`explain ${query.getSQL()}`);
    });
    expect(plan.flatMap((row) => Object.values(row)).join('\n')).toMatch(
      new RegExp(`Index Scan using ${index} on`),
    );
  });
});
