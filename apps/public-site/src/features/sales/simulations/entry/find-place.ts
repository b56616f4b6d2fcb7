import { useCallback } from 'react';
import { dealershipsApi, failureOf } from '@site/api-client';
import { type NearbyDealership, type Place } from '@site/api-contract';
import { onlyDigits } from '@site/api-contract/brazil';
import { degrees, placeOf } from '@site/simulator';

export type Found =
  | { kind: 'served'; place: Place }
  | { kind: 'not-served'; by: 'cep' | 'position'; nearest: NearbyDealership | null }
  | { kind: 'unknown' }
  | { kind: 'unreachable' };

type Point = { latitude: number; longitude: number };

/**
 * Finds a place by CEP or position, and whether a dealership delivers there (spec §7:
 * area-supports).
 */
export function useFindPlace(): {
  byCep: (cep: string) => Promise<Found>;
  byPosition: (point: Point) => Promise<Found>;
} {
  const [findCep] = dealershipsApi.endpoints.getCepAddress.useLazyQuery();
  const [findSupport] = dealershipsApi.endpoints.getAreaSupport.useLazyQuery();

  const served = useCallback(
    async (point: Point, named: Pick<Place, 'city' | 'state'> | null): Promise<Found> => {
      const { supported, nearest } = await findSupport(
        { params: { lat: degrees(point.latitude), lng: degrees(point.longitude) } },
        true,
      ).unwrap();
      const name = named ?? nearest;
      if (!supported || !name)
        return { kind: 'not-served', by: named ? 'cep' : 'position', nearest };
      const { city, state } = name;
      return { kind: 'served', place: placeOf({ ...point, city, state }) };
    },
    [findSupport],
  );

  const byCep = useCallback(
    (cep: string) =>
      guarded(async () => {
        const address = await findCep(
          { params: { cep: onlyDigits(cep) } },
          true,
        ).unwrap();
        return served(address, address);
      }),
    [findCep, served],
  );
  const byPosition = useCallback(
    (point: Point) => guarded(() => served(point, null)),
    [served],
  );
  return { byCep, byPosition };
}

async function guarded(find: () => Promise<Found>): Promise<Found> {
  try {
    return await find();
  } catch (error) {
    return { kind: failureOf(error)?.status === 404 ? 'unknown' : 'unreachable' };
  }
}
