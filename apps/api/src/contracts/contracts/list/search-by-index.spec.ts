import { sql } from 'drizzle-orm';
import { behind } from '#platform/http/paging';
import { testApi } from '../../../testing/api';
import { planOf } from '../../../testing/plan-of';
import { contracts } from '../contracts.table';
import { filtered } from './customer-contracts.repository';

const api = testApi();
const LAST = { at: new Date('2026-01-01'), id: '11111111-1111-4111-8111-111111111111' };

describe('the list of contracts asks an index', () => {
  it.each([
    'contracts_words',
    'proposals_words',
    'users_customer_name',
    'users_document_key',
    'users_email',
    'users_phone',
    'cars_plate_key',
  ])('of a search: %s', async (index) => {
    const query = sql`select 1 from contracts
      where ${filtered(api.db, { search: '41998765432' }, '2026-11-23')}`;
    expect(await planOf(api.db, query)).toContain(index);
  });

  it('where its last page begins', async () => {
    const { signedAt, id } = contracts;
    const older = behind({ at: signedAt, id }, LAST, 'newest');
    const page = sql`select 1 from contracts where ${older}
      order by ${signedAt} desc, ${id} desc limit 21`;
    expect(await planOf(api.db, page)).toMatch(/contracts_newest[^]*Index Cond: \(ROW\(/);
  });
});
