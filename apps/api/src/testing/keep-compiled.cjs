// Jest looks up, reads and compiles every module anew for each test file: most of a
// second of processor for each file of the API. This runtime does it once a worker.
// Modules still run anew in each file, so files share no state. Screens gain little by it:
// measured.
const { Script } = require('node:vm');
const { default: Runtime } = require('jest-runtime');

/** By file name, with the code compiled: a watch may change it. */
const compiled = new Map();

/**
 * Where modules were found and what was read, by resolver: each run has its own, so that
 * the next run of a watch looks anew.
 */
const found = new WeakMap();

module.exports = class extends Runtime {
  constructor(...given) {
    super(...given);
    this.keepFound();
    this.keepCompiled();
    // There Fastify looks for each plugin without a name, a slow search in Jest.
    this.registries.getRequireCacheProxy = () => undefined;
  }

  keepFound() {
    const { _resolution: resolution, transformCache, _testPath: testPath } = this;
    const { resolver } = resolution;
    if (!found.has(resolver))
      found.set(resolver, { paths: new Map(), mocks: new Map(), code: new Map() });
    const { paths, mocks, code } = found.get(resolver);
    resolution.cjsCache = paths;
    resolution.manualMockCache = mocks;
    resolution.clear = () => resolution.esmCache.clear();

    const transformAnew = transformCache.transform.bind(transformCache);
    transformCache.transform = (filename, options) => {
      if (filename === testPath || options?.isInternalModule)
        return transformAnew(filename, options);
      if (code.has(filename)) {
        const known = code.get(filename);
        transformCache.transforms.set(filename, known);
        if (known.sourceMapPath)
          transformCache.sourceMaps.set(filename, known.sourceMapPath);
        return known.code;
      }
      transformAnew(filename, options);
      code.set(filename, transformCache.transforms.get(filename));
      return code.get(filename).code;
    };
  }

  keepCompiled() {
    const { executor, _environment: environment, _testPath: testPath } = this;
    const compileAnew = executor.compile.bind(executor);
    const opening = `(function(${executor.injectedModuleParameters.join()}){`;
    executor.compile = (code, filename) => {
      if (filename === testPath) return compileAnew(code, filename); // needed once
      if (compiled.get(filename)?.code !== code)
        compiled.set(filename, {
          code,
          script: new Script(`${opening}${code}\n})`, {
            filename,
            columnOffset: -opening.length,
          }),
        });
      const context = environment.getVmContext();
      return context && compiled.get(filename).script.runInContext(context);
    };
  }
};
