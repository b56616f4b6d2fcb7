import {
  ADD_ONS_PARAM,
  CLIENT_TYPE_PARAM,
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
export const LIST_QUERY = [MODEL_PARAM, CLIENT_TYPE_PARAM, TERM_PARAM, KM_PARAM];
export const CONFIGURE_QUERY = [...LIST_QUERY, VERSION_PARAM, PAINT_PARAM, ADD_ONS_PARAM];
