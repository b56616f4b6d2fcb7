import { type ContractDetail } from '@site/api-contract';
import { writePlanInto } from '@site/api-contract/pricing';
import { CONFIGURE_PATH, RENEWAL_PARAM, withSearch } from '@site/api-contract/site-paths';

/**
 * Address of the simulator with the plan of a contract filled in; it shows that plan
 * beside the new one.
 */
export function renewalPath({
  id,
  modelSlug,
  paint,
  term,
  km,
  terms,
}: Pick<ContractDetail, 'id' | 'modelSlug' | 'paint' | 'term' | 'km' | 'terms'>): string {
  const search = new URLSearchParams();
  writePlanInto(search, {
    model: modelSlug,
    version: terms.versionSlug,
    paint,
    term,
    km,
    addOns: terms.addOnSlugs,
    clientType: terms.clientType,
  });
  search.set(RENEWAL_PARAM, id);
  return withSearch(CONFIGURE_PATH, search);
}
