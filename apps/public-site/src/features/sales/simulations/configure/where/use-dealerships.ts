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
 * A dealership that brought the visitor is where the car comes from, unless it is farther
 * than this.
 */
const NEAR_KM = 150;

export type Dealerships = {
  /** Nearest first; undefined while they are on their way. */
  list: readonly NearbyDealership[] | undefined;
  dealershipId: string | null;
  /** Nobody chose one: it is whichever is nearest. */
  leftToNearest: boolean;
  /** The group of the chosen dealership, and whether the list holds that group alone. */
  group: { name: string; alone: boolean; setAlone: (alone: boolean) => void } | null;
};

/**
 * Where the car can be taken from: the nearest that deliver the model, or those of one
 * group (spec §7: near-by-group). A visitor whom a dealership brought begins with it and
 * its group.
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
 * Id of the dealership whose link brought the visitor; known after hydration, since pages
 * are the same for everybody.
 */
function useBroughtBy(): string | null {
  const { storage } = useSite();
  return useHydrated() ? storage.read('dealerLandingId') : null;
}
