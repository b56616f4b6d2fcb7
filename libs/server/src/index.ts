export {
  ConfigError,
  envInteger,
  envOrigin,
  envOrigins,
  type Origins,
  parseConfig,
  processVariables,
  readConfig,
  stopWithLine,
} from './config';
export { isDraining } from './drain';
export { health, type ReadinessChecks, withinMs } from './health';
export { listenFailure, listenGracefully, type ListenOptions } from './listen';
export { loggerOptions, maskText, maskUrl } from './log';
export {
  createProcessApp,
  HTTP_LIMITS,
  type ProcessAppOptions,
  serverOptions,
  traceAndLog,
} from './process-app';
export {
  CONTENT_SECURITY_POLICY,
  SECURITY_HEADERS,
  securityHeaders,
} from './security-headers';
export { createTraceId, traceIdFrom, traceparent } from './trace';
export {
  type AssetTable,
  chunksOf,
  createAssetTable,
  type ViteManifest,
} from './web/asset-table';
export { type ClientFile, readClientFiles } from './web/client-files';
export { type ContentVersion, createContentVersion } from './web/content-version';
export { FAILURE_PAGE_POLICY, failurePage, sendFailurePage } from './web/failure-page';
export {
  createDocumentRenderer,
  type DocumentRenderer,
  type RenderedPage,
} from './web/render-document';
export {
  hostOptions,
  serveWebApp,
  type WebConfig,
  webVariables,
} from './web/serve-web-app';
export { createWebHost, type WebHostOptions } from './web/web-host';
