import { addDeliveryMilestone, listDeliveries } from '@site/api-contract';
import { DAY_MS } from '@site/api-contract/brazil';
import { testApi } from '../../testing/api';
import { countQueries } from '../../testing/count-queries';
import { handovers } from './handovers.table';
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

it('delivered cars begin with the last one, page by page', async () => {
  const ids: string[] = [];
  for (const iso of ['2026-11-22', '2026-11-20', '2026-11-21']) {
    const { id } = await paidContract(api);
    const handedAt = new Date(`${iso}T13:00:00Z`);
    await api.db.insert(handovers).values({ contractId: id, odometerKm: 5, handedAt });
    ids.push(id);
  }
  const staff = await api.asRole('SELLER', { dealershipId: HOME });
  const page = async (cursor?: string) =>
    (
      await staff.send(listDeliveries, {
        query: { stage: 'handed-over', limit: '2', cursor },
      })
    ).data;
  const first = await page();
  const second = await page(first.nextCursor ?? '');
  const shown = [...first.items, ...second.items].map(({ id }) => id);
  expect(shown).toEqual([ids[0], ids[2], ids[1]]);
  expect(second.nextCursor).toBeNull();
});
