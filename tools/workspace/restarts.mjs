// `npm run restarts [-- 20]`: rolls site, portals and API to another build and back, and
// restarts them one after the other, while both gateways are under load, and counts what
// visitors see.
import { enterRuntime } from './process/runtime.mjs';

await enterRuntime({ tests: true });
const say = (line) => process.stdout.write(`${line}\n`);
const { buildAll } = await import('./build-all.mjs');
const { ensureTools } = await import('./process/debian.mjs');
const { rollUnderLoad } = await import('./restarts/roll-under-load.mjs');
const { restartUnderLoad } = await import('./restarts/restart-under-load.mjs');

await ensureTools(say);
await buildAll(say);
const rolled = await rollUnderLoad({ say });
const restarts = Number(process.argv[2] ?? 20);
const restarted = await restartUnderLoad({ restarts, say });
process.exit(rolled.ok && restarted.ok ? 0 : 1);
