import { type SQL, sql } from 'drizzle-orm';
import { rowsOf } from '../../platform/data/database';
import { behind } from '../../platform/http/paging';
import { leads, proposals } from '../../tables';
import { testApi } from '../../testing/api';
import { matching } from '../leads/lead-filters.repository';
import { filtered, isInOpenState, visibleTo } from './proposal-filters.repository';
import { listVisible } from './proposals.repository';

const api = testApi();
const CONSULTANT = { id: '', signInId: '', kind: 'consultant' } as const;
const LAST = { at: new Date('2026-01-01'), id: '11111111-1111-4111-8111-111111111111' };

/** How PostgreSQL would read what a list asks for. */
async function planOf(query: SQL): Promise<string> {
  const plan = await api.db.transaction(async (tx) => {
    // Tables as small as these are read whole and sorted; those of a year are not.
    await tx.execute(sql`set local enable_seqscan = off`);
    await tx.execute(sql`set local enable_sort = off`);
    return rowsOf<Record<string, string>>(tx, sql`explain ${query}`);
  });
  return plan.flatMap((row) => Object.values(row)).join('\n');
}

const proposalsWith = (search: string) =>
  sql`select 1 from proposals where ${filtered(CONSULTANT, { search }, api.clock.now())}`;
const leadsWith = (search: string) =>
  sql`select 1 from leads where ${matching({ search })}`;

const DEALER = { ...CONSULTANT, kind: 'dealer', dealershipId: '5' } as const;
const SELLER = { ...CONSULTANT, kind: 'seller', id: LAST.id } as const;

describe('a list asks an index', () => {
  it.each(['users_customer_name', 'users_document_key', 'proposals_words'])(
    'of a search for proposals: %s',
    async (index) => {
      expect(await planOf(proposalsWith('ana souza'))).toContain(index);
    },
  );

  it.each(['ana souza', 'ana@exemplo.test', '(41) 99876-5432'])(
    'of a search for leads: %s',
    async (search) => {
      expect(await planOf(leadsWith(search))).toContain('leads_words');
    },
  );

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

  it('for the ages of open proposals', async () => {
    for (const [who, viewer] of [
      ['dealership', DEALER],
      ['seller', SELLER],
    ] as const)
      expect(
        await planOf(sql`select state, created_at from proposals
          where ${visibleTo(viewer)} and ${isInOpenState}`),
      ).toContain(`proposals_${who}_open`);
  });

  it.each([
    ['changed', 'changed'],
    ['idle', 'open'],
    ['priciest', 'monthly'],
  ] as const)('for each order of proposals: %s', async (order, index) => {
    for (const [who, viewer] of [
      ['dealership', DEALER],
      ['seller', SELLER],
    ] as const) {
      const page = { after: LAST, limit: 20, now: api.clock.now() };
      const query = listVisible(api.db, viewer, { order }, page);
      const plan = await planOf(sql`${query}`);
      expect(plan).toMatch(
        new RegExp(`proposals_${who}_${index}[^]*Index Cond: [^]*ROW\\(`),
      );
      expect(plan).not.toContain('Sort');
    }
  });
});
