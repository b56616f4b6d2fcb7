import { spawn } from 'node:child_process';
import { WORKSPACE_ROOT } from '../build/workspace-root.mjs';

const running = new Set();

/**
 * Runs a program to its end and gathers what it says. `echo` shows it at the same time.
 * The variables keep Nx without daemon, questions and colors, and ESLint on
 * `.eslintrc.json`.
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
 * Ends what `run` has started, when the whole command is told to stop. SIGINT: Playwright
 * then stops the product too.
 */
export function stopRunning() {
  for (const child of running) child.kill('SIGINT');
}
