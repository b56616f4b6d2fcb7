export {
  ConfigError,
  envInteger,
  envOrigins,
  type Origins,
  parseConfig,
  processVariables,
  readConfig,
  stopWithLine,
} from './config';
export { isDraining } from './drain';
export { health, withinMs } from './health';
export { listenGracefully } from './listen';
export { createProcessApp, type ProcessAppOptions } from './process-app';
export { SECURITY_HEADERS } from './security-headers';
export { traceparent } from './trace';
export { type ContentVersion } from './web/content-version';
export { FAILURE_PAGE_POLICY, failurePage, sendFailurePage } from './web/failure-page';
export { createDocumentRenderer } from './web/render-document';
export { hostOptions, serveWebApp, webVariables } from './web/serve-web-app';
export { createWebHost } from './web/web-host';
