import { type ContractSummary } from '@site/contracts';
import { type IsoDate } from '@site/contracts/brazil';
import { isSlotPast } from '@site/contracts/states';

/** The day on which the car goes back, from today on; null where none was chosen. */
export function bookedReturn(
  { state, carReturn }: Pick<ContractSummary, 'state' | 'carReturn'>,
  today: IsoDate,
) {
  const slot = carReturn?.slot;
  if (state !== 'ativa' || !slot) return null;
  return isSlotPast(slot, today) ? null : slot;
}
