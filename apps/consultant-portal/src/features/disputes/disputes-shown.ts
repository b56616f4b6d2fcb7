import { showsDone } from '../../shared/show-filter';

/** The word of the address for disputes that were answered. */
export const ANSWERED = 'respondidas';

export const shownState = (params: URLSearchParams): 'open' | 'answered' =>
  showsDone(params, ANSWERED) ? 'answered' : 'open';
