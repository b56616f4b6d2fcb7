import { useListPricesQuery } from '@site/api-client';
import { modelKey } from '../../../../../shared/model-prices';
import { configureCopy as copy } from '../configure.copy';

/**
 * Says why a car is missing for a person: a model with a price today that is missing here
 * is only for companies.
 */
export function SoldElsewhere({ slug }: { slug: string | null }) {
  const { data: prices = [] } = useListPricesQuery();
  const found = prices.find(({ annataModel }) => modelKey(annataModel) === slug);
  return <p>{found ? copy.companiesOnly(found.annataModel) : copy.missingText}</p>;
}
