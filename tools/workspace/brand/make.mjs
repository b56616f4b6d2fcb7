// `npm run brand -- <folder> [--check]`: checks the folder of a brand and builds all
// programs for it into a folder of its own in dist. With --check it then looks for the
// first brand in what it built, in pages, mails and papers.
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { WORKSPACE_ROOT } from '../build/workspace-root.mjs';
import { enterRuntime, stop } from '../process/runtime.mjs';

await enterRuntime({ tests: process.argv.includes('--check') });
const [folder, ...words] = process.argv.slice(2);
if (!folder || words.some((word) => word !== '--check'))
  stop('Usage: npm run brand -- <folder, such as brands/estrada> [--check]');
if (resolve(folder) === resolve(WORKSPACE_ROOT, 'brands/rodar') && words.length > 0)
  stop('--check looks for this very brand in the build of another one.');
const say = (line) => process.stdout.write(`${line}\n`);

const { endWhenInterrupted, runNode } = await import('../process/run.mjs');
endWhenInterrupted();
const { needBrand } = await import('./need-brand.mjs');
await needBrand(folder);

// Builds read BRAND, and so does the module that says where they go.
process.env.BRAND = folder;
const { buildAll } = await import('../build-all.mjs');
const { DIST } = await import('../build/brand.mjs');
await buildAll(say);
const nginx = await runNode(['--import', 'tsx', 'tools/gateway/src/render.ts']);
if (nginx.code !== 0) stop(`No nginx.conf:\n${nginx.output.trimEnd()}`);
writeFileSync(resolve(WORKSPACE_ROOT, DIST, 'nginx.conf'), nginx.output);
say(`${folder} is built in ${DIST}. To serve it: BRAND=${folder} npm start`);

if (words.includes('--check')) {
  const { lookForFirstBrand } = await import('./look-for-first-brand.mjs');
  const found = await lookForFirstBrand(say);
  if (found.length > 0) stop(`The first brand is in it:\n${found.join('\n')}`);
  say('The first brand is nowhere in it.');
}
process.exit(0);
