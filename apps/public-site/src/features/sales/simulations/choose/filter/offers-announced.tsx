import { type Offer } from '@site/api-contract/pricing';
import { useDebouncedValue } from '@site/simulator';
import { filtersCopy } from './filters.copy';

const ANNOUNCE_AFTER_MS = 600;

/** Announces the number of cars to screen readers after each change. */
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
