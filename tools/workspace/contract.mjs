// `npm run contract`: the wire contract of today against that of the last release.
import { enterRuntime } from './process/runtime.mjs';

await enterRuntime();
// Loaded here: the first Node may be an older one, without packages.
const { runNode } = await import('./process/run.mjs');
const { code, output } = await runNode([
  '--import',
  'tsx',
  'tools/workspace/contract/main.ts',
  ...process.argv.slice(2),
]);
process.stdout.write(output);
process.exitCode = code;
