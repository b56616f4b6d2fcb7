import { showsDone } from '../../../shared/queue/queue-filters';

/** Word in the address for fines that are over. */
export const OVER = 'encerradas';

const WHOSE = ['livres', 'minhas'] as const;
type Whose = (typeof WHOSE)[number];

/** The filter for the holder in the address; unknown words mean all fines. */
export const whoseIn = (params: URLSearchParams): Whose | undefined =>
  WHOSE.find((word) => word === params.get('de'));

export const shownState = (params: URLSearchParams): 'open' | 'over' =>
  showsDone(params, OVER) ? 'over' : 'open';
