import { handovers } from '../../../tables';
import { type TestApi } from '../../../testing/api';
import {
  handOver,
  payContract,
  signedContract,
} from '../../contracts/testing/signed-contract';

/** A customer who got the car now, with 12 km on it. */
export async function driving(api: TestApi) {
  const signed = await signedContract(api);
  await payContract(api, signed.contract.id);
  await handOver(api, signed.proposalId);
  await api.db.insert(handovers).values({
    contractId: signed.contract.id,
    odometerKm: 12,
    handedAt: api.clock.now(),
  });
  return { ...signed, id: signed.contract.id };
}
