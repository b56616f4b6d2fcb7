import { spawn } from 'node:child_process';
import { brandOfNx } from '../build/nx.mjs';
import { WORKSPACE_ROOT } from '../build/workspace-root.mjs';

/** Signals by which a terminal or a supervisor ends a command. */
export const INTERRUPTIONS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

const running = new Set();

/**
 * Runs a program to its end and collects its output. `echo` also prints it. The variables
 * turn off Nx's daemon, questions and colors, keep a brand's Nx apart from others, and make
 * ESLint use `.eslintrc.json`.
 */
export function run(
  command,
  args,
  { env = {}, echo = false, cwd = WORKSPACE_ROOT, ...options } = {},
) {
  return new Promise((done) => {
    const child = spawn(command, args, {
      cwd,
      env: {
        ...process.env,
        NX_DAEMON: 'false',
        NX_TUI: 'false',
        NO_COLOR: '1',
        ESLINT_USE_FLAT_CONFIG: 'false',
        ...brandOfNx(),
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
      ...options,
    });
    running.add(child);
    let output = '';
    const take = (chunk) => {
      output += chunk;
      if (echo) process.stdout.write(chunk);
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    child.once('error', (error) => finish(127, error.message));
    child.once('close', (code) => finish(code ?? 1));
    const finish = (code, more = '') => {
      running.delete(child);
      done({ code, output: output + more });
    };
  });
}

/** Runs a Node program of the workspace. */
export function runNode(args, options) {
  return run(process.execPath, args, options);
}

/**
 * Ends the programs of `run` when the whole command is stopped. SIGINT, so that
 * Playwright stops the product too.
 */
export function stopRunning() {
  for (const child of running) child.kill('SIGINT');
}

/**
 * From now on an interruption ends this command, and the programs of `run` with it.
 * Without that they would go on without a reader. Gives the function that takes it back.
 */
export function endWhenInterrupted() {
  const end = () => {
    stopRunning();
    process.exit(1);
  };
  for (const signal of INTERRUPTIONS) process.on(signal, end);
  return () => {
    for (const signal of INTERRUPTIONS) process.off(signal, end);
  };
}
