// `npm run brand -- <folder> [--check]`: checks the folder of a brand and builds all
// programs for it into a folder of its own in dist. With --check it then looks for the
// first brand in what it built, in pages, mails and papers.
import { resolve } from 'node:path';
import { enterRuntime, stop } from '../process/runtime.mjs';

await enterRuntime({ tests: process.argv.includes('--check') });
const [folder, ...words] = process.argv.slice(2);
if (!folder || words.some((word) => word !== '--check'))
  stop('Usage: npm run brand -- <folder, such as brands/estrada> [--check]');
const say = (line) => process.stdout.write(`${line}\n`);

const { endWhenInterrupted, runNode } = await import('../process/run.mjs');
endWhenInterrupted();
const { code, output } = await runNode([
  ...['--import', 'tsx', 'tools/workspace/brand/faults.ts'],
  resolve(folder),
]);
if (code !== 0) stop(`${folder} is no brand yet:\n${output.trimEnd()}`);

// Builds read it, and the module that says where they go.
process.env.BRAND = folder;
const { buildAll } = await import('../build-all.mjs');
const { DIST } = await import('../build/brand.mjs');
await buildAll(say);
say(`${folder} is built in ${DIST}. To serve it: BRAND=${folder} npm start`);

if (words.includes('--check')) {
  const { lookForFirstBrand } = await import('./look-for-first-brand.mjs');
  const found = await lookForFirstBrand(say);
  if (found.length > 0) stop(`The first brand is in it:\n${found.join('\n')}`);
  say('The first brand is nowhere in it.');
}
process.exit(0);
