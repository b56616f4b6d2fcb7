import { useGetAreaSupportQuery } from '@site/api-client';
import { type Place } from '@site/contracts';
import { notServedText } from '@site/contracts/brazil';
import { degrees } from '@site/simulator';
import { DeliverAtButton } from './deliver-at-button';

export type NotServedProps = { place: Place; onPlace: (place: Place) => void };

/**
 * The place is beyond every dealership: said plainly, with the nearest one a click away.
 */
export function NotServed({ place, onPlace }: NotServedProps) {
  const { data } = useGetAreaSupportQuery({
    params: { lat: degrees(place.latitude), lng: degrees(place.longitude) },
  });
  const nearest = data?.nearest;
  return (
    <p className="notice notice--warn not-served" role="alert">
      <span>{notServedText(`em ${place.city}`, nearest ?? null)}</span>
      {nearest && <DeliverAtButton place={nearest} onPlace={onPlace} />}
    </p>
  );
}
