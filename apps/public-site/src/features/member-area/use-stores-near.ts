import {
  dealershipsApi,
  useGetLoggedUserQuery,
  useListDealershipsQuery,
} from '@site/api-client';
import { roundDegrees, storeName, withDistance } from '@site/api-contract/brazil';

export type StoreOption = {
  value: string;
  name: string;
  city: string;
  /** Km from the customer's address; missing when its CEP tells no street. */
  distanceKm?: number | undefined;
  /** Name, city and UF. */
  place: string;
  /** The same with the distance. */
  label: string;
};

/**
 * All dealerships, nearest to the customer's address first and with their distance. They
 * stand without it when the CEP tells the city alone, and by name when it is unknown.
 * Undefined while loading.
 */
export function useStoresNear(): readonly StoreOption[] | undefined {
  const { data: user } = useGetLoggedUserQuery();
  const cep = user?.cep ?? null;
  const address = dealershipsApi.endpoints.getCepAddress.useQuery(
    { params: { cep: cep ?? '' } },
    { skip: !cep },
  );
  const point = cep ? address.data : undefined;
  const { data: stores } = useListDealershipsQuery(
    {
      query: point
        ? {
            latitude: String(roundDegrees(point.latitude)),
            longitude: String(roundDegrees(point.longitude)),
          }
        : {},
    },
    { skip: !user || (cep !== null && address.isLoading) },
  );
  return stores?.map(({ id, name, city, state, ...store }) => {
    const place = storeName({ name, city, state });
    const distanceKm = point?.street ? store.distanceKm : undefined;
    return {
      value: id,
      name,
      city,
      distanceKm,
      place,
      label: withDistance(place, distanceKm),
    };
  });
}
