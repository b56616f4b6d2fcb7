// Makes an audience app in a copy of the tree, checks and builds it, asks the gateway for
// its page, and throws all of it away. `node tools/workspace/test/new-app.mjs` does it
// alone and ends with code 1 when something does not hold.
import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { NX } from '../build/nx.mjs';
import { WORKSPACE_ROOT } from '../build/workspace-root.mjs';
import { REACT_RULES } from '../lint/react.mjs';
import { originVariable } from '../process/apps.mjs';
import { startChild } from '../process/child.mjs';
import { portNear } from '../process/ports.mjs';
import { runNode } from '../process/run.mjs';
import { addResults, result } from './result.mjs';

const NAME = 'oficina';
const PREFIX = '/oficina';
const GENERATOR = './tools/workspace:audience-app';
/** All that may change outside of the folder of a new app. */
const CHANGED = [
  'CODEOWNERS',
  'libs/api-contract/src/site-map.ts',
  'tools/gateway/nginx.conf',
];
/** The app's own spec, and those that ask the list of apps or of projects. */
const SPECS =
  /apps\/oficina\/|code-owners|monitoring|ports\.spec|deploy-files|site-paths\.spec/;
const READY_MS = 30_000;

/** The result of all checks, one test each. */
export async function newApp() {
  const copy = mkdtempSync(join(tmpdir(), 'site-new-app-'));
  const own = `apps/${NAME}`;
  const node = (args, options) => runNode(args, { cwd: copy, ...options });
  try {
    const files = copyTree(copy);
    const made = await node([NX, 'g', GENERATOR, NAME, '--prefix', PREFIX]);
    if (made.code !== 0) return checked('is made by its generator', made);
    writeFileSync(join(copy, 'tsconfig.app.json'), typesOf(own));
    const [types, react, lint, spec, built] = [
      await node([
        'node_modules/typescript-native/bin/tsc',
        '--checkers',
        '1',
        '-p',
        'tsconfig.app.json',
      ]),
      await node([...REACT_RULES, own]),
      await node(['node_modules/eslint/bin/eslint.js', '--max-warnings=0', own]),
      await node(['node_modules/jest/bin/jest.js', '--silent', SPECS.source]),
      await node([resolve(WORKSPACE_ROOT, 'node_modules/vite/bin/vite.js'), 'build'], {
        cwd: join(copy, own),
        env: { COMPRESS: 'later', NODE_ENV: 'production' },
      }),
    ];
    return [
      checked('is made by its generator', made),
      checked('changes three files outside of its folder', onlyThree(copy, files, own)),
      checked('has right types', types),
      checked('keeps the rules of React', react),
      checked('passes lint', lint),
      checked('passes its own spec and those of the site map', spec),
      checked('is built', built),
      checked('shows its page through the gateway', await served(copy)),
    ].reduce(addResults);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

function checked(what, { code, output = '' }) {
  const name = `a new app ${what}`;
  return code === 0
    ? result({ passed: 1 })
    : result({ failed: 1, names: [name], details: `${name}:\n${output.slice(-3000)}` });
}

/** Copies what git knows or would take, with the packages by a link. Gives the files. */
function copyTree(copy) {
  const known = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  const files = execFileSync('git', known, { cwd: WORKSPACE_ROOT, encoding: 'utf8' })
    .split('\0')
    .filter((file) => file && existsSync(resolve(WORKSPACE_ROOT, file)));
  for (const file of files) {
    mkdirSync(join(copy, dirname(file)), { recursive: true });
    copyFileSync(resolve(WORKSPACE_ROOT, file), join(copy, file));
  }
  const packages = resolve(WORKSPACE_ROOT, 'node_modules');
  symlinkSync(packages, join(copy, 'node_modules'), 'junction');
  return files;
}

/** Types of the app and of what it imports. */
function typesOf(own) {
  return JSON.stringify({
    extends: './tsconfig.base.json',
    include: [own, 'libs/*/src/**/*.d.ts'],
  });
}

function onlyThree(copy, files, own) {
  const changed = files.filter(
    (file) =>
      !readFileSync(join(copy, file)).equals(readFileSync(resolve(WORKSPACE_ROOT, file))),
  );
  const added = ['apps', 'libs', 'tools'].flatMap((folder) =>
    readdirSync(join(copy, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name).slice(copy.length + 1))
      .filter((file) => !file.startsWith(`${own}/`) && !files.includes(file)),
  );
  const all = [...changed, ...added].sort();
  return { code: all.join() === CHANGED.join() ? 0 : 1, output: all.join('\n') };
}

/** Asks the gateway of the copy for the page and for a script of it. */
async function served(copy) {
  const [port, gatewayPort] = [await portNear(0), await portNear(0)];
  const common = { ...process.env, NODE_ENV: 'production', HOST: '127.0.0.1' };
  // Nobody answers there: pages come without the API, too.
  Object.assign(common, { API_ORIGIN: 'http://127.0.0.1:9', LOG_LEVEL: 'fatal' });
  const start = (name, args, env) =>
    startChild({
      ...{ name, args, cwd: copy, env: { ...common, ...env } },
      logFile: join(copy, `${name}.log`),
    });
  const children = [
    start(NAME, [`dist/apps/${NAME}/main.js`], { PORT: port }),
    start('gateway', ['--import', 'tsx', 'tools/gateway/src/main.ts'], {
      ...{ PORT: gatewayPort, DRAIN_MS: 0 },
      [originVariable(NAME)]: `http://127.0.0.1:${port}`,
    }),
  ];
  try {
    const origin = `http://127.0.0.1:${gatewayPort}`;
    const page = await (await ask(`${origin}${PREFIX}`)).text();
    const [script = ''] = new RegExp(`${PREFIX}/assets/main-[^"]*\\.js`).exec(page) ?? [];
    const { status } = await ask(`${origin}${script}`);
    const isShown = page.includes('<title>Oficina</title>') && script && status === 200;
    return { code: isShown ? 0 : 1, output: `${script} ${status}\n${page}` };
  } catch (error) {
    return { code: 1, output: error.message };
  } finally {
    await Promise.all(children.map((child) => child.stop()));
  }
}

/** The first answer that is not a failure; throws the last one after half a minute. */
async function ask(url) {
  const until = Date.now() + READY_MS;
  for (;;) {
    const answer = await fetch(url).catch((error) => error);
    if (answer.status < 500) return answer;
    if (Date.now() > until) throw new Error(`${url}: ${answer.status ?? answer.cause}`);
    await new Promise((done) => setTimeout(done, 50));
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { failed, details } = await newApp();
  process.stdout.write(details ? `${details}\n` : 'Every check holds.\n');
  process.exitCode = failed;
}
