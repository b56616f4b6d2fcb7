// `npm test`, also run by CI: layout, lint, figures, types, unit, API (on a real
// PostgreSQL if there is one, and in part on PGlite), screen, size and browser tests. The
// last line is `N passed, N failed`, with `, N skipped` when something could not run
// here.
import { endWhenInterrupted } from './process/run.mjs';
import { enterRuntime } from './process/runtime.mjs';
import { createTally } from './test/tally.mjs';

await enterRuntime({ tests: true });
const say = (line) => process.stdout.write(`${line}\n`);
endWhenInterrupted();

const { ensureTools, findChromium } = await import('./process/debian.mjs');
const { findPostgres, startPostgres } = await import('./process/postgres.mjs');
const {
  build,
  contract,
  format,
  house,
  lint,
  MOSTLY_WAITING,
  restarts,
  size,
  types,
  unitTests,
} = await import('./test/steps.mjs');
const { journeys } = await import('./test/journeys.mjs');
const { newApp } = await import('./test/new-app.mjs');
const { lastReleases } = await import('./skew/last-release.mjs');
const { skew } = await import('./skew/skew.mjs');
await ensureTools(say);

/** Why a step can't run on this machine, if it can't. */
const noChromium = findChromium() ? undefined : 'chromium is not installed';
const noPostgres = findPostgres() ? undefined : 'PostgreSQL is not installed';
const tally = createTally(say);
// The build goes first, since the rest needs it. Then a lane that computes and a lane that
// waits for restarts and the clock run side by side, neither of which stops for the other,
// so that no core is idle.
await Promise.all([
  tally.step('build', build),
  tally.step('layout', format),
  tally.step('size and circles of the source', house),
  tally.step('wire contract', contract),
  tally.step('types', types),
]);
const beside = builtApps().then(stepsThatWait);
await tally.step('lint', lint);
await tally.step('a new audience app, made in a copy', newApp);
await tally.step('unit, API and screen tests', unitTestsHere);
if (noPostgres) tally.skip('API on PostgreSQL', noPostgres);
await tally.step('journeys in a browser', () => journeys(), noChromium);
await beside;
process.exit(tally.end());

/** The sizes of the built apps, and the effect of restarts on visitors. */
async function builtApps() {
  await tally.step('size of first-load JavaScript', size);
  await tally.step('restarts under load', restarts, noPostgres);
}

/** Journeys, each on its own product, and specs, one after the other. */
async function stepsThatWait() {
  await tally.step(
    'journeys of restarts and months',
    () => journeys('alone.config.ts'),
    noChromium,
  );
  await tally.step(
    'the story with two API processes and a worker on PostgreSQL',
    () => journeys('two-apis.config.ts'),
    noChromium ?? noPostgres,
  );
  const { releases, reason } = lastReleases();
  await tally.step(
    'the last release beside the programs of today',
    () => skew(releases, { say }),
    noChromium ?? reason,
  );
  await tally.step('specs of server and gateway', () =>
    unitTests({ only: MOSTLY_WAITING, atOnce: 1 }),
  );
}

async function unitTestsHere() {
  if (noPostgres) return unitTests({ except: MOSTLY_WAITING });
  const server = await startPostgres();
  try {
    return await unitTests({ databaseUrl: server.socketUrl, except: MOSTLY_WAITING });
  } finally {
    await server.stop();
  }
}
