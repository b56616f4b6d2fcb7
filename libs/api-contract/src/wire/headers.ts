/** Headers of a request, with which its app shows who it is (spec §7). */
export const API_KEY_HEADER = 'x-api-key';
export const BRAND_HEADER = 'x-brand-id';
/** A GUID, made once for a browser. */
export const SESSION_HEADER = 'x-session-id';

/** The link that brought the visitor, as a query string (docs/product/sales.md). */
export const ATTRIBUTION_HEADER = 'x-attribution';

/** Token of the preview that a page is rendered for; from the page host alone. */
export const PREVIEW_HEADER = 'x-cms-preview';

/** A UUID for each sending of a creating call (security-requirements G1). */
export const IDEMPOTENCY_HEADER = 'idempotency-key';

/** The API's cookie, which a write sends back as a header (spec §7). */
export const XSRF_COOKIE = 'XSRF-TOKEN';
export const XSRF_HEADER = 'x-xsrf-token';

/**
 * Header of every answer: the API's time, in milliseconds since 1970. `Date` is written
 * anew by a proxy in between, and knows nothing of the demo's clock.
 */
export const SERVER_TIME_HEADER = 'x-server-time';
