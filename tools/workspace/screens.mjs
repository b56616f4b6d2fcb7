// `npm run screens [-- --project 390 -g consultant]`: photographs every page for each
// viewer at 390, 768 and 1280 pixels, of the last commit and of this tree, and shows what
// differs side by side.
import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { WORKSPACE_ROOT } from './build/workspace-root.mjs';
import { enterRuntime } from './process/runtime.mjs';

await enterRuntime({ tests: true });
const say = (line) => process.stdout.write(`${line}\n`);
const { buildAll } = await import('./build-all.mjs');
const { ensureTools } = await import('./process/debian.mjs');
const { endWhenInterrupted, runNode } = await import('./process/run.mjs');
const { buildCommit } = await import('./skew/last-release.mjs');
endWhenInterrupted();

const PICTURES = 'tmp/screens';
await ensureTools(say);
await buildAll(say);
const commit = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: WORKSPACE_ROOT });
const before = await buildCommit(String(commit).trim(), say);

rmSync(resolve(WORKSPACE_ROOT, PICTURES), { recursive: true, force: true });
say('The last commit:');
await photograph(['--update-snapshots=all', '--reporter=list'], {
  SCREENS_DIST: join(before, 'dist'),
});
say('This tree:');
const { code } = await photograph([]);
say(
  code === 0
    ? 'No page differs.'
    : `Pages differ: npx playwright show-report ${PICTURES}/report`,
);
process.exit(code);

function photograph(words, env = {}) {
  const test = ['test', '-c', 'apps/site-e2e/screens.config.ts'];
  const given = process.argv.slice(2);
  return runNode(['node_modules/@playwright/test/cli.js', ...test, ...words, ...given], {
    env,
    echo: true,
  });
}
