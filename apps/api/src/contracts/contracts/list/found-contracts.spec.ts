import { sql } from 'drizzle-orm';
import { DAY_MS } from '@site/api-contract/brazil';
import { copiesOf } from '../../../sales/proposals/testing/copies-of';
import { testApi } from '../../../testing/api';
import { signedContract } from '../testing/signed-contract';
import { openContracts } from './found-contracts';

const api = testApi();

it('each customer’s own contracts are told, though another of the name has more than a hundred', async () => {
  const baker = await signedContract(api);
  api.clock.advance(13 * DAY_MS);
  const fleet = await signedContract(api);
  await copiesOf(api.db, fleet.proposalId, 120);
  // A copy is a proposal; its contract is one too, without a ledger.
  await api.db.execute(sql`
    insert into contracts select (jsonb_populate_record(c, jsonb_build_object(
      'id', gen_random_uuid(), 'number', p.number, 'proposal_id', p.id, 'file_hash', null))).*
    from contracts c, proposals p
    where c.id = ${fleet.contract.id} and p.user_id = c.user_id and p.id <> c.proposal_id`);
  const ids = [baker, fleet].map(({ customer }) => customer.userId);
  const openOf = await openContracts(api.db, ids, api.clock.now());
  expect(ids.map(openOf)).toEqual([
    { coming: 1, active: 0, daysLate: 12 },
    { coming: 121, active: 0, daysLate: 0 },
  ]);
});
