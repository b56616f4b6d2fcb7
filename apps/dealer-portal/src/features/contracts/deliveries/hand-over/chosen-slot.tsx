import { type DeliveryItem } from '@site/api-contract';
import { saoPauloDay } from '@site/api-contract/brazil';
import { isCalledOff } from '@site/api-contract/contracts';
import { isSlotPast } from '@site/api-contract/sales';
import { deadlineOf } from '@site/back-office/deadline';
import { useSiteActions } from '@site/shell';
import { Late } from '@site/ui/proposal';
import { deliveriesCopy as copy } from '../deliveries.copy';

/**
 * The chosen moment of a handover that did not happen on its day, as the overview says it;
 * null when none was missed.
 */
export function useMissedSlot(delivery: DeliveryItem): string | null {
  const now = new Date(useSiteActions().now());
  const { slot, handedOverAt } = delivery;
  if (!slot || handedOverAt || isCalledOff(delivery)) return null;
  if (!isSlotPast(slot, saoPauloDay(now))) return null;
  return deadlineOf({ until: slot.day, hour: slot.time }, now).text;
}

/** The chosen day and hour; marked when they were missed. */
export function ChosenSlot({ delivery }: { delivery: DeliveryItem }) {
  const { slot } = delivery;
  const missed = useMissedSlot(delivery);
  if (missed) return <Late>{missed}</Late>;
  return slot ? copy.slot(slot.day, slot.time) : copy.noSlot;
}
