import { type BasketChoice } from '@site/api-contract';
import { DAY_MS } from '@site/api-contract/brazil';
import {
  handOver,
  payContract,
  signedContract,
  signedInAgain,
} from '../../../contracts/contracts/testing/signed-contract';
import { handovers } from '../../../contracts/deliveries/handovers.table';
import { type TestApi } from '../../../testing/api';
import { type TestClient } from '../../../testing/client';

/** A customer who got the car now, with 12 km on it: Aroeira, 36 months, 1,000 km. */
export async function driving(api: TestApi, choice: Partial<BasketChoice> = {}) {
  const signed = await signedContract(api, { choice });
  await payContract(api, signed.contract.id);
  await handOver(api, signed.proposalId);
  await api.db.insert(handovers).values({
    contractId: signed.contract.id,
    odometerKm: 12,
    handedAt: api.clock.now(),
  });
  return { ...signed, id: signed.contract.id };
}

/** Moves the clock by some days; gives a session of that day. */
export async function later(
  api: TestApi,
  days: number,
  customer: TestClient & { userId: string },
): Promise<void> {
  api.clock.advance(days * DAY_MS);
  await signedInAgain(api, customer);
}
