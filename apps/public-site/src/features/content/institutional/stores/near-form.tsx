import { dealershipsApi, failureOf } from '@site/api-client';
import { type Dealership } from '@site/api-contract';
import { onlyDigits } from '@site/api-contract/brazil';
import { CepSearch } from '../../../../shared/cep-search/cep-search';
import { type Locate } from '../../../../shared/device-position';
import { storesCopy as copy } from './stores.copy';

/** Stores, nearest first; `place` is null for the position of the device. */
export type NearStores = {
  place: string | null;
  stores: (Dealership & { distanceKm?: number | undefined })[];
};

/** Asks for a CEP or the position of the device, and finds the stores by distance. */
export function NearForm({ onFound }: { onFound: (found: NearStores) => void }) {
  const [findCep] = dealershipsApi.endpoints.getCepAddress.useLazyQuery();
  const [findStores] = dealershipsApi.endpoints.listDealerships.useLazyQuery();

  async function near(
    point: { latitude: number; longitude: number },
    place: string | null,
  ) {
    const query = {
      latitude: degrees(point.latitude),
      longitude: degrees(point.longitude),
    };
    onFound({ place, stores: await findStores({ query }, true).unwrap() });
  }

  async function byCep(cep: string) {
    try {
      const address = await findCep({ params: { cep: onlyDigits(cep) } }, true).unwrap();
      await near(address, `${address.city}, ${address.state}`);
      return undefined;
    } catch (reason) {
      return failureOf(reason)?.status === 404 ? copy.unknownCep : copy.unreachable;
    }
  }

  async function byPosition(locate: Locate) {
    const point = await locate().catch(() => null);
    if (point === null) return copy.notLocated;
    return near(point, null).then(
      () => undefined,
      () => copy.unreachable,
    );
  }

  return (
    <div className="stores-near">
      <CepSearch
        label={copy.nearTitle}
        help={copy.cepHelp}
        go={copy.go}
        onCep={byCep}
        onPosition={byPosition}
      />
    </div>
  );
}

/**
 * Rounds the position of a CEP to about a hundred meters, which keeps the distance right;
 * it is not stored. The position of a device is already rounded to a kilometer.
 */
function degrees(value: number): string {
  return String(Number(value.toFixed(3)));
}
