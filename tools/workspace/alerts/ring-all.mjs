// `npm run alerts [-- <alert> …]`: rings our alerts in a living Prometheus on a living fleet
// of the product, of which one part after the other fails (docs/operations/watch.md).
import { enterRuntime, stop } from '../process/runtime.mjs';

await enterRuntime({ tests: true });
const say = (line) => process.stdout.write(`${line}\n`);
const { endWhenInterrupted } = await import('../process/run.mjs');
endWhenInterrupted();
const { onPath } = await import('../process/debian.mjs');
const { findPostgres } = await import('../process/postgres.mjs');
const missing = [
  !onPath('prometheus') && 'prometheus',
  !findPostgres() && 'postgresql',
].filter(Boolean);
if (missing.length > 0)
  stop(
    `Not installed: ${missing.join(', ')}. On Debian: apt-get install ${missing.join(' ')}`,
  );
const { buildAll } = await import('../build-all.mjs');
const { ringAlerts } = await import('./ring.mjs');
await buildAll(say);
const { ok } = await ringAlerts({ say, only: process.argv.slice(2) });
process.exitCode = ok ? 0 : 1;
