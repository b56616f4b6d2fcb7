// `npm run release`: gives the apps that version plans name their next versions, changelogs
// and tags, packs them, and writes the releases down (docs/operations.md).
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { WORKSPACE_ROOT } from './build/workspace-root.mjs';
import { NX } from './process/nx.mjs';
import { runNode } from './process/run.mjs';
import { enterRuntime, stop } from './process/runtime.mjs';

const say = (line) => process.stdout.write(`${line}\n`);
await enterRuntime({ say, tests: true });
// Loaded here: the Node that begins may be an older one, without any package.
const { commitNow, releasesOf } = await import('./build/release.mjs');
const { RELEASED } = await import('./release/apps.mjs');

const at = (file) => resolve(WORKSPACE_ROOT, file);
const read = (file) => JSON.parse(readFileSync(at(file), 'utf8'));
const git = (...words) => execFileSync('git', words, { cwd: WORKSPACE_ROOT });
const versions = () =>
  Object.fromEntries(
    Object.entries(RELEASED).map(([app, root]) => [
      app,
      read(`${root}/version.json`).version,
    ]),
  );
/** Runs a program to its end, and ends this one where that fails. */
async function must(words) {
  const { code, output } = await runNode(words, { echo: true });
  if (code !== 0) stop(`${words.join(' ')} failed:\n${output.slice(-2000)}`);
}

if (!/^[\da-f]{40}$/.test(commitNow())) stop('Commit first: files were changed.');
const before = versions();
// No tag of an earlier release is asked for: a clone may have none.
await must([NX, 'release', '--skip-publish', '--first-release']);
const commit = commitNow();
const released = Object.entries(versions()).filter(
  ([app, version]) => version !== before[app],
);
if (released.length === 0) stop('No version plan: npx nx release plan makes one.');

const entries = [];
for (const [app, version] of released) {
  await must(['tools/workspace/package.mjs', app]);
  const { api } = read(`dist/${RELEASED[app]}/release.json`).needs;
  entries.push({ app, version, commit, ...(api && { api }) });
}
const all = Object.keys(RELEASED).flatMap((app) => [
  ...releasesOf(app),
  ...entries.filter((entry) => entry.app === app),
]);
writeFileSync(at('releases.json'), `${JSON.stringify(all, null, 2)}\n`);
const api = entries.find(({ app }) => app === 'api');
if (api) await must(['tools/workspace/contract.mjs', 'keep', api.version]);
await must(['node_modules/prettier/bin/prettier.cjs', '--write', 'releases.json']);
git('add', '--all', 'releases.json', 'libs/api-contract/releases');
const names = entries.map(({ app, version }) => `${app} ${version}`).join(', ');
git('commit', '--quiet', '--message', 'Write the releases down', '--message', names);
say(`Released ${names}. git push --follow-tags takes commits and tags along.`);
