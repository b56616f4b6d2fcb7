import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { WORKSPACE_ROOT } from '../build/workspace-root.mjs';
import { runNode } from '../process/run.mjs';
import { result, single } from './result.mjs';

/**
 * The journeys in a real browser, through the gateway. Prints each one as it ends, and
 * the failed ones at the end. `cwd` may be the sources of another commit, `given` chooses
 * among the journeys, `env` names a product that runs already.
 */
export async function journeys(
  config = 'playwright.config.ts',
  { cwd = WORKSPACE_ROOT, given = [], env = {}, file = `${config}.json` } = {},
) {
  const report = outputFile(file);
  const { output } = await runNode(
    [
      'node_modules/@playwright/test/cli.js',
      'test',
      '-c',
      `apps/site-e2e/${config}`,
      '--reporter=list,json',
      ...given,
    ],
    { cwd, echo: true, env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report } },
  );
  const { stats, suites } = readJson(report) ?? {};
  if (!stats || stats.expected + stats.unexpected + stats.flaky === 0)
    return single(false, output.slice(-6000));
  return result({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
    names: suites.flatMap(failedJourneys),
  });
}

/** Journeys that failed at least once, in a suite of Playwright's report. */
function failedJourneys({ specs = [], suites = [] }) {
  const failed = specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName }) => `[${projectName}] ${file} › ${title}`),
  );
  return [...failed, ...suites.flatMap(failedJourneys)];
}

function outputFile(name) {
  const tmp = resolve(WORKSPACE_ROOT, 'tmp');
  mkdirSync(tmp, { recursive: true });
  const file = resolve(tmp, name);
  rmSync(file, { force: true });
  return file;
}

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}
