import { eq } from 'drizzle-orm';
import {
  type DealershipItem,
  getDealershipToday,
  getDealershipTodayCount,
} from '@site/api-contract';
import { deliveries } from '../../../contracts/deliveries/deliveries.table';
import {
  HOME,
  paidContract,
} from '../../../contracts/deliveries/testing/signed-contract';
import { type TestApi } from '../../../testing/api';
import { type TestClient } from '../../../testing/client';

export const dayOf = async (who: TestClient) =>
  (await who.send(getDealershipToday, {})).data;
export const countOf = async (who: TestClient) =>
  (await who.send(getDealershipTodayCount, {})).data;

/** Task, day and hour of each item. */
export const outline = (items: DealershipItem[] = []) =>
  items.map(({ task, until, hour }) => [task, until, hour]);
/** The outline of what is due. */
export const shown = async (who: TestClient) => outline((await dayOf(who)).items);
/** The outline of the customers whose last day is still to come. */
export const toRemind = async (who: TestClient) =>
  outline((await dayOf(who)).toRemind?.items);

export const slot = (slotOn: string, slotAt: string) => ({
  slotOn,
  slotAt,
  slotPlace: 1,
});

export const dealerOf = (api: TestApi, dealershipId = HOME) =>
  api.asRole('DEALER', { dealershipId });

/** A car that waits for its handover, with these facts of its delivery. */
export async function waitingCar(
  api: TestApi,
  columns: Partial<typeof deliveries.$inferInsert>,
) {
  const { id, proposalId } = await paidContract(api);
  await api.db
    .update(deliveries)
    .set({ contractId: id, ...columns })
    .where(eq(deliveries.contractId, id));
  return { id, proposalId };
}
