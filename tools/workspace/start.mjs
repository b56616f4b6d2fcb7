// `npm start`: install, build, migrate, seed and serve everything at one address.
import { enterRuntime, sinceBegin } from './process/runtime.mjs';
import { welcome } from './process/welcome.mjs';

await enterRuntime();
// Loaded here: the first Node may be an older one, without packages.
if (process.env.BRAND) {
  const { needBrand } = await import('./brand/need-brand.mjs');
  await needBrand(process.env.BRAND);
}
const { beginBuild } = await import('./build-all.mjs');
const { supervise } = await import('./process/supervise.mjs');
await supervise({
  prepare: beginBuild,
  greet: (product) => welcome(product, sinceBegin()),
});
