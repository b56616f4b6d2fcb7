// `npm run dev`: the inner loop at the same address. The API restarts and the pages
// update when a file is saved.
import { enterRuntime, sinceBegin } from './process/runtime.mjs';
import { supervise } from './process/supervise.mjs';
import { welcome } from './welcome.mjs';

await enterRuntime();
await supervise({
  options: {
    programs: 'source',
    echo: true,
    env: { LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn' },
  },
  greet: (product) => welcome(product, sinceBegin()),
});
