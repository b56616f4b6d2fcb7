export { type ContentVersion } from './content-version';
export { createDocumentRenderer } from './render-document';
export { hostOptions, serveWebApp, webVariables } from './serve-web-app';
export { createWebHost } from './web-host';
