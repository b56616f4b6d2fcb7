import { type Offer } from '@site/api-contract/pricing';
import { useDebouncedValue } from '@site/simulator';
import { filtersCopy } from './filters.copy';

const ANNOUNCE_AFTER_MS = 600;

/** Tells who does not see the list how many cars it has, once a change is over. */
export function OffersAnnounced({ shown }: { shown?: readonly Offer[] }) {
  const sentence = shown
    ? filtersCopy.announced(shown.map(({ monthly }) => monthly))
    : '';
  const announced = useDebouncedValue(sentence, ANNOUNCE_AFTER_MS);
  return (
    <p className="vh" role="status">
      {announced}
    </p>
  );
}
