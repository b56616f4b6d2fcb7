/** Which disputes the list shows, in the address. */
export const SHOW_PARAM = 'mostrar';
export const ANSWERED = 'respondidas';

export function shownState(params: URLSearchParams): 'open' | 'answered' {
  return params.get(SHOW_PARAM) === ANSWERED ? 'answered' : 'open';
}
