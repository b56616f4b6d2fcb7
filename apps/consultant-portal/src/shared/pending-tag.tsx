import { isPending, Tag, useDelayedActs } from '@site/ui';
import { undoableCopy as copy } from './undoable.copy';

/** In a queue: what was decided about this one waits to be sent. */
export function PendingTag({ actId }: { actId: string }) {
  const acts = useDelayedActs();
  return isPending(acts.of(actId)) && <Tag tone="info">{copy.tag}</Tag>;
}
