import { type ContractSummary } from '@site/api-contract';
import { type IsoDate } from '@site/api-contract/brazil';
import { isSlotPast } from '@site/api-contract/sales';

/** The booked day of the return, if it is today or later; else null. */
export function bookedReturn(
  { state, carReturn }: Pick<ContractSummary, 'state' | 'carReturn'>,
  today: IsoDate,
) {
  const slot = carReturn?.slot;
  if (state !== 'ativa' || !slot) return null;
  return isSlotPast(slot, today) ? null : slot;
}
