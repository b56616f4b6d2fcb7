import { execFileSync, spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, resolve } from 'node:path';
import { WORKSPACE_ROOT } from '../build/workspace-root.mjs';
import { ensureDependencies } from './install.mjs';
import { endWhenInterrupted, INTERRUPTIONS } from './run.mjs';

const BIN = resolve(WORKSPACE_ROOT, 'node_modules/.bin');
const PACKAGED = resolve(BIN, process.platform === 'win32' ? 'node.cmd' : 'node');
/**
 * The oldest Node that can install the packages, which include the Node for everything
 * else.
 */
const LEAST_TO_INSTALL = [20, 19];

/** When the command began, in its first process. */
const BEGAN = Number(process.env.COMMAND_BEGAN_AT) || Date.now();

/** The running time of the command, as `12.3 s`. */
export function sinceBegin() {
  return `${((Date.now() - BEGAN) / 1000).toFixed(1)} s`;
}

/**
 * The first line of every command. Installs the packages, those of the tests if wanted,
 * and runs the command again in the packaged Node; this process only waits for it. Ends
 * with one line when neither Node is new enough.
 */
export async function enterRuntime({
  say = (line) => process.stdout.write(`${line}\n`),
  tests = false,
} = {}) {
  const own = process.versions.node;
  if (isOlder(own, LEAST_TO_INSTALL))
    stop(`Node ${LEAST_TO_INSTALL.join('.')} or newer is needed; this is ${own}.`);
  const goOn = endWhenInterrupted();
  await ensureDependencies(say, tests).catch((error) => stop(error.message));
  goOn();

  const packaged = packagedVersion();
  if (packaged === own) return;
  if (packaged) process.exit(await handOver());
  const least = leastToRun();
  if (isOlder(own, least))
    stop(
      `Node ${least.join('.')} or newer is needed; this is ${own}, and no Node comes with the packages for ${process.platform} on ${process.arch}.`,
    );
}

/**
 * The version of the Node among the packages. One that can't run here is removed: npm
 * would put it first on the path.
 */
function packagedVersion() {
  if (!existsSync(PACKAGED)) return null;
  try {
    return execFileSync(PACKAGED, ['-p', 'process.versions.node'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      shell: process.platform === 'win32',
    }).trim();
  } catch {
    rmSync(PACKAGED, { force: true });
    return null;
  }
}

/** Runs this command in the packaged Node and takes over its exit code. */
function handOver() {
  const child = spawn(PACKAGED, process.argv.slice(1), {
    stdio: 'inherit',
    env: {
      ...process.env,
      PATH: `${BIN}${delimiter}${process.env.PATH ?? ''}`,
      COMMAND_BEGAN_AT: String(BEGAN),
    },
    shell: process.platform === 'win32',
  });
  for (const signal of INTERRUPTIONS) process.on(signal, () => child.kill(signal));
  return new Promise((done) => {
    child.once('error', (error) => stop(error.message));
    child.once('close', (code) => done(code ?? 1));
  });
}

function leastToRun() {
  const { engines } = JSON.parse(
    readFileSync(resolve(WORKSPACE_ROOT, 'package.json'), 'utf8'),
  );
  return engines.node.match(/\d+/g).map(Number);
}

function isOlder(version, [major, minor = 0]) {
  const [ownMajor, ownMinor] = version.split('.').map(Number);
  return ownMajor < major || (ownMajor === major && ownMinor < minor);
}

/** Ends a command with a line that gives the reason. */
export function stop(line) {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}
