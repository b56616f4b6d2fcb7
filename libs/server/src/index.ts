export {
  ConfigError,
  envInteger,
  envOrigin,
  parseConfig,
  processVariables,
  readConfig,
  stopWithLine,
} from './config';
export { createTraceId, traceIdFrom, traceparent } from './trace';
export { loggerOptions, maskText, maskUrl } from './log';
export {
  CONTENT_SECURITY_POLICY,
  SECURITY_HEADERS,
  securityHeaders,
} from './security-headers';
export { health, withinMs, type ReadinessChecks } from './health';
export { listenFailure, listenGracefully, type ListenOptions } from './listen';
export {
  createProcessApp,
  HTTP_LIMITS,
  serverOptions,
  traceAndLog,
  type ProcessAppOptions,
} from './process-app';
export {
  createAssetTable,
  chunksOf,
  type AssetTable,
  type ViteManifest,
} from './web/asset-table';
export { createContentVersion, type ContentVersion } from './web/content-version';
export {
  createDocumentRenderer,
  type DocumentRenderer,
  type RenderedPage,
} from './web/render-document';
export { FAILURE_PAGE_POLICY, failurePage, sendFailurePage } from './web/failure-page';
export { readClientFiles, type ClientFile } from './web/client-files';
export { createWebHost, type WebHostOptions } from './web/web-host';
export {
  hostOptions,
  serveWebApp,
  webVariables,
  type WebConfig,
} from './web/serve-web-app';
