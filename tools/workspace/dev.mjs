// `npm run dev`: the inner loop at the same address. The API restarts and the pages
// update when a file is saved.
import { enterRuntime, sinceBegin } from './process/runtime.mjs';
import { welcome } from './process/welcome.mjs';

await enterRuntime();
// Loaded here: the first Node may be an older one, which reads no TypeScript.
const { supervise } = await import('./process/supervise.mjs');
await supervise({
  options: {
    programs: 'source',
    echo: true,
    env: { LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn' },
  },
  greet: (product) => welcome(product, sinceBegin()),
});
