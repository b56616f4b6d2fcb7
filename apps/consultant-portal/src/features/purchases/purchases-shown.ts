/** Which purchases a list shows; without it the ones to be worked on. */
export const SHOW_PARAM = 'mostrar';
export const OVER = 'encerradas';

export function shownState(params: URLSearchParams): 'open' | 'over' {
  return params.get(SHOW_PARAM) === OVER ? 'over' : 'open';
}
