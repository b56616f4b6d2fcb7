/** Lists of the portals whose filters can be saved. */
export const VIEW_LISTS = ['proposals', 'leads'] as const;
export type ViewList = (typeof VIEW_LISTS)[number];

/** Views that a person may have of one list. */
export const MOST_VIEWS = 12;

/** Parameter of the search text in the address of a list. */
const SEARCH_PARAM = 'busca';

/**
 * Filters and order of a view: words and days, in the order of their names. A search text
 * is not part of it, since it may name a customer who is erased one day.
 */
export const VIEW_QUERY = /^(?!(?:.*&)?busca=)[a-z]+=[\w-]+(?:&[a-z]+=[\w-]+)*$/;

/** The filters of an address in a view's form; empty for the unfiltered list. */
export function viewQueryOf(params: URLSearchParams): string {
  const kept = [...params].filter(([name, value]) => value && name !== SEARCH_PARAM);
  return new URLSearchParams(kept.sort(([a], [b]) => (a < b ? -1 : 1))).toString();
}
