import { eq } from 'drizzle-orm';
import { listProposals } from '@site/api-contract';
import { testApi } from '../../../testing/api';
import { type TestClient } from '../../../testing/client';
import { proposals } from '../proposals.table';
import { readyCustomer, sentProposal } from '../testing/ready-customer';

const api = testApi();

type Changes = Partial<typeof proposals.$inferInsert>;
type Order = 'newest' | 'oldest' | 'changed' | 'idle' | 'priciest';

/** Proposals of one seller, in the order of their creation; the first one is over. */
async function fourOfASeller() {
  const seller = await api.asRole('SELLER', {
    dealershipId: 5,
    originAssistedSale: 'PAULISTA-01',
  });
  const customer = await readyCustomer(api);
  const ids: string[] = [];
  const put = async (changedAt: string, changes: Changes) => {
    const { id } = await sentProposal(customer, { link: 'vendaassistida=PAULISTA-01' });
    await api.db
      .update(proposals)
      .set({ updatedAt: new Date(changedAt), ...changes })
      .where(eq(proposals.id, id));
    ids.push(id);
    api.clock.advance(1000);
  };
  await put('2026-09-01', { state: 'cancelada', monthlyCentavos: 200_000 });
  await put('2026-11-20', { monthlyCentavos: 100_000 });
  await put('2026-11-10', { monthlyCentavos: 300_000 });
  await put('2026-11-20', { monthlyCentavos: 100_000 });
  return { seller, dealer: await api.asRole('DEALER', { dealershipId: 5 }), ids };
}

/** A whole list, two at a time, with its count. */
async function paged(who: TestClient, query: { order: Order; state?: 'cancelada' }) {
  const seen: string[] = [];
  let total = 0;
  let cursor: string | null = '';
  do {
    const page: Awaited<ReturnType<typeof read>> = await read(who, { ...query, cursor });
    seen.push(...page.items.map(({ id }) => id));
    ({ total, nextCursor: cursor } = page);
  } while (cursor);
  return { seen, total };
}

const read = async (
  who: TestClient,
  { cursor, ...query }: { order: Order; state?: 'cancelada'; cursor: string },
) => (await who.send(listProposals, { query: { ...query, limit: '2', cursor } })).data;

describe('the list of proposals goes page by page', () => {
  it.each<[Order, number[][]]>([
    ['newest', [[3], [2], [1], [0]]],
    ['oldest', [[0], [1], [2], [3]]],
    ['changed', [[1, 3], [2], [0]]],
    ['priciest', [[2], [0], [1, 3]]],
    // A proposal that is over waits for nobody.
    ['idle', [[2], [1, 3]]],
  ])('in the order %s, for dealer and seller', async (order, expected) => {
    const { dealer, seller, ids } = await fourOfASeller();
    for (const who of [dealer, seller]) {
      const { seen, total } = await paged(who, { order });
      let from = 0;
      // Equal ones are ordered by their id.
      for (const group of expected) {
        const part = seen.slice(from, (from += group.length));
        expect(part.toSorted()).toEqual(group.map((at) => ids[at]).toSorted());
      }
      expect(seen.length).toEqual(from);
      expect(total).toEqual(from);
    }
  });

  it('with those that are over where their state is asked for', async () => {
    const { dealer, ids } = await fourOfASeller();
    expect(await paged(dealer, { order: 'idle', state: 'cancelada' })).toEqual({
      seen: [ids[0]],
      total: 1,
    });
  });
});
