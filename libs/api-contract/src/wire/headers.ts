/** Request headers with which an app identifies itself (spec §7). */
export const API_KEY_HEADER = 'x-api-key';
export const BRAND_HEADER = 'x-brand-id';
/** A GUID, made once for each browser. */
export const SESSION_HEADER = 'x-session-id';

/** The visitor's link, as a query string (docs/product/sales.md). */
export const ATTRIBUTION_HEADER = 'x-attribution';

/** Token of the preview for which a page is rendered; only the page host sends it. */
export const PREVIEW_HEADER = 'x-cms-preview';

/** A UUID for each request of a creating call (security-requirements G1). */
export const IDEMPOTENCY_HEADER = 'idempotency-key';

/** The API's cookie, which a write sends back as a header (spec §7). */
export const XSRF_COOKIE = 'XSRF-TOKEN';
export const XSRF_HEADER = 'x-xsrf-token';

/**
 * Header of every answer: the API's time, in milliseconds since 1970. Proxies rewrite
 * `Date`, which also ignores the demo's clock.
 */
export const SERVER_TIME_HEADER = 'x-server-time';
