import {
  ADD_ONS_PARAM,
  CLIENT_TYPE_PARAM,
  COMPARED_PARAM,
  KM_PARAM,
  MODEL_PARAM,
  PAINT_PARAM,
  TERM_PARAM,
  VERSION_PARAM,
} from '@site/api-contract/site-paths';

/**
 * Parameters that the server renders with: all that the price behind a link depends on,
 * so that the page arrives with that price and asks for no other.
 */
const PRICE_QUERY = [CLIENT_TYPE_PARAM, TERM_PARAM, KM_PARAM];
/** Cars to compare lead from the list to their own page. */
export const LIST_QUERY = [MODEL_PARAM, ...PRICE_QUERY, COMPARED_PARAM];
export const COMPARE_QUERY = [...PRICE_QUERY, COMPARED_PARAM];
export const CONFIGURE_QUERY = [
  MODEL_PARAM,
  ...PRICE_QUERY,
  VERSION_PARAM,
  PAINT_PARAM,
  ADD_ONS_PARAM,
];
