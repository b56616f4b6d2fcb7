export {
  ConfigError,
  envInteger,
  envOrigin,
  envOrigins,
  type Origins,
  parseConfig,
  processVariables,
  readConfig,
  secretFrom,
  stopWithLine,
} from './config';
export {
  type DemoBankRecords,
  offerDemoBankRecords,
  takeDemoBankRecords,
  writeDemoBankRecords,
} from './demo-bank-records';
export { clockFile, demoBankKeys, isShift, readShift } from './demo-folder';
export { isDraining, onDrain, prepareDrain } from './drain';
export {
  type AwayPart,
  FAILURE_PAGE_POLICY,
  failurePage,
  sendFailurePage,
} from './failure-page';
export { health, withinMs } from './health/health';
export { listenGracefully } from './listen';
export { createProcessApp, markAsOwn, type ProcessAppOptions } from './process-app';
export { readRelease, type Release } from './release';
export { SECRET_VARIABLES, type SecretVariable } from './secret-files';
export { pageHeaders, SECURITY_HEADERS } from './security-headers';
export { tracedStatement, traceparent } from './tracing/tracing';
export { distrustWebhook, SIGNATURE_HEADER, signWebhook } from './webhook-signature';
