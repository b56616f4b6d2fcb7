import { useSelector } from 'react-redux';
import { useGetDealershipTodayCountQuery } from '@site/api-client';
import { formatCount } from '@site/api-contract/brazil';
import { selectViewer } from '@site/auth';
import { PlacesMenu } from '@site/ui/places';
import { placesFor } from './places';
import { shellCopy as copy } from './shell.copy';

/** The places of the portal; 'Hoje' shows how much is due. */
export function PortalMenu() {
  const { kind } = useSelector(selectViewer);
  const { data } = useGetDealershipTodayCountQuery();
  const due = data?.due ?? 0;
  const figure = due === 0 ? '' : `${formatCount(due)}${data?.hasMore ? '+' : ''}`;
  const places = placesFor(kind).map((place) =>
    place.label === copy.today ? { ...place, figure } : place,
  );
  return <PlacesMenu name={copy.places} places={places} />;
}
