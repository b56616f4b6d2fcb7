// `npm start`: install, build, migrate, seed and serve everything at one address.
import { beginBuild } from './build-all.mjs';
import { enterRuntime, sinceBegin } from './process/runtime.mjs';
import { supervise } from './process/supervise.mjs';
import { welcome } from './welcome.mjs';

await enterRuntime();
await supervise({
  async prepare(say) {
    const { built, all, changed } = await beginBuild(say);
    if (changed)
      all.then(
        () => say(`Built after ${sinceBegin()}.`),
        () => {},
      );
    return { built };
  },
  greet: (product) => welcome(product, sinceBegin()),
});
