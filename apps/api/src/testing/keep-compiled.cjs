// Jest compiles every module anew for each test file: half a second of processor for each
// file of the API. This runtime compiles once a worker. Modules still run anew in each file,
// so files share no state. Screens gain nothing by it: measured.
const { Script } = require('node:vm');
const { default: Runtime } = require('jest-runtime');

/** By file name, with the code compiled: a watch may change it. */
const compiled = new Map();

module.exports = class extends Runtime {
  constructor(...given) {
    super(...given);
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
