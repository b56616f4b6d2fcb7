import { type HeldQueue } from '@site/api-contract';
import { Tag } from '@site/ui';
import { holdsCopy as copy } from './holds.copy';
import { useHoldOf } from './use-holds';

type HoldTagProps = {
  queue: HeldQueue;
  id: string;
  /** The colleague whom the row names as the item's owner. */
  owner?: string | null;
};

/** In a list, after its text: a colleague who is not the owner has this item open. */
export function HoldTag({ queue, id, owner }: HoldTagProps) {
  const hold = useHoldOf({ queue, id });
  if (hold?.isMine !== false || hold.name === owner) return null;
  return (
    <>
      {' '}
      <Tag tone="info">{copy.sees(hold.name)}</Tag>
    </>
  );
}
