import { showsDone } from '../../../shared/queue/queue-filters';

/** Word in the address for purchases that are over. */
export const OVER = 'encerradas';

export const shownState = (params: URLSearchParams): 'open' | 'over' =>
  showsDone(params, OVER) ? 'over' : 'open';
