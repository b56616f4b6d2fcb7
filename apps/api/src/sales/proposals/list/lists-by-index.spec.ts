import { type SQL, sql } from 'drizzle-orm';
import { behind } from '#platform/http/paging';
import { testApi } from '../../../testing/api';
import { planOf as read } from '../../../testing/plan-of';
import { listAssisted } from '../../assisted-sale/assisted-carts.repository';
import { matching } from '../../leads/lead-filters.repository';
import { leads } from '../../leads/leads.table';
import { listVisible } from '../proposals.repository';
import { proposals } from '../proposals.table';
import { readyCustomer, sentProposal } from '../testing/ready-customer';
import { filtered, isInOpenState, visibleTo } from './proposal-filters.repository';

const api = testApi();
const CONSULTANT = { id: '', signInId: '', kind: 'consultant' } as const;
const LAST = { at: new Date('2026-01-01'), id: '11111111-1111-4111-8111-111111111111' };

const planOf = (query: SQL) => read(api.db, query);
const proposalsWith = (search: string) =>
  sql`select 1 from proposals where ${filtered(CONSULTANT, { search }, api.clock.now())}`;
const leadsWith = (search: string) =>
  sql`select 1 from leads where ${matching({ search })}`;

describe('a list asks an index', () => {
  it.each([
    'users_customer_name',
    'users_document_key',
    'users_email',
    'users_phone',
    'proposals_user',
    'proposals_words',
  ])('of a search for proposals: %s', async (index) => {
    expect(await planOf(proposalsWith('41998765432'))).toContain(index);
  });

  it.each(['ana souza', 'ana@exemplo.test', '(41) 99876-5432'])(
    'of a search for leads: %s',
    async (search) => {
      expect(await planOf(leadsWith(search))).toContain('leads_words');
    },
  );

  it('of the carts of a seller', async () => {
    const now = api.clock.now();
    const seller = {
      id: LAST.id,
      signInId: '',
      kind: 'seller',
      dealershipId: '5',
    } as const;
    const plan = await planOf(sql`${listAssisted(api.db, seller, now, now)}`);
    expect(plan).toContain('shared_carts_of_seller');
  });

  it('where its last page begins', async () => {
    const { id, createdAt } = proposals;
    const older = behind({ at: createdAt, id }, LAST, 'newest');
    const page = sql`select 1 from proposals where ${older}
      order by ${createdAt} desc, ${id} desc limit 21`;
    expect(await planOf(page)).toMatch(/proposals_newest[^]*Index Cond: \(ROW\(/);
    const later = behind({ at: leads.dueAt, id: leads.id }, LAST, 'oldest');
    const queue = sql`select 1 from leads where ${leads.dueAt} is not null and ${later}
      order by ${leads.dueAt}, ${leads.id} limit 21`;
    expect(await planOf(queue)).toMatch(/leads_open[^]*Index Cond: \(ROW\(/);
  });
});

describe('a list of what is next', () => {
  it.each(['any', 'due'] as const)('goes by the index of days: %s', async (next) => {
    const page = { after: LAST, limit: 20, now: api.clock.now() };
    const dealer = { ...CONSULTANT, kind: 'dealer', dealershipId: '5' } as const;
    for (const viewer of [CONSULTANT, dealer]) {
      const plan = await planOf(sql`${listVisible(api.db, viewer, { next }, page)}`);
      expect(plan).toMatch(/proposal_follow_ups_next[^]*Index Cond: [^]*ROW\(/);
      expect(plan).not.toContain('Sort');
    }
  });
});

describe('of many proposals that are over', () => {
  /**
   * A seller with one open proposal among hundreds of closed ones, and thousands of
   * others.
   */
  async function oneOpen() {
    const seller = await api.asRole('SELLER', {
      dealershipId: 5,
      originAssistedSale: 'PAULISTA-01',
    });
    await sentProposal(await readyCustomer(api), { link: 'vendaassistida=PAULISTA-01' });
    // No request writes so many rows, so this connection has no time limit; and the rows
    // need no simulations of their own.
    await api.ports.database.withMigrationClient((client) =>
      client.exec(`begin;
        set local session_replication_role = replica;
        insert into proposals
        select (jsonb_populate_record(p, jsonb_build_object('state', 'cancelada',
          'id', gen_random_uuid(), 'simulation_id', gen_random_uuid(),
          'number', p.number || n)
        || case when n % 5 = 0 then '{}' else jsonb_build_object(
          'dealership_id', 6, 'seller_id', gen_random_uuid()) end)).*
        from proposals p, generate_series(1, 2000) n;
        commit`),
    );
    await api.db.execute(sql`analyze proposals`);
    return [
      ['dealership', { ...CONSULTANT, kind: 'dealer', dealershipId: '5' }],
      ['seller', { ...CONSULTANT, kind: 'seller', id: seller.userId }],
    ] as const;
  }

  it('an index of open ones alone tells their ages', async () => {
    for (const [who, viewer] of await oneOpen())
      expect(
        await planOf(sql`select state, created_at from proposals
          where ${visibleTo(viewer)} and ${isInOpenState}`),
      ).toContain(`proposals_${who}_open`);
  });

  it('an index gives each order', async () => {
    const all = ['proposals', CONSULTANT] as const;
    const own = (await oneOpen()).map(
      ([who, viewer]) => [`proposals_${who}`, viewer] as const,
    );
    for (const [order, index] of [
      ['changed', 'changed'],
      ['idle', 'open'],
      ['priciest', 'monthly'],
    ] as const)
      for (const [whose, viewer] of [all, ...own]) {
        // All rows come after it.
        const at = new Date(order === 'changed' ? '2030-01-01' : LAST.at);
        const page = { after: { ...LAST, at }, limit: 20, now: api.clock.now() };
        const plan = await planOf(sql`${listVisible(api.db, viewer, { order }, page)}`);
        expect(plan).toMatch(new RegExp(`${whose}_${index} [^]*Index Cond: [^]*ROW\\(`));
        expect(plan).not.toContain('Sort');
      }
  });

  it('an index gives each order within a state', async () => {
    const own = await oneOpen();
    for (const [order, index] of [
      ['changed', 'changed'],
      ['idle', 'changed'],
      ['priciest', 'monthly'],
    ] as const)
      for (const [who, viewer] of own) {
        const filters = { order, state: 'em_analise' } as const;
        // All rows come after it.
        const at = order === 'idle' ? LAST.at : new Date('2030-01-01');
        const page = { after: { ...LAST, at }, limit: 20, now: api.clock.now() };
        const plan = await planOf(sql`${listVisible(api.db, viewer, filters, page)}`);
        expect(plan).toMatch(
          new RegExp(`proposals_${who}_state_${index} [^]*Index Cond: [^]*ROW\\(`),
        );
        expect(plan).not.toContain('Sort');
      }
  });
});
