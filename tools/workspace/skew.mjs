// `npm run skew`: programs of the last release beside those of today, both ways, with the
// story of customer, dealer and consultant (docs/operations/release.md).
import { enterRuntime } from './process/runtime.mjs';

await enterRuntime({ tests: true });
const say = (line) => process.stdout.write(`${line}\n`);
const { buildAll } = await import('./build-all.mjs');
const { ensureTools } = await import('./process/debian.mjs');
const { lastReleases } = await import('./skew/last-release.mjs');
const { skew } = await import('./skew/skew.mjs');
const { endWhenInterrupted } = await import('./process/run.mjs');
const { createTally } = await import('./test/tally.mjs');
endWhenInterrupted();

const { releases = [], reason } = lastReleases();
const tally = createTally(say);
await tally.step('the last release beside the programs of today', mixed, reason);
// A step that failed may have left something open that would keep the process.
process.exit(tally.end());

async function mixed() {
  await ensureTools(say);
  await buildAll(say);
  for (const { app, version, commit } of releases)
    say(`${app} ${version} (${commit.slice(0, 8)})`);
  return skew(releases, { whole: true, say });
}
