import { type DeliveryItem } from '@site/api-contract';
import { saoPauloDay } from '@site/api-contract/brazil';
import { isSlotPast } from '@site/api-contract/states';
import { useSiteActions } from '@site/shell';
import { deliveriesCopy as copy } from '../deliveries.copy';

/** Whether the car should have gone on the day that was chosen, and did not. */
export function useIsMissed({ slot, handedOverAt }: DeliveryItem): boolean {
  const { now } = useSiteActions();
  return slot !== null && !handedOverAt && isSlotPast(slot, saoPauloDay(new Date(now())));
}

/** Day and hour that were chosen, in the past where they were missed. */
export function ChosenSlot({ delivery }: { delivery: DeliveryItem }) {
  const { slot } = delivery;
  const isMissed = useIsMissed(delivery);
  if (!slot) return copy.noSlot;
  const at = copy.slot(slot.day, slot.time);
  return isMissed ? `${copy.facts.slotMissed} ${at}` : at;
}
