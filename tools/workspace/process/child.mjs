import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, readFileSync } from 'node:fs';

const GRACE_MS = 12_000;

/**
 * A process of the product with its log in a file. It has its own group, so Ctrl-C
 * reaches only the supervisor, which then stops all in order; when the supervisor
 * vanishes, the channel closes and the process stops by itself. `onMessage` gets what the
 * process sends by the channel.
 */
export function startChild({
  name,
  args,
  env,
  cwd,
  logFile,
  echo = false,
  onDeath,
  onMessage,
}) {
  const log = createWriteStream(logFile, { flags: 'a' });
  const child = spawn(process.execPath, args, {
    cwd,
    env,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  if (onMessage) child.on('message', onMessage);
  child.stdout.pipe(log, { end: false });
  child.stderr.pipe(log, { end: false });
  if (echo) {
    child.stdout.on('data', (chunk) => process.stdout.write(prefixed(name, chunk)));
    child.stderr.on('data', (chunk) => process.stderr.write(prefixed(name, chunk)));
  }
  let stopping = false;
  const ended = once(child, 'close').then(([code, signal]) => {
    log.end();
    if (!stopping) onDeath?.({ name, code, signal, lines: lastLines(logFile) });
    return { code, signal };
  });
  return {
    name,
    pid: child.pid,
    ended,
    get running() {
      return child.exitCode === null && child.signalCode === null;
    },
    /** SIGTERM, then SIGKILL for a process that has not ended in time. */
    async stop(signal = 'SIGTERM') {
      stopping = true;
      if (child.exitCode !== null || child.signalCode !== null) return ended;
      child.kill(signal);
      const timer = setTimeout(() => child.kill('SIGKILL'), GRACE_MS);
      const result = await ended;
      clearTimeout(timer);
      return result;
    },
  };
}

/** The last meaningful lines of a log, shortened for a terminal. */
function lastLines(file, count = 5) {
  try {
    return readFileSync(file, 'utf8')
      .trimEnd()
      .split('\n')
      .slice(-count)
      .map((line) => line.slice(0, 400));
  } catch {
    return [];
  }
}

function prefixed(name, chunk) {
  return String(chunk)
    .trimEnd()
    .split('\n')
    .map((line) => `[${name}] ${line}\n`)
    .join('');
}
