export { api, listOf } from './api';
export { type ApiClient, type ClientWiring, createClient } from './client';
export * from './endpoints/activity';
export * from './endpoints/back-office';
export * from './endpoints/catalog';
export * from './endpoints/content';
export * from './endpoints/contracts';
export * from './endpoints/driving';
export * from './endpoints/identity';
export * from './endpoints/payments';
export * from './endpoints/sales';
export {
  explain,
  type FailureEffect,
  type FailureNotice,
  type FailurePopup,
} from './failures/catalogue';
export { labelOf } from './failures/labels';
export {
  type ApiFailure,
  FailureError,
  failureOf,
  isRefusedFor,
  isToldByPopup,
  markOrSentence,
  readProblem,
  serverSentence,
} from './http/failure';
export { readCookieFrom, xsrfJar } from './http/xsrf-jar';
export { type HandedOverState, handOver, makeStore, type StateWith } from './store';
export { type ApiStore, storeContext } from './store-context';
export {
  useDeliveryPhoto,
  useHomePhoto,
  useOdometerPhoto,
  useReturnPhoto,
} from './use-car-photo';
export { useDocumentThumbnail } from './use-document-thumbnail';
export { useFetchFile } from './use-file';
