// `npm run release [-- <app> …]`: gives the apps that version plans name, or these of them,
// their next versions, changelogs and tags, packs them, and writes the releases down
// (docs/operations/release.md).
import { execFileSync } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { DIST } from './build/brand.mjs';
import { NX } from './build/nx.mjs';
import { WORKSPACE_ROOT } from './build/workspace-root.mjs';
import { runNode } from './process/run.mjs';
import { enterRuntime, stop } from './process/runtime.mjs';

const say = (line) => process.stdout.write(`${line}\n`);
await enterRuntime({ say, tests: true });
// Loaded here: the Node that begins may be an older one, without any package.
const { commitNow, needsNextApi, releasesOf, whyNoCommit } =
  await import('./build/release.mjs');
const { RELEASED } = await import('./release/apps.mjs');
const { splitPlan } = await import('./release/split-plan.mjs');

const at = (file) => resolve(WORKSPACE_ROOT, file);
const text = (file) => readFileSync(at(file), 'utf8');
const read = (file) => JSON.parse(text(file));
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

const only = process.argv.slice(2);
const stranger = only.find((app) => !RELEASED[app]);
if (stranger)
  stop(
    `${stranger} is not released: npm run release [-- <${Object.keys(RELEASED).join(' | ')}> …]`,
  );
const why = whyNoCommit();
if (why) stop(why);

if (only.length > 0) {
  if (!only.includes('api')) for (const app of only) await requireReleasedApi(app);
  leaveOtherPlans();
}
// A contract that can't be released is refused before anything is committed.
await must(['tools/workspace/contract.mjs']);
const before = versions();
// No tag of an earlier release is asked for: a clone may have none.
await must([
  ...[NX, 'release', '--skip-publish', '--first-release'],
  ...(only.length > 0 ? [`--projects=${only.join(',')}`] : []),
]);
const commit = commitNow();
const released = Object.entries(versions()).filter(
  ([app, version]) => version !== before[app],
);
if (released.length === 0) stop('No version plan: npx nx release plan makes one.');

const entries = [];
for (const [app, version] of released) {
  await must(['tools/workspace/package.mjs', app]);
  const { api } = read(`${DIST}/${RELEASED[app]}/release.json`).needs;
  const [sha256] = text(`${DIST}/packages/${app}-${version}.tgz.sha256`).split(' ');
  entries.push({ app, version, commit, ...(api && { api }), sha256 });
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

/** An app that goes out without the API may call nothing that only the next API knows. */
async function requireReleasedApi(app) {
  await must([NX, 'build', app, '--output-style=static']);
  if (needsNextApi(app, at(`${DIST}/${RELEASED[app]}`)))
    stop(
      `${app} makes calls that no released API knows: npm run release -- api ${only.join(' ')}`,
    );
}

/** Leaves a part of its own for later of each plan that names other apps, too. */
function leaveOtherPlans() {
  for (const file of globSync('.nx/version-plans/*.md', { cwd: WORKSPACE_ROOT })) {
    const plans = splitPlan(text(file), only);
    if (!plans) continue;
    const now = file.replace(/\.md$/, `.${only.join('-')}.md`);
    writeFileSync(at(file), plans.later);
    writeFileSync(at(now), plans.now);
    git('add', file, now);
  }
}
