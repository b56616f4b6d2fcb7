import { type Dealership } from '@site/api-contract';
import { formatPhone } from '@site/api-contract/brazil';
import { ArrowRightIcon, phoneHref, PhoneIcon } from '@site/ui';
import { storesCopy as copy } from './stores.copy';

type Store = Dealership & { distanceKm?: number | undefined };

/** Stores with address, phone and a link to the route. */
export function StoreList({ stores }: { stores: readonly Store[] }) {
  return (
    <ul className="stores-list">
      {stores.map((store) => (
        <StoreItem key={store.id} store={store} />
      ))}
    </ul>
  );
}

function StoreItem({
  store: { name, address, city, state, phone, distanceKm },
}: {
  store: Store;
}) {
  const destination = encodeURIComponent(`${name}, ${address}, ${city}, ${state}`);
  return (
    <li>
      <h3>{name}</h3>
      {distanceKm !== undefined && (
        <p className="stores-distance">{copy.distance(distanceKm)}</p>
      )}
      <address>
        {address}
        <br />
        {city}, {state}
      </address>
      <p className="stores-actions">
        <a className="action" href={phoneHref(phone)}>
          <PhoneIcon aria-hidden="true" />
          <span className="vh">{copy.phoneOf(name)}</span> {formatPhone(phone)}
        </a>
        <a
          className="action"
          href={`https://www.google.com/maps/dir/?api=1&destination=${destination}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          <ArrowRightIcon aria-hidden="true" /> {copy.route}
          <span className="vh">{copy.routeOf(name)}</span>
        </a>
      </p>
    </li>
  );
}
