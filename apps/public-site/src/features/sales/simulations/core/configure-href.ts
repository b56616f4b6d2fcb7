import { type Offer, writePlanInto } from '@site/api-contract/pricing';
import { CONFIGURE_PATH, withSearch } from '@site/api-contract/site-paths';
import { type Conditions, writeConditions } from '@site/simulator';

/** Address of the configurator with exactly the car and plan of an offer. */
export function configureHref(
  { model, version, paint }: Offer,
  conditions: Conditions,
): string {
  const { clientType, term, km } = conditions;
  const search = new URLSearchParams();
  writePlanInto(search, {
    clientType,
    term,
    km,
    model: model.modelSlug,
    version: version.slug,
    paint: paint.slug,
  });
  writeConditions(search, conditions);
  return withSearch(CONFIGURE_PATH, search);
}
