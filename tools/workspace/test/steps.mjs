import { readFileSync, rmSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { NX } from '../build/nx.mjs';
import { WORKSPACE_ROOT } from '../build/workspace-root.mjs';
import { buildAll } from '../build-all.mjs';
import { REACT_RULES } from '../lint/react.mjs';
import { runNode } from '../process/run.mjs';
import { restartUnderLoad } from '../restarts/restart-under-load.mjs';
import { rollUnderLoad } from '../restarts/roll-under-load.mjs';
import { addResults, result, single } from './result.mjs';
import { report } from './size.mjs';

const tmp = resolve(WORKSPACE_ROOT, 'tmp');

/**
 * One run of Oxlint, for the rules of React, and one of ESLint over everything. The project
 * graph is computed first: without it the boundary rule stays silent.
 */
export async function lint() {
  const [react, graph] = await Promise.all([
    runNode([...REACT_RULES, ...LINTED]),
    runNode([NX, 'show', 'projects']),
  ]);
  if (graph.code !== 0) return single(false, graph.output);
  const { code, output } = await runNode(
    ['node_modules/eslint/bin/eslint.js', '--max-warnings=0', ...LINTED],
    { env: { NODE_NO_WARNINGS: '1' } },
  );
  const blind = output.includes('No cached ProjectGraph is available');
  return single(
    react.code === 0 && code === 0 && !blind,
    [
      react.code === 0 ? '' : react.output,
      blind ? 'The boundary rule had no project graph.' : output,
    ].join('\n'),
  );
}

const LINTED = ['apps', 'libs', 'tools'];

/** The figures of the source against their bounds, circles of imports among them. */
export async function house() {
  const { code, output } = await runNode(['tools/workspace/house.ts']);
  return single(code === 0, output);
}

/**
 * No caller of the last release is broken, or a line gives the reason why that is safe.
 */
export async function contract() {
  const { code, output } = await runNode(['tools/workspace/contract.mjs']);
  return single(code === 0, output);
}

/**
 * Checks the layout. Oxfmt looks at everything in a second and differs from Prettier in few
 * places. Prettier decides on the files that Oxfmt would change, or on all when it fails.
 */
export async function format() {
  const quick = await runNode([
    'node_modules/oxfmt/bin/oxfmt',
    '--config=tools/workspace/lint/oxfmt.mjs',
    '--list-different',
    '.',
  ]);
  if (quick.code === 0) return single(true);
  const doubtful = quick.code === 1 ? quick.output.trim().split('\n') : ['.'];
  const { code, output } = await runNode([
    'node_modules/prettier/bin/prettier.cjs',
    '--check',
    '--log-level=warn',
    ...doubtful,
  ]);
  return single(code === 0, `${output}npm run format lays these files out.`);
}

/**
 * One type-check over everything, by TypeScript's native compiler, incremental. A second
 * checker would find out the same types of the libraries again.
 */
export async function types() {
  const { code, output } = await runNode([
    'node_modules/typescript-native/bin/tsc',
    '--noEmit',
    '--checkers',
    '1',
    '--incremental',
    '--tsBuildInfoFile',
    'node_modules/.cache/types.tsbuildinfo',
    '-p',
    'tsconfig.json',
  ]);
  return single(code === 0, output);
}

/**
 * Unit, API and screen tests of each project by itself. Nx gives the last result of an
 * unchanged project; the biggest ones begin first. `databaseUrl` is a PostgreSQL for the
 * API's specs, of which only those named by `apps/api/jest.embedded.config.cjs` then run
 * on PGlite too; without it all run on PGlite. `only` and `except` choose among the
 * projects, `atOnce` is their number at a time.
 */
export async function unitTests({ databaseUrl, only, except = [], atOnce = 2 } = {}) {
  const listed = await runNode([
    NX,
    'show',
    'projects',
    '--with-target',
    'test',
    '--json',
  ]);
  const all = readProjects(listed.output);
  if (!all) return single(false, listed.output);
  const names = all.filter((name) => only?.includes(name) ?? !except.includes(name));
  const order = [
    ...BIGGEST.filter((name) => names.includes(name)),
    ...names.filter((name) => !BIGGEST.includes(name)),
  ];
  const reports = databaseUrl ? [...order, EMBEDDED] : order;
  for (const name of reports) rmSync(reportOf(name), { force: true });
  const { output } = await runNode(
    [
      NX,
      'run-many',
      ...(databaseUrl
        ? ['--targets=test,test-embedded', '--configuration=postgres']
        : ['--targets=test']),
      `--projects=${order.join(',')}`,
      `--parallel=${atOnce}`,
      '--output-style=static',
    ],
    databaseUrl ? { env: { TEST_DATABASE_URL: databaseUrl } } : {},
  );
  return reports
    .map((name) =>
      jestResult(readJson(reportOf(name)), `${name}: ${output.slice(-3000)}`, name),
    )
    .reduce(addResults);
}

/** Projects whose specs mostly wait for the processes that they start and stop. */
export const MOSTLY_WAITING = ['server', 'gateway'];
const BIGGEST = ['api', 'public-site'];
const EMBEDDED = 'api-embedded';
const reportOf = (project) => resolve(tmp, 'jest', `${project}.json`);

function readProjects(output) {
  try {
    return JSON.parse(output.slice(output.indexOf('[')));
  } catch {
    return null;
  }
}

function jestResult(report, output, project) {
  if (!report) return single(false, output);
  const details = report.testResults
    .filter(({ status }) => status === 'failed')
    .map(({ name, message }) => `${project}: ${name}\n${message}`)
    .join('\n');
  return result({
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests,
    details,
    names: report.testResults
      .flatMap(failedNames)
      .map((name) => (project === EMBEDDED ? `${name} (on PGlite)` : name)),
  });
}

/** The failed tests of one file; only the file when it could not run. */
function failedNames({ name, status, assertionResults }) {
  if (status !== 'failed') return [];
  const file = relative(WORKSPACE_ROOT, name);
  const failed = assertionResults.filter((one) => one.status === 'failed');
  return failed.length > 0
    ? failed.map(({ fullName }) => `${file} › ${fullName}`)
    : [`${file} could not run`];
}

export async function build() {
  try {
    await buildAll(() => {});
    return single(true);
  } catch (error) {
    return single(false, error.message);
  }
}

/**
 * A web app and the API rolled to another build, and the API taken back, which visitors
 * must not notice; and one restart of a single process that may give a designed answer.
 */
export async function restarts() {
  const lines = [];
  const say = (line) => lines.push(line);
  const rolled = await rollUnderLoad({ apps: ['dealer-portal', 'api'], say });
  const restarted = await restartUnderLoad({ restarts: 0, alone: 1, say });
  return single(rolled.ok && restarted.ok, lines.join('\n'));
}

/** First-load JavaScript of every page against its budget. */
export async function size() {
  try {
    const { text, ok } = await report();
    return single(ok, text);
  } catch (error) {
    return single(false, error.message);
  }
}

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}
