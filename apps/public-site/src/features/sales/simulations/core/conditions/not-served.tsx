import { useGetAreaSupportQuery } from '@site/api-client';
import { type Place } from '@site/api-contract';
import { notServedText } from '@site/api-contract/brazil';
import { degrees } from '@site/simulator';
import { DeliverAtButton } from './deliver-at-button';
import { startsAnew } from './not-served.copy';

export type NotServedProps = {
  place: Place;
  /**
   * Code of a saved simulation at this place, which does not change when the visitor
   * continues elsewhere.
   */
  kept?: string | undefined;
  onPlace: (place: Place) => void;
};

/**
 * Says that no dealership delivers to the place, and offers the nearest place that has
 * one.
 */
export function NotServed({ place, kept, onPlace }: NotServedProps) {
  const { data } = useGetAreaSupportQuery({
    params: { lat: degrees(place.latitude), lng: degrees(place.longitude) },
  });
  const nearest = data?.nearest;
  return (
    <p className="notice notice--warn not-served" role="alert">
      <span>
        {notServedText(`em ${place.city}`, nearest ?? null)}
        {nearest && kept && ` ${startsAnew(kept, nearest.city)}`}
      </span>
      {nearest && <DeliverAtButton place={nearest} onPlace={onPlace} />}
    </p>
  );
}
