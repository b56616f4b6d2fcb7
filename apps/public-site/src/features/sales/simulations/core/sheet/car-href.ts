import { carPath, withSearch } from '@site/api-contract/site-paths';
import { type Conditions, writeConditions } from '@site/simulator';

/** The page of a car, at the same conditions. */
export function carHref(modelSlug: string, conditions: Conditions): string {
  const search = new URLSearchParams();
  writeConditions(search, conditions);
  return withSearch(carPath(modelSlug), search);
}
