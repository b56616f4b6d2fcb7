import { spawn } from 'node:child_process';
import { WORKSPACE_ROOT } from '../build/workspace-root.mjs';

const running = new Set();

/**
 * Runs a program to its end and collects its output. `echo` also prints it. The variables
 * turn off Nx's daemon, questions and colors, and make ESLint use `.eslintrc.json`.
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
