import { eq } from 'drizzle-orm';
import { addDays, DAY_MS, saoPauloDay } from '@site/api-contract/brazil';
import { proposalFollowUps } from '../../sales/proposals/follow-ups.table';
import { proposals } from '../../sales/proposals/proposals.table';
import { testApi } from '../../testing/api';
import { deliveries, deliveryMilestones } from './deliveries.table';
import { dueHandovers } from './due-handovers';
import {
  HOME,
  moveTo,
  paidContract,
  setStock,
  signedContract,
} from './testing/signed-contract';

const api = testApi();

/** Task, contract and day of each car, of at most `most` booked ones. */
async function due(most: number) {
  const viewer = { kind: 'dealer', id: '', dealershipId: String(HOME) } as const;
  const query = { most, now: api.clock.now() };
  const items = await dueHandovers(api.db, viewer, query);
  return items.map((item) => [item.task, item.id, item.until]);
}

it('a handover of today stands however many cars wait for their customers', async () => {
  await setStock(api, { [HOME]: 9 });
  // Their customers chose no day yet, so these three are not late.
  for (const _ of [1, 2, 3]) await paidContract(api);
  api.clock.advance(60 * DAY_MS);
  const { id } = await paidContract(api);
  const slotOn = saoPauloDay(api.clock.now());
  await api.db
    .update(deliveries)
    .set({ slotOn, slotAt: '10:00', slotPlace: 1 })
    .where(eq(deliveries.contractId, id));
  expect(await due(3)).toEqual([['handover', id, slotOn]]);
});

it('a car whose first payment came late is late from the day that moved with it', async () => {
  // It comes from the factory.
  await setStock(api, {});
  const { id, proposalId } = await signedContract(api);
  api.clock.advance(10 * DAY_MS); // nine days after the first due day
  await moveTo(api, proposalId, 'pagamento_confirmado', 'system');
  api.clock.advance(90 * DAY_MS);
  const [row] = await api.db.select().from(deliveries);
  if (!row) throw new Error('The contract has a delivery');
  expect(await due(3)).toEqual([['late-car', id, addDays(row.promisedOn, 9)]]);
});

it('a car that came after its promised day stays late once it is ready, whatever step is planned', async () => {
  await setStock(api, {});
  const { id, proposalId } = await paidContract(api);
  api.clock.advance(100 * DAY_MS);
  const noted = { contractId: id, notedAt: api.clock.now() };
  const onDay = saoPauloDay(noted.notedAt);
  for (const kind of ['na_loja', 'emplacado', 'pronto'] as const)
    await api.db.insert(deliveryMilestones).values({ ...noted, kind, onDay });
  const [row] = await api.db.select().from(deliveries);
  if (!row) throw new Error('The contract has a delivery');
  const late = [['late-car', id, row.promisedOn]];
  expect(await due(3)).toEqual(late);
  await api.db
    .update(proposals)
    .set({ dealershipId: HOME })
    .where(eq(proposals.id, proposalId));
  const step = { nextStep: 'Ligar', nextDay: addDays(onDay, 9) };
  await api.db.insert(proposalFollowUps).values({ proposalId, revision: 1, ...step });
  expect(await due(3)).toEqual(late);
});
