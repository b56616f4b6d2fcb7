import { type ContractSummary } from '@site/api-contract';
import { type IsoDate } from '@site/api-contract/brazil';
import { isSlotPast } from '@site/api-contract/states';

/** The day on which the car goes back, from today on; null where none was chosen. */
export function bookedReturn(
  { state, carReturn }: Pick<ContractSummary, 'state' | 'carReturn'>,
  today: IsoDate,
) {
  const slot = carReturn?.slot;
  if (state !== 'ativa' || !slot) return null;
  return isSlotPast(slot, today) ? null : slot;
}
