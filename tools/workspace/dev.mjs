// `npm run dev`: the inner loop at the same address. The API restarts and the pages update when a file is saved.
import { ensureDependencies, requireNode } from './install.mjs';
import { supervise } from './supervise.mjs';
import { welcome } from './welcome.mjs';

requireNode();
const began = Date.now();

await supervise({
  prepare: ensureDependencies,
  options: {
    programs: 'source',
    echo: true,
    env: { LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn' },
  },
  greet: (product) => welcome(product, `${((Date.now() - began) / 1000).toFixed(1)} s`),
});
