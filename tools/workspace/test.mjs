// `npm test`, what CI runs: layout, lint, figures, types, unit, API (on a real PostgreSQL
// where there is one, and in part on PGlite), screen, size and browser tests. The last
// line is `N passed, N failed`, with `, N skipped` when something could not run here.
import { stopRunning } from './process/run.mjs';
import { enterRuntime } from './process/runtime.mjs';
import { createTally } from './test/tally.mjs';

await enterRuntime({ tests: true });
const say = (line) => process.stdout.write(`${line}\n`);
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => (stopRunning(), process.exit(1)));

const { ensureTools, findChromium } = await import('./process/debian.mjs');
const { findPostgres, startPostgres } = await import('./process/postgres.mjs');
const { build, format, house, journeys, lint, restarts, size, types, unitTests } =
  await import('./test/steps.mjs');
await ensureTools(say);

const tally = createTally(say);
await Promise.all([
  tally.step('layout', format),
  tally.step('size and circles of the source', house),
  tally.step('lint', lint),
  tally.step('types', types),
]);
await tally.step('unit, API and screen tests', unitTestsHere);
if (!findPostgres()) tally.skip('API on PostgreSQL', 'PostgreSQL is not installed');
await tally.step('build', build);
await tally.step('size of first-load JavaScript', size);
if (findPostgres()) await tally.step('restarts under load', restarts);
else tally.skip('restarts under load', 'PostgreSQL is not installed');
const TWO_APIS = 'the story with two API processes on PostgreSQL';
if (!findChromium()) {
  tally.skip('journeys in a browser', 'chromium is not installed');
  tally.skip(TWO_APIS, 'chromium is not installed');
} else {
  // Side by side, each on a product of its own: the second waits for jobs and restarts.
  const beside = tally.step('journeys of restarts and months', () =>
    journeys('alone.config.ts'),
  );
  await tally.step('journeys in a browser', () => journeys());
  if (findPostgres()) await tally.step(TWO_APIS, () => journeys('two-apis.config.ts'));
  else tally.skip(TWO_APIS, 'PostgreSQL is not installed');
  await beside;
}
process.exit(tally.end());

async function unitTestsHere() {
  if (!findPostgres()) return unitTests();
  const server = await startPostgres();
  try {
    return await unitTests({ databaseUrl: server.socketUrl });
  } finally {
    await server.stop();
  }
}
