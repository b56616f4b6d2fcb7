import { type exportProposals, type QueryOf } from '@site/api-contract';
import { ORIGINS, PROPOSAL_STATES } from '@site/api-contract/sales';
import { PROPOSAL_STATE_PARAM } from '@site/api-contract/site-paths';
import { addressValues, withoutAbsent } from '@site/ui';

/** Names of the filters in the address. */
export type FilterName =
  | 'busca'
  | typeof PROPOSAL_STATE_PARAM
  | 'origem'
  | 'dias'
  | 'de'
  | 'ate'
  | 'passo'
  | 'ordem';

/** Selectable periods, in days. */
export const PERIODS = ['7', '30', '90'] as const;

/** The option for a period with free dates. */
export const OWN_DAYS = 'datas';

/** Orders of the list by their word in the address; the default is newest first. */
const ORDERS = new Map([
  ['antigas', 'oldest' as const],
  ['mudadas', 'changed' as const],
  ['paradas', 'idle' as const],
  ['valor', 'priciest' as const],
]);

/** Filters for proposals with a next step, by their word in the address. */
const NEXTS = new Map([
  ['com', 'any' as const],
  ['hoje', 'due' as const],
]);

/**
 * Filters of the list. They are stored in the address, so that a filtered list can be
 * shared and reloaded.
 */
export type ProposalFilters = QueryOf<typeof exportProposals>;

/** Reads the filters from the address; unknown values are ignored. */
export function filtersFrom(params: URLSearchParams): ProposalFilters {
  const { search, oneOf, day } = addressValues<FilterName>(params);
  return withoutAbsent({
    search,
    state: oneOf(PROPOSAL_STATES, PROPOSAL_STATE_PARAM),
    origin: oneOf(ORIGINS, 'origem'),
    days: oneOf(PERIODS, 'dias'),
    from: day('de'),
    to: day('ate'),
    next: NEXTS.get(params.get('passo') ?? ''),
    order: ORDERS.get(params.get('ordem') ?? ''),
  });
}

/** The option of the period filter for the address. */
export function periodOf(params: URLSearchParams): string {
  return params.has('de') || params.has('ate') ? OWN_DAYS : (params.get('dias') ?? '');
}
