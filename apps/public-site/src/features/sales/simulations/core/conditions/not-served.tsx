import { useGetAreaSupportQuery } from '@site/api-client';
import { type Place } from '@site/api-contract';
import { notServedText } from '@site/api-contract/brazil';
import { degrees } from '@site/simulator';
import { DeliverAtButton } from './deliver-at-button';
import { startsAnew } from './not-served.copy';

export type NotServedProps = {
  place: Place;
  /** Code of the simulation of that place, which going on elsewhere leaves as it is. */
  kept?: string | undefined;
  onPlace: (place: Place) => void;
};

/**
 * The place is beyond every dealership: said plainly, with the nearest one a click away.
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
