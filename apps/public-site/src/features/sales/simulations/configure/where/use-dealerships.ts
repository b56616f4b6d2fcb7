import { useState } from 'react';
import {
  useListAvailableDealershipsQuery,
  useListGroupDealershipsQuery,
} from '@site/api-client';
import { type NearbyDealership, type Place } from '@site/api-contract';
import { degrees } from '@site/simulator';
import { useHydrated } from '@site/ui';
import { useSite } from '../../../../../shared/site-services';

/**
 * Maximum distance at which the dealership whose link brought the visitor is preselected.
 */
const NEAR_KM = 150;

export type Dealerships = {
  /** Nearest first; undefined while loading. */
  list: readonly NearbyDealership[] | undefined;
  dealershipId: string | null;
  /** The nearest dealership is used, since none was chosen. */
  leftToNearest: boolean;
  /** The group of the chosen dealership, and whether only that group is listed. */
  group: { name: string; alone: boolean; setAlone: (alone: boolean) => void } | null;
};

/**
 * The nearest dealerships that deliver the model, or those of one group (spec §7:
 * near-by-group). For a visitor who came by a dealership's link, it and its group are
 * preselected.
 */
export function useDealerships(
  modelSlug: string,
  { latitude, longitude }: Place,
  askedId: string | null,
): Dealerships {
  const brought = useBroughtBy();
  const [asked, setAlone] = useState<boolean | null>(null);
  const { data: all } = useListAvailableDealershipsQuery({
    body: { modelSlug, latitude, longitude },
  });
  const bringing = all?.find(
    ({ id, distanceKm }) => id === brought && distanceKm <= NEAR_KM,
  );
  const alone = asked ?? bringing !== undefined;
  const [groupId, setGroupId] = useState<string | null>(null);
  const known =
    all?.find(({ id }) => id === askedId)?.groupId ??
    groupId ??
    bringing?.groupId ??
    all?.[0]?.groupId ??
    null;
  if (known !== groupId && known !== null) setGroupId(known);
  const { data: ofGroup } = useListGroupDealershipsQuery(
    { params: { lat: degrees(latitude), lng: degrees(longitude), id: known ?? '0' } },
    { skip: !alone || known === null },
  );
  const list = alone
    ? (ofGroup ?? all?.filter((dealership) => dealership.groupId === known))
    : all;
  const wanted =
    [...(list ?? []), ...(all ?? [])].find(({ id }) => id === askedId) ?? bringing;
  const chosen = wanted ?? list?.[0];
  return {
    list,
    dealershipId: chosen?.id ?? null,
    leftToNearest: !wanted && !alone,
    group: chosen ? { name: chosen.group, alone, setAlone } : null,
  };
}

/**
 * Id of the dealership whose link brought the visitor; known after hydration, since the
 * server renders the same page for everybody.
 */
function useBroughtBy(): string | null {
  const { storage } = useSite();
  return useHydrated() ? storage.read('dealerLandingId') : null;
}
