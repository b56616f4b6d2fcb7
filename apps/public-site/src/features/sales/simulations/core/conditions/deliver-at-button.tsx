import { type Place } from '@site/api-contract';
import { placeOf } from '@site/simulator';
import { deliverAt } from './not-served.copy';

type Props = { place: Place; onPlace: (place: Place) => void };

/** Goes on with the nearest place that is served, without what else is known of it. */
export function DeliverAtButton({ place, onPlace }: Props) {
  return (
    <button type="button" className="link" onClick={() => onPlace(placeOf(place))}>
      {deliverAt(place.city)}
    </button>
  );
}
