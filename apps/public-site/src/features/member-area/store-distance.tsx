import { formatDistance } from '@site/api-contract/brazil';
import { useStoresNear } from './use-stores-near';

/**
 * The distance between a dealership and the customer's address, in a line of its own. The
 * line keeps its height while the distance loads, and stays empty when it is unknown.
 */
export function StoreDistance({
  store: { name, city },
}: {
  store: { name: string; city?: string | undefined };
}) {
  const km = useStoresNear()?.find(
    (one) => one.name === name && one.city === city,
  )?.distanceKm;
  return (
    <span className="store-distance soft">
      {km === undefined ? '\u00a0' : `Fica a ${formatDistance(km)} do seu endereço.`}
    </span>
  );
}
