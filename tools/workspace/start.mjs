// `npm start`: install, build, migrate, seed and serve everything at one address.
import { buildAll } from './build-all.mjs';
import { enterRuntime, sinceBegin } from './process/runtime.mjs';
import { supervise } from './process/supervise.mjs';
import { welcome } from './welcome.mjs';

await enterRuntime();
await supervise({
  async prepare(say) {
    if (await buildAll(say)) say(`Built after ${sinceBegin()}.`);
  },
  greet: (product) => welcome(product, sinceBegin()),
});
