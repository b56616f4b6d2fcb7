import { type PurchaseState } from '@site/api-contract/contracts';
import { PURCHASE_LABELS } from '@site/api-contract/driving';
import { Tag } from '@site/ui';

/** The state of a purchase in the words for consultants. */
export function PurchaseTag({ state }: { state: PurchaseState | null }) {
  if (state === null) return null;
  const { staff, tone } = PURCHASE_LABELS[state];
  return <Tag tone={tone}>{staff}</Tag>;
}
