// Jest runs every module anew for each test file, which takes nearly half a second of
// processor for each one of the API. This runtime runs what the specs import once a
// worker, in the one context that the environment keeps; what is a spec's own runs anew.
// The API's modules hold next to nothing, and the tests of a file share that anyway.
const { default: Runtime } = require('jest-runtime');

const OF_ONE_FILE = /\.spec\.ts$|\/testing\//;

/**
 * Modules and where their sources are mapped, by file name; by resolver, of which each run
 * of a watch has its own.
 */
const kept = new WeakMap();
/** The runtime of the file that runs now. */
let current;

module.exports = class KeepingRuntime extends Runtime {
  constructor(...given) {
    super(...given);
    current = this;
    // There Fastify looks for each plugin without a name, a slow search in Jest.
    this.registries.getRequireCacheProxy = () => undefined;
    const { resolver } = this._resolution;
    if (!kept.has(resolver))
      kept.set(resolver, { modules: new Map(), sourceMaps: new Map() });
    const { modules, sourceMaps } = kept.get(resolver);
    this.registries.moduleRegistry = modules;
    this.transformCache.sourceMaps = sourceMaps;
  }

  /** A module that was kept still asks the runtime that ran it. */
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
