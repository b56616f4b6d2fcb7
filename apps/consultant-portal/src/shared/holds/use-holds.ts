import { useListHoldsQuery } from '@site/api-client';
import { type HeldQueue, type Hold } from '@site/api-contract';
import { useRight } from '../rights';

/** The stream tells of no hold that ends by the clock, so they are read again, too. */
const LOOK_MS = 60_000;

/** All holds of the queues that the viewer's rights open; none until they are read. */
export function useHolds() {
  const mayRead = [useRight('analysis'), useRight('leads')].includes(true);
  const { data } = useListHoldsQuery(undefined, {
    skip: !mayRead,
    pollingInterval: LOOK_MS,
  });
  return {
    of: (queue: HeldQueue, id: string): Hold | undefined =>
      data?.items.find((hold) => hold.queue === queue && hold.id === id),
  };
}
