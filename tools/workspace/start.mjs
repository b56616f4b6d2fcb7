// `npm start`: install, build, migrate, seed and serve everything at one address.
import { buildAll } from './build-all.mjs';
import { ensureDependencies, requireNode } from './install.mjs';
import { supervise } from './supervise.mjs';
import { welcome } from './welcome.mjs';

requireNode();
const began = Date.now();
const seconds = () => `${((Date.now() - began) / 1000).toFixed(1)} s`;

await supervise({
  async prepare(say) {
    await ensureDependencies(say);
    if (await buildAll(say)) say(`Built after ${seconds()}.`);
  },
  greet: (product) => welcome(product, seconds()),
});
