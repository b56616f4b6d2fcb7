import { type DeliveryItem } from '@site/api-contract';
import { MILESTONE_LABELS } from '@site/api-contract/contracts';
import { Tag } from '@site/ui';
import { deliveriesCopy as copy } from './deliveries.copy';

/**
 * The dealership's next step in a delivery: a milestone, the handover, or that it is
 * done.
 */
export function nextStepOf({ milestones, handedOverAt }: DeliveryItem) {
  if (handedOverAt) return <Tag tone="ok">{copy.handedOver}</Tag>;
  const next = milestones.find(({ onDay }) => onDay === null);
  return next ? MILESTONE_LABELS[next.kind] : <Tag tone="info">{copy.handOver}</Tag>;
}
