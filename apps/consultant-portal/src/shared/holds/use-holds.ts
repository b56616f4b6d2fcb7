import { useDispatch } from 'react-redux';
import { api, useListHoldsQuery } from '@site/api-client';
import { type Hold } from '@site/api-contract';
import { useWhileVisible } from '@site/ui/shared-cart';
import { useRight } from '../rights';

const LOOK_MS = 60_000;

/** Reads who has what, which only consultants with a queue may. */
function useMayRead(): boolean {
  return [useRight('analysis'), useRight('leads')].includes(true);
}

/**
 * The hold of one item; undefined while nobody has it, and until the holds are read. A
 * row that shows it renders again only when this hold changes.
 */
export function useHoldOf({ queue, id }: Pick<Hold, 'queue' | 'id'>): Hold | undefined {
  const mayRead = useMayRead();
  const { hold } = useListHoldsQuery(undefined, {
    skip: !mayRead,
    selectFromResult: ({ data }) => ({
      hold: data?.items.find((one) => one.queue === queue && one.id === id),
    }),
  });
  return hold;
}

/**
 * Tells of an item of any queue whether a colleague has it; undefined until the holds are
 * read.
 */
export function useHasColleague() {
  const { data } = useListHoldsQuery(undefined, { skip: !useMayRead() });
  return (
    data &&
    (({ queue, id }: { queue: string; id: string }) =>
      data.items.some((hold) => !hold.isMine && hold.queue === queue && hold.id === id))
  );
}

/**
 * Reads the shown holds again every minute while the portal is visible: the stream of
 * changes tells of none that ends by the clock.
 */
export function useFreshHolds(): void {
  const dispatch = useDispatch();
  useWhileVisible(() => dispatch(api.util.invalidateTags(['Holds'])), LOOK_MS);
}
