import { listPurchases } from '@site/api-contract';
import { countQueries } from '../../testing/count-queries';
import { driving } from '../returns/testing/car-return';
import { insertPurchase } from './purchases.repository';
import { purchaseSteps } from './testing/purchase-steps';

const { api } = purchaseSteps();

/** A contract whose customer asks for an offer now. */
async function asked(): Promise<string> {
  const { id: contractId } = await driving(api);
  const now = api.clock.now();
  await insertPurchase(api.db, { contractId, before: null, now });
  return contractId;
}

it('the purchases that wait for consultants are asked for as often for many as for one, in their order', async () => {
  const list = async () => {
    const consultant = await api.asRole('CONSULTANT');
    const { answer, queries } = await countQueries(api.db, () =>
      consultant.send(listPurchases, {}),
    );
    return { ids: answer.data.items.map(({ id }) => id), queries };
  };
  const first = await asked();
  const { queries } = await list();
  api.clock.advance(60_000);
  const second = await asked();
  api.clock.advance(60_000);
  const third = await asked();
  expect(await list()).toEqual({ ids: [first, second, third], queries });
  const consultant = await api.asRole('CONSULTANT');
  const [, { contractNumber = '' } = {}] = (await consultant.send(listPurchases, {})).data
    .items;
  const query = { search: contractNumber };
  const found = (await consultant.send(listPurchases, { query })).data.items;
  expect(found.map(({ id }) => id)).toEqual([second]);
});
