export { CNH_CATEGORIES } from './brazil';
export { browserName } from './browser-name';
export {
  type BodyOf,
  type Call,
  type DataOf,
  type Method,
  type ParamsOf,
  pathOf,
  type QueryOf,
  type RequestOf,
} from './call';
export {
  chargeProblem,
  creditProblem,
  deductibleProblem,
  lossDayProblem,
  offerDayProblem,
  promiseDayProblem,
  transferDayProblem,
} from './desk/act-limits';
export * from './doors/account';
export * from './doors/content';
export * from './doors/contract';
export * from './doors/handover';
export * from './doors/money';
export * from './doors/proposal';
export * from './doors/simulation';
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
} from './errors';
export { type FileAnswer } from './fields';
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
} from './headers';
export { PRODUCT } from './product';
export { ORIGINS, PAYMENT_METHODS } from './proposal/proposal-terms';
export { REFUSAL_REASONS, type RefusalReason } from './refusal-reasons.data';
export { NATIONALITIES } from './registration/nationalities';
export { PROFESSIONS } from './registration/professions.data';
export {
  BRAZILIAN,
  hundredthsOf,
  needsDigitalCnh,
  percentOf,
} from './registration/registration-rules';
export {
  ANONYMOUS,
  CONSULTANT_RIGHTS,
  type ConsultantRight,
  isDealerUser,
  type Role,
  ROLES,
  type TokenClaims,
  type Viewer,
  type ViewerKind,
} from './viewer';
export { within } from './within';
