/**
 * Name of the meta element with the address of `MEASUREMENT_URL`; pages have it only when
 * one is configured.
 */
export const MEASUREMENT_META = 'measurement';
