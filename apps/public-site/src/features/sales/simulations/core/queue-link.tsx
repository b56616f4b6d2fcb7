import { type ReactNode } from 'react';
import { useGetReservationQuery } from '@site/api-client';
import { PRODUCT } from '@site/api-contract';
import { formatDate } from '@site/api-contract/brazil';
import { type Offer } from '@site/api-contract/pricing';
import { RESERVATION_PATH } from '@site/api-contract/site-paths';
import { SiteLink, useHydrated } from '@site/ui';
import { queueLinkCopy as copy } from './queue-link.copy';

/**
 * Links to the queue of a car, or to the configurator when the visitor's place was
 * called.
 */
export function QueueLink({
  offer,
  className,
  configureLink,
}: {
  offer: Offer;
  className: string;
  configureLink: ReactNode;
}) {
  const { name } = offer.model;
  const { data: place } = useGetReservationQuery(
    { params: { product: PRODUCT } },
    { skip: !useHydrated() },
  );
  const until =
    place?.state === 'called' && place.model === name ? place.calledUntil : null;
  return until === null ? (
    <SiteLink className={className} to={RESERVATION_PATH}>
      {copy.joinQueue(name)}
    </SiteLink>
  ) : (
    <span className="offer-turn">
      <small>{copy.turn(formatDate(until))}</small>
      {configureLink}
    </span>
  );
}
