import { addressValues } from '@site/ui';
import { showsDone } from '../../../shared/queue/queue-filters';

/** Word in the address for fines that are over. */
export const OVER = 'encerradas';

/** The holder in the address, a word or an id; other words mean all fines. */
export function whoseIn(params: URLSearchParams): string | undefined {
  const { oneOf, id } = addressValues<'de'>(params);
  return oneOf(['livres', 'minhas'], 'de') ?? id('de');
}

export const shownState = (params: URLSearchParams): 'open' | 'over' =>
  showsDone(params, OVER) ? 'over' : 'open';
