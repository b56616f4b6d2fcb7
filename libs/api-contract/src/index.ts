export * from './activity';
export * from './back-office';
export {
  chargeProblem,
  creditProblem,
  deductibleProblem,
  lossDayProblem,
  offerDayProblem,
  promiseDayProblem,
  transferDayProblem,
} from './back-office/act-limits';
export { CNH_CATEGORIES } from './brazil';
export { browserName } from './browser-name';
export * from './catalog';
export * from './content';
export * from './contracts';
export * from './driving';
export * from './identity';
export { NATIONALITIES } from './identity/nationalities';
export { PROFESSIONS } from './identity/professions.data';
export { ADULT, BRAZILIAN, hundredthsOf, percentOf } from './identity/registration-rules';
export * from './payments';
export { PRODUCT } from './product';
export * from './sales';
export {
  type BodyOf,
  type Call,
  type DataOf,
  type Method,
  type ParamsOf,
  pathOf,
  type QueryOf,
  type RequestOf,
} from './wire/call';
export {
  BASKET_KEYS,
  type BasketKey,
  BLOCKED_TEXT,
  type ErrorBody,
  errorBody,
  FIELD_KEYS,
  type FieldKey,
  type KeyedMessage,
  NOTIFICATIONS,
  SESSION_OVER_TEXT,
} from './wire/errors';
export { type FileAnswer } from './wire/fields';
export {
  API_KEY_HEADER,
  ATTRIBUTION_HEADER,
  BRAND_HEADER,
  IDEMPOTENCY_HEADER,
  PREVIEW_HEADER,
  SERVER_TIME_HEADER,
  SESSION_HEADER,
  XSRF_COOKIE,
  XSRF_HEADER,
} from './wire/headers';
export { type HeldBy } from './wire/held-by';
export { MOST_SELECTED } from './wire/most-selected';
export { recordRule } from './wire/record-rule';
export { REFUSAL_REASONS, type RefusalReason } from './wire/refusal-reasons.data';
export { CONSULTANT_RIGHTS, type ConsultantRight, type Role, ROLES } from './wire/roles';
export { type SelectedRows, type SelectionRow } from './wire/selection';
export { type SentFile } from './wire/sent-file';
export {
  ANONYMOUS,
  isDealerUser,
  type TokenClaims,
  type Viewer,
  type ViewerKind,
} from './wire/viewer';
