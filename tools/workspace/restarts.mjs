// `npm run restarts [-- 20]`: restarts site, portals and API one after the other while
// both gateways are under load, and counts what visitors see.
import { enterRuntime } from './process/runtime.mjs';

await enterRuntime({ tests: true });
const say = (line) => process.stdout.write(`${line}\n`);
const { buildAll } = await import('./build-all.mjs');
const { ensureTools } = await import('./process/debian.mjs');
const { restartUnderLoad } = await import('./restarts/restart-under-load.mjs');

await ensureTools(say);
await buildAll(say);
const { ok } = await restartUnderLoad({ restarts: Number(process.argv[2] ?? 20), say });
process.exit(ok ? 0 : 1);
