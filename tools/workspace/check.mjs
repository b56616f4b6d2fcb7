// `npm run check`: the quick part of the tests. No browser, no PostgreSQL, no build.
import { endWhenInterrupted } from './process/run.mjs';
import { enterRuntime } from './process/runtime.mjs';
import { createTally } from './test/tally.mjs';

await enterRuntime({ tests: true });
// Loaded here: the first Node may be an older one, without packages.
const { contract, format, house, lint, types, unitTests } =
  await import('./test/steps.mjs');
const say = (line) => process.stdout.write(`${line}\n`);
endWhenInterrupted();

const tally = createTally(say);
await Promise.all([
  tally.step('layout', format),
  tally.step('size and circles of the source', house),
  tally.step('wire contract', contract),
  tally.step('lint', lint),
  tally.step('types', types),
]);
await tally.step('unit, API and screen tests', () => unitTests());
process.exit(tally.end());
