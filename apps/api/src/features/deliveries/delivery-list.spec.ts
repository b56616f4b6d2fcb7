import { addDeliveryMilestone, listDeliveries } from '@site/contracts';
import { DAY_MS } from '@site/contracts/brazil';
import { testApi } from '../../testing/api';
import { countQueries } from '../../testing/count-queries';
import { HOME, paidContract, setStock } from './testing/signed-contract';

const api = testApi();
beforeEach(() => setStock(api, { [HOME]: 3 }));

it('the deliveries of a dealership are asked for as often for many as for one, each with its own road', async () => {
  const list = async () => {
    const staff = await api.asRole('DEALER', { dealershipId: HOME });
    const { answer, queries } = await countQueries(api.db, () =>
      staff.send(listDeliveries, {}),
    );
    const shown = answer.data.items.map(({ id, milestones }) => [
      id,
      milestones.filter(({ onDay }) => onDay !== null).map(({ kind }) => kind),
    ]);
    return { shown, queries };
  };
  const { id: first } = await paidContract(api);
  const { queries } = await list();
  api.clock.advance(DAY_MS);
  const { id: second } = await paidContract(api);
  api.clock.advance(DAY_MS);
  const { id: third } = await paidContract(api);
  const staff = await api.asRole('DEALER', { dealershipId: HOME });
  await staff.send(addDeliveryMilestone, {
    params: { id: second },
    body: { kind: 'faturado', onDay: '2026-11-25' },
  });
  expect(await list()).toEqual({
    shown: [
      [first, []],
      [second, ['faturado']],
      [third, []],
    ],
    queries,
  });
});
