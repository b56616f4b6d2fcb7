// jsdom plus the web classes that react-router and the API client need and jsdom lacks.
// MessageChannel and BroadcastChannel stay out: with them a run never exits.
const { default: JSDOMEnvironment } = require('@jest/environment-jsdom-abstract');
const jsdom = require('jsdom');

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

module.exports = class extends JSDOMEnvironment {
  constructor(...given) {
    super(...given, jsdom);
  }

  async setup() {
    await super.setup();
    for (const name of WEB) this.global[name] = globalThis[name];
    this.global.scrollTo = () => {};
    // Without it React listens to an animation's end by an older name.
    this.global.AnimationEvent = this.global.Event;
  }
};
