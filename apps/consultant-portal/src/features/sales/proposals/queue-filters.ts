import { PROPOSAL_STATES, type ProposalState } from '@site/api-contract/sales';

/**
 * Filters in the address: `?estado=todas` removes the default filter, `?busca=` searches.
 */
export const ALL_STATES = 'todas';
export const USUAL_STATE: ProposalState = 'em_analise';

export type QueueQuery = {
  filters: { state?: ProposalState; search?: string; order?: 'oldest' };
  /** Value of the state filter. */
  state: ProposalState | typeof ALL_STATES;
  search: string;
  /** True for the default queue: in analysis, without a search. */
  isUsual: boolean;
};

/** Reads the queue's filters from the address; an unknown state means the default one. */
export function queueFrom(params: URLSearchParams): QueueQuery {
  const param = params.get('estado');
  const state =
    param === ALL_STATES
      ? ALL_STATES
      : (PROPOSAL_STATES.find((known) => known === param) ?? USUAL_STATE);
  const search = params.get('busca')?.trim().slice(0, 120) ?? '';
  return {
    filters: {
      ...(state === ALL_STATES ? {} : { state }),
      ...(search ? { search } : {}),
      // The longest waiting proposal comes first.
      ...(state === USUAL_STATE ? { order: 'oldest' } : {}),
    },
    state,
    search,
    isUsual: state === USUAL_STATE && search === '',
  };
}
