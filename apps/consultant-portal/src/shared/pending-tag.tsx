import { isPending, Tag, TO_SEND, useDelayedActs } from '@site/ui';

/** In a queue: a decision about this row waits to be sent. */
export function PendingTag({ actId }: { actId: string }) {
  const acts = useDelayedActs();
  return isPending(acts.of(actId)) && <Tag tone="info">{TO_SEND}</Tag>;
}
