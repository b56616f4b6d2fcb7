// `npm run package -- <app>`: builds an app and packs it into dist/packages, one archive
// with lock, bill of materials and SHA-256 (docs/operations/release.md).
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { DIST } from './build/brand.mjs';
import { NX } from './build/nx.mjs';
import { WORKSPACE_ROOT } from './build/workspace-root.mjs';
import { runNode } from './process/run.mjs';
import { enterRuntime, stop } from './process/runtime.mjs';

await enterRuntime({ say: (line) => process.stderr.write(`${line}\n`), tests: true });
// Loaded here: the first Node may be an older one, without packages.
const { commitNow, releaseOf, whyNoCommit, whyReleased } =
  await import('./build/release.mjs');
const { billOf } = await import('./build/packages.mjs');
const { RELEASED } = await import('./release/apps.mjs');
const { containerfileOf, unitOf } = await import('./release/deploy-files.mjs');
const { packFolder } = await import('./release/pack.mjs');

const [app] = process.argv.slice(2);
const root = RELEASED[app];
if (!root) stop(`Usage: npm run package -- <${Object.keys(RELEASED).join(' | ')}>`);

const { version } = JSON.parse(
  readFileSync(resolve(WORKSPACE_ROOT, root, 'version.json'), 'utf8'),
);
const why = whyNoCommit() ?? whyReleased({ app, version, commit: commitNow() });
if (why) stop(why);
const bom = execFileSync(
  'npm',
  ['sbom', '--package-lock-only', '--sbom-format=cyclonedx'],
  { cwd: WORKSPACE_ROOT, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
);
const built = await runNode([NX, 'build', app, '--output-style=static']);
if (built.code !== 0) stop(`The build failed:\n${built.output.trimEnd()}`);

const folder = resolve(WORKSPACE_ROOT, DIST, root);
const release = releaseOf(app, root, folder);
const { file, hash } = await packFolder(folder, {
  release,
  bom: billOf(
    JSON.parse(bom),
    JSON.parse(readFileSync(resolve(folder, 'packages.json'), 'utf8')),
  ),
  texts: {
    [`rodar-${app}@.service`]: unitOf(app),
    Containerfile: containerfileOf(app, release),
  },
  to: resolve(WORKSPACE_ROOT, DIST, 'packages'),
});
process.stdout.write(`${file}\nsha256 ${hash}\n`);
