import { type HeldQueue } from '@site/api-contract';
import { Tag } from '@site/ui';
import { holdsCopy as copy } from './holds.copy';
import { useHoldOf } from './use-holds';

type HoldTagProps = { queue: HeldQueue; id: string };

/** In a list, after its text: a colleague has this item. */
export function HoldTag({ queue, id }: HoldTagProps) {
  const hold = useHoldOf({ queue, id });
  if (hold?.isMine !== false) return null;
  return (
    <>
      {' '}
      <Tag tone="info">{copy.with(hold.name)}</Tag>
    </>
  );
}
