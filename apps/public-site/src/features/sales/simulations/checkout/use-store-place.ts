import { dealershipsApi, useListDealershipsQuery } from '@site/api-client';
import {
  type Basket,
  type DataOf,
  type listDealerships,
  type Place,
} from '@site/api-contract';
import { DEFAULT_PLACE, samePlace } from '@site/api-contract/pricing';
import { degrees } from '@site/simulator';

/** Distance from the customer's address above which a dealership must be confirmed. */
const FAR_KM = 100;

type Store = DataOf<typeof listDealerships>[number];

export type StorePlace = {
  /**
   * The dealership of the basket, with its distance from the customer's address in km.
   */
  chosen: Store | null;
  nearest: Store | null;
  /** The CEP tells the city alone: the distances are those from its middle. */
  isCityAlone: boolean;
  /**
   * The customer must confirm the place: the dealership is far, or the place is the
   * default one and no address confirms it.
   */
  isAsked: boolean;
};

/**
 * The dealership that hands over the car of a basket, and the nearest one, by the CEP of
 * the customer's address; null while loading. Both are null for an unknown CEP.
 */
export function useStorePlace(
  cep: string | null,
  item: { place: Place; basket: Pick<Basket, 'dealershipId'> } | null,
): StorePlace | null {
  const noCep = !cep || !item;
  const address = dealershipsApi.endpoints.getCepAddress.useQuery(
    { params: { cep: cep ?? '' } },
    { skip: noCep },
  );
  const point = noCep ? undefined : address.data;
  const near = useListDealershipsQuery(
    {
      query: {
        latitude: degrees(point?.latitude ?? 0),
        longitude: degrees(point?.longitude ?? 0),
      },
    },
    { skip: !point },
  );
  const isOnItsWay = address.isLoading || (point !== undefined && near.isLoading);
  if (!item || (!noCep && isOnItsWay)) return null;
  const list = (point && near.data) ?? [];
  const chosen = list.find(({ id }) => id === item.basket.dealershipId) ?? null;
  const [nearest = null] = list;
  const isFar = (chosen?.distanceKm ?? 0) > FAR_KM && chosen !== nearest;
  const isUnasked = chosen === null && samePlace(item.place, DEFAULT_PLACE);
  const isCityAlone = point?.street === '';
  return { chosen, nearest, isCityAlone, isAsked: isFar || isUnasked };
}
