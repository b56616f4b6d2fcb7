// `npm run skew`: programs of the last release beside those of today, both ways, with the
// story of customer, dealer and consultant (docs/operations.md).
import { buildAll } from './build-all.mjs';
import { enterRuntime } from './process/runtime.mjs';

await enterRuntime({ tests: true });
const say = (line) => process.stdout.write(`${line}\n`);
const { ensureTools } = await import('./process/debian.mjs');
const { lastReleases } = await import('./skew/last-release.mjs');
const { skew } = await import('./skew/skew.mjs');
const { stopRunning } = await import('./process/run.mjs');
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => (stopRunning(), process.exit(1)));

const { releases, reason } = lastReleases();
if (!releases) {
  say(`Skipped: ${reason}.`);
  process.exit(0);
}
await ensureTools(say);
await buildAll(say);
for (const { app, version, commit } of releases)
  say(`${app} ${version} (${commit.slice(0, 8)})`);
const { passed, failed, details } = await skew(releases, { whole: true, say });
if (details) say(details);
say(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
