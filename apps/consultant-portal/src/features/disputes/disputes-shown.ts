import { ANSWERED } from '../../shared/dispute-tag';
import { showsDone } from '../../shared/show-filter';

export const shownState = (params: URLSearchParams): 'open' | 'answered' =>
  showsDone(params, ANSWERED) ? 'answered' : 'open';
