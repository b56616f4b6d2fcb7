// jsdom plus the web classes that react-router and the API client need and jsdom lacks.
// MessageChannel and BroadcastChannel stay out: with them a run never exits.
const { TestEnvironment } = require('jest-environment-jsdom');

const WEB = [
  'TextEncoder',
  'TextDecoder',
  'fetch',
  'Request',
  'Response',
  'Headers',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'AbortController',
  'AbortSignal',
  'structuredClone',
];

module.exports = class extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of WEB) this.global[name] = globalThis[name];
    this.global.scrollTo = () => {};
  }
};
