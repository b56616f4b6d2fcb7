import {
  ADD_ONS_PARAM,
  CLIENT_TYPE_PARAM,
  COMPARED_PARAM,
  KM_PARAM,
  LINK_PICTURE_PARAM,
  MODEL_PARAM,
  PAINT_PARAM,
  TERM_PARAM,
  VERSION_PARAM,
} from '@site/api-contract/site-paths';

/**
 * Query parameters that the server renders with: all that affect the price in a link, so
 * that the page has that price from the start.
 */
export const PRICE_QUERY = [CLIENT_TYPE_PARAM, TERM_PARAM, KM_PARAM];
/** With cars to compare the list redirects to the comparison. */
export const LIST_QUERY = [MODEL_PARAM, ...PRICE_QUERY, COMPARED_PARAM];
export const COMPARE_QUERY = [...PRICE_QUERY, COMPARED_PARAM];
/** The car that somebody sent and its price, for link previews. */
export const SHARED_QUERY = [MODEL_PARAM, PAINT_PARAM, LINK_PICTURE_PARAM];
export const CONFIGURE_QUERY = [
  MODEL_PARAM,
  ...PRICE_QUERY,
  VERSION_PARAM,
  PAINT_PARAM,
  ADD_ONS_PARAM,
];
