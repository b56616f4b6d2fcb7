import { showsDone } from '../../../shared/queue/queue-filters';

/** Word in the address for fines that are over. */
export const OVER = 'encerradas';

const WHOSE = /^(livres|minhas|[\da-f-]{36})$/;

/** The holder in the address, a word or an id; other words mean all fines. */
export const whoseIn = (params: URLSearchParams): string | undefined =>
  WHOSE.exec(params.get('de') ?? '')?.[0];

export const shownState = (params: URLSearchParams): 'open' | 'over' =>
  showsDone(params, OVER) ? 'over' : 'open';
