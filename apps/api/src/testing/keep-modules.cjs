// Jest runs every module again for each test file, which takes nearly half a second of
// processor time for each file of the API. This runtime runs the imported modules once a
// worker, in the one context of the environment; a spec's own modules run again. The
// API's modules hold almost no state, and the tests of a file share it anyway.
const { default: Runtime } = require('jest-runtime');

/** `drawings.ts` holds pictures and fonts alone, which take long to make. */
const OF_ONE_FILE = /\.spec\.ts$|\/testing\/(?!drawings\.ts$)/;

/**
 * Modules and their source maps, by file name; by resolver, since each run of a watch has
 * its own.
 */
const kept = new WeakMap();
/** The runtime of the current file. */
let current;

module.exports = class KeepingRuntime extends Runtime {
  constructor(...given) {
    super(...given);
    current = this;
    // Fastify looks there for each plugin without a name, which is slow in Jest.
    this.registries.getRequireCacheProxy = () => undefined;
    const { resolver } = this._resolution;
    if (!kept.has(resolver))
      kept.set(resolver, { modules: new Map(), sourceMaps: new Map() });
    const { modules, sourceMaps } = kept.get(resolver);
    this.registries.moduleRegistry = modules;
    this.transformCache.sourceMaps = sourceMaps;
  }

  /** A cached module still asks the runtime that ran it. */
  requireModuleOrMock(from, name) {
    return this === current
      ? super.requireModuleOrMock(from, name)
      : current.requireModuleOrMock(from, name);
  }

  teardown() {
    const { moduleRegistry } = this.registries;
    for (const file of moduleRegistry.keys())
      if (OF_ONE_FILE.test(file)) moduleRegistry.delete(file);
    // `super.teardown` empties the maps that it finds, so it gets new ones.
    this.registries.moduleRegistry = new Map();
    this.transformCache.sourceMaps = new Map();
    super.teardown();
  }
};
