import { sql } from 'drizzle-orm';
import { foundBy } from '../../contracts/contracts/list/contract-search.repository';
import { requestsFoundBy } from '../../driving/service-requests/service-requests.repository';
import { peopleFoundBy } from '../../identity/accounts/people-search';
import { testApi } from '../../testing/api';
import { planOf } from '../../testing/plan-of';
import { customersFoundBy } from './found-customers';

const api = testApi();

describe('an index', () => {
  it.each(['users_customer_name', 'users_document_key', 'users_email', 'users_phone'])(
    'finds people: %s',
    async (index) => {
      const query = sql`select 1 from users
        where id = any(array(${peopleFoundBy('41998765432')}))`;
      expect(await planOf(api.db, query)).toContain(index);
    },
  );

  it('finds customers by the code of a simulation', async () => {
    const query = sql`select 1 from users
      where id = any(array(${customersFoundBy('RD-7K2M-48')}))`;
    expect(await planOf(api.db, query)).toContain('simulations_code_key');
  });

  it.each(['service_requests_words', 'service_requests_contract', 'cars_plate_key'])(
    'finds requests: %s',
    async (index) => {
      const query = sql`select 1 from service_requests
        where ${requestsFoundBy('S-2611-0487')}`;
      expect(await planOf(api.db, query)).toContain(index);
    },
  );

  it.each(['contracts_words', 'contracts_user', 'cars_plate_key'])(
    'finds contracts: %s',
    async (index) => {
      const query = sql`select 1 from contracts where ${foundBy(sql`contracts.id`, 'ana')}`;
      expect(await planOf(api.db, query)).toContain(index);
    },
  );
});
