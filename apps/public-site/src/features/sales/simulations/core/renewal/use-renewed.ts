import { useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { useListContractsQuery } from '@site/api-client';
import { type ContractSummary } from '@site/api-contract';
import { centavosFromReais, reaisFromCentavos } from '@site/api-contract/brazil';
import { isOver } from '@site/api-contract/sales';
import { RENEWAL_PARAM } from '@site/api-contract/site-paths';
import { selectToken } from '@site/auth';

/**
 * The customer's active contract that the address names, whose plan is compared with new
 * ones. Null without one, when signed out, and while loading.
 */
export function useRenewed(): ContractSummary | null {
  const [search] = useSearchParams();
  const isSignedIn = useSelector(selectToken) !== null;
  const id = search.get(RENEWAL_PARAM);
  const { data } = useListContractsQuery(undefined, {
    skip: id === null || !isSignedIn,
  });
  return data?.find((one) => one.id === id && !isOver(one.state)) ?? null;
}

/** Adds the renewal of the present address to other addresses of the simulator. */
export function useRenewalAlong(): (path: string) => string {
  const [search] = useSearchParams();
  const id = search.get(RENEWAL_PARAM);
  if (id === null) return (path) => path;
  const along = `${RENEWAL_PARAM}=${encodeURIComponent(id)}`;
  return (path) => `${path}${path.includes('?') ? '&' : '?'}${along}`;
}

/** Reais a month by which a plan costs more than the contract, exact to the centavo. */
export function aboveToday(today: ContractSummary, monthly: number): number {
  return reaisFromCentavos(centavosFromReais(monthly) - centavosFromReais(today.monthly));
}
