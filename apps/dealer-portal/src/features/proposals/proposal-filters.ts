import { ORIGINS, type Proposal } from '@site/contracts';
import { PROPOSAL_STATE_PARAM } from '@site/contracts/site-paths';
import { PROPOSAL_STATES, type ProposalState } from '@site/contracts/states';

/** Names of the filters in the address. */
export type FilterName = 'busca' | typeof PROPOSAL_STATE_PARAM | 'origem' | 'dias';

/** Periods to choose from, in days. */
export const PERIODS = ['7', '30', '90'] as const;

/**
 * Filters of the list; they live in the address, so a filtered list can be shared and
 * reloaded.
 */
export type ProposalFilters = {
  search?: string;
  state?: ProposalState;
  origin?: Proposal['origin'];
  days?: (typeof PERIODS)[number];
};

/** Reads the filters from the address; what is not a known value is ignored. */
export function filtersFrom(params: URLSearchParams): ProposalFilters {
  const oneOf = <T extends string>(values: readonly T[], name: string) =>
    values.find((value) => value === params.get(name));
  const search = params.get('busca')?.trim().slice(0, 120);
  return {
    ...(search ? { search } : {}),
    ...present('state', oneOf(PROPOSAL_STATES, PROPOSAL_STATE_PARAM)),
    ...present('origin', oneOf(ORIGINS, 'origem')),
    ...present('days', oneOf(PERIODS, 'dias')),
  };
}

function present<K extends string, V>(key: K, value: V | undefined): { [P in K]?: V } {
  return value === undefined ? {} : ({ [key]: value } as { [P in K]?: V });
}
