import { type Place } from '@site/api-contract';
import { placeOf } from '@site/simulator';
import { deliverAt } from './not-served.copy';

type Props = { place: Place; onPlace: (place: Place) => void };

/** Continues with the nearest place that has deliveries. */
export function DeliverAtButton({ place, onPlace }: Props) {
  return (
    <button type="button" className="link" onClick={() => onPlace(placeOf(place))}>
      {deliverAt(place.city)}
    </button>
  );
}
