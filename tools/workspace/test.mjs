// `npm test`, also run by CI: layout, lint, figures, types, unit, API (on a real
// PostgreSQL if there is one, and in part on PGlite), screen, size and browser tests. The
// last line is `N passed, N failed`, with `, N skipped` when something could not run
// here.
import { stopRunning } from './process/run.mjs';
import { enterRuntime } from './process/runtime.mjs';
import { createTally } from './test/tally.mjs';

await enterRuntime({ tests: true });
const say = (line) => process.stdout.write(`${line}\n`);
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => (stopRunning(), process.exit(1)));

const { ensureTools, findChromium } = await import('./process/debian.mjs');
const { findPostgres, startPostgres } = await import('./process/postgres.mjs');
const { build, contract, format, house, lint, restarts, size, types, unitTests } =
  await import('./test/steps.mjs');
const { journeys } = await import('./test/journeys.mjs');
const { lastReleases } = await import('./skew/last-release.mjs');
const { skew } = await import('./skew/skew.mjs');
await ensureTools(say);

const MIXED = 'the last release beside the programs of today';
const tally = createTally(say);
// The build goes first, since journeys need it: those that wait for clock and restarts
// then run beside the unit tests, so that no core is idle.
await Promise.all([
  tally.step('build', build),
  tally.step('layout', format),
  tally.step('size and circles of the source', house),
  tally.step('wire contract', contract),
  tally.step('types', types),
]);
await Promise.all([tally.step('lint', lint), builtApps()]);
const beside = journeysThatWait();
await tally.step('unit, API and screen tests', unitTestsHere);
if (!findPostgres()) tally.skip('API on PostgreSQL', 'PostgreSQL is not installed');
if (findChromium()) await tally.step('journeys in a browser', () => journeys());
else tally.skip('journeys in a browser', 'chromium is not installed');
await beside;
process.exit(tally.end());

/** The sizes of the built apps, and the effect of restarts on visitors. */
async function builtApps() {
  await tally.step('size of first-load JavaScript', size);
  if (findPostgres()) await tally.step('restarts under load', restarts);
  else tally.skip('restarts under load', 'PostgreSQL is not installed');
}

/** Each on its own product, one after the other. */
async function journeysThatWait() {
  const waiting = 'journeys of restarts and months';
  const twoApis = 'the story with two API processes on PostgreSQL';
  if (!findChromium()) {
    for (const step of [waiting, twoApis, MIXED])
      tally.skip(step, 'chromium is not installed');
    return;
  }
  await tally.step(waiting, () => journeys('alone.config.ts'));
  if (!findPostgres()) tally.skip(twoApis, 'PostgreSQL is not installed');
  else await tally.step(twoApis, () => journeys('two-apis.config.ts'));
  await mixedReleases();
}

/** The last release beside today's programs. */
async function mixedReleases() {
  const { releases, reason } = lastReleases();
  if (!releases) return tally.skip(MIXED, reason);
  return tally.step(MIXED, () => skew(releases, { say }));
}

async function unitTestsHere() {
  if (!findPostgres()) return unitTests();
  const server = await startPostgres();
  try {
    return await unitTests({ databaseUrl: server.socketUrl });
  } finally {
    await server.stop();
  }
}
