import { useListPricesQuery } from '@site/api-client';
import { modelKey } from '../../../../../shared/model-prices';
import { configureCopy as copy } from '../configure.copy';

/**
 * Why a car is not there for a person: a model that has a price today and is missing here
 * is sold to companies alone.
 */
export function SoldElsewhere({ slug }: { slug: string | null }) {
  const { data: prices = [] } = useListPricesQuery();
  const found = prices.find(({ annataModel }) => modelKey(annataModel) === slug);
  return <p>{found ? copy.companiesOnly(found.annataModel) : copy.missingText}</p>;
}
