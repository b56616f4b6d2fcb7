// `npm start`: install, build, migrate, seed and serve everything at one address.
import { beginBuild } from './build-all.mjs';
import { enterRuntime, sinceBegin } from './process/runtime.mjs';
import { supervise } from './process/supervise.mjs';
import { welcome } from './welcome.mjs';

await enterRuntime();
await supervise({
  prepare: beginBuild,
  greet: (product) => welcome(product, sinceBegin()),
});
