import { type ReactNode } from 'react';
import { useGetReservationQuery } from '@site/api-client';
import { PRODUCT } from '@site/api-contract';
import { formatDate } from '@site/api-contract/brazil';
import { type Offer } from '@site/api-contract/pricing';
import { RESERVATION_PATH } from '@site/api-contract/site-paths';
import { SiteLink, useHydrated } from '@site/ui';
import { queueCopy as copy } from './queue-way.copy';

/** Into the queue of a car, or on to its choices for whose turn it is. */
export function QueueWay({ offer, way }: { offer: Offer; way: ReactNode }) {
  const { name } = offer.model;
  const { data: place } = useGetReservationQuery(
    { params: { product: PRODUCT } },
    { skip: !useHydrated() },
  );
  const until =
    place?.state === 'called' && place.model === name ? place.calledUntil : null;
  return until === null ? (
    <SiteLink className="link" to={RESERVATION_PATH}>
      {copy.joinQueue(name)}
    </SiteLink>
  ) : (
    <span className="offer-turn">
      <small>{copy.turn(formatDate(until))}</small>
      {way}
    </span>
  );
}
