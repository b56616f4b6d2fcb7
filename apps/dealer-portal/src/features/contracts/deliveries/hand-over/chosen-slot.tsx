import { type DeliveryItem } from '@site/api-contract';
import { saoPauloDay } from '@site/api-contract/brazil';
import { isSlotPast } from '@site/api-contract/sales';
import { useSiteActions } from '@site/shell';
import { deliveriesCopy as copy } from '../deliveries.copy';

/** Whether the chosen day of the handover has passed without a handover. */
export function useIsMissed({ slot, handedOverAt }: DeliveryItem): boolean {
  const { now } = useSiteActions();
  return slot !== null && !handedOverAt && isSlotPast(slot, saoPauloDay(new Date(now())));
}

/** The chosen day and hour, in the past tense when they were missed. */
export function ChosenSlot({ delivery }: { delivery: DeliveryItem }) {
  const { slot } = delivery;
  const isMissed = useIsMissed(delivery);
  if (!slot) return copy.noSlot;
  const at = copy.slot(slot.day, slot.time);
  return isMissed ? `${copy.facts.slotMissed} ${at}` : at;
}
