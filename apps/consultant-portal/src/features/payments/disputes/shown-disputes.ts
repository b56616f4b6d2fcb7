import { ANSWERED } from '../../../shared/dispute-tag';
import { showsDone } from '../../../shared/queue/queue-filters';

export const shownState = (params: URLSearchParams): 'open' | 'answered' =>
  showsDone(params, ANSWERED) ? 'answered' : 'open';
