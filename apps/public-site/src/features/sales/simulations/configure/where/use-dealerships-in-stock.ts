import { useListPromptDeliveryQuery } from '@site/api-client';
import { type Choice } from '@site/api-contract/pricing';
import { type Where } from '@site/simulator';

/**
 * Ids of the dealerships near a place that have exactly this version in this color in
 * stock.
 */
export function useDealershipsInStock(
  { model, version, paint }: Choice,
  { place: { latitude, longitude }, clientType }: Where,
): ReadonlySet<string> {
  const { data: cars = [] } = useListPromptDeliveryQuery({
    body: { modelSlug: model.modelSlug, latitude, longitude, clientType },
  });
  const same = cars.filter(
    (car) => car.versionSlug === version.slug && car.paint === paint.slug,
  );
  return new Set(same.map(({ dealershipId }) => dealershipId));
}
