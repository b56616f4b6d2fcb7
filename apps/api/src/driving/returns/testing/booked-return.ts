import {
  HOME,
  signedContract,
} from '../../../contracts/deliveries/testing/signed-contract';
import { type TestApi } from '../../../testing/api';
import { returns } from '../returns.table';

/**
 * A booked return in the list of its dealership; at 09:00 unless another time is given.
 */
export async function bookedReturn(
  api: TestApi,
  columns: Partial<typeof returns.$inferInsert>,
) {
  const { id: contractId } = await signedContract(api);
  const now = api.clock.now();
  const slot = columns.slotOn ? { slotAt: '09:00', slotPlace: 1 } : {};
  const row = {
    ...slot,
    contractId,
    kind: 'antecipada' as const,
    dealershipId: HOME,
    exitCentavos: 0,
    askedAt: now,
    updatedAt: now,
    ...columns,
  };
  await api.db.insert(returns).values(row);
  return row;
}
