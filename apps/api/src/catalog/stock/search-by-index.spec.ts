import { sql } from 'drizzle-orm';
import { testApi } from '../../testing/api';
import { planOf } from '../../testing/plan-of';
import { hasWord } from './stock-list.repository';

const api = testApi();

it.each(['contracts_words', 'cars_chassis_words'])(
  'a search of the stock asks an index: %s',
  async (index) => {
    const query = sql`select 1
      from (select 1 as version_id, '' as paint_slug, null::uuid as contract_id) held
      where ${hasWord('vt004251')}`;
    expect(await planOf(api.db, query)).toContain(index);
  },
);
