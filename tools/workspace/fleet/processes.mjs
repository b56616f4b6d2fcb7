import { spawn } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { secretOf } from '../../../libs/server/src/secret-files.ts';
import { startOf } from '../built.mjs';
import { basePathOf } from '../process/apps.mjs';
import { FleetError } from './fleet-error.mjs';

/** A process drains and ends by itself within 10 s of SIGTERM. */
const STOP_MS = 15_000;
const LOOK_MS = 50;
const ANSWER_MS = 5_000;
/**
 * Two processes of the gateway share a port, and each new connection reaches one of them: a
 * bad one is missed in one of sixteen million trials.
 */
const SHARED_PORT_TRIES = 24;
const ONCE = { connection: 'close' };

/**
 * The processes of a fleet on this machine. They outlive the command that starts them, so
 * each is known by a file with its id. `envOf` gives the variables of a process.
 */
export function openProcesses(folder, { envOf, readyMs }) {
  if (!existsSync('/proc/self/cmdline'))
    throw new FleetError(
      'A fleet knows its processes by /proc, which this system lacks.',
    );
  const home = join(folder, 'processes');
  const logs = join(folder, 'logs');
  for (const one of [home, logs]) mkdirSync(one, { recursive: true });
  const pidFile = (name) => join(home, `${name}.pid`);
  const logFile = (name) => join(logs, `${name}.log`);

  /** The id of a process while it runs; another program may have got its number since. */
  const pidOf = (name) => {
    if (!existsSync(pidFile(name))) return null;
    const pid = Number(readFileSync(pidFile(name), 'utf8'));
    return pid > 0 && commandOf(pid).includes(folder) ? pid : null;
  };

  const start = (name, args, env) => {
    const log = openSync(logFile(name), 'a');
    // The shell writes its own id before it becomes the program: no process is ever
    // without its file, even if this command is killed now.
    const child = spawn(
      '/bin/sh',
      ['-c', 'echo $$ > "$0" && exec "$@"', pidFile(name), ...args],
      {
        cwd: folder,
        env,
        detached: true,
        stdio: ['ignore', log, log],
      },
    );
    child.unref();
    closeSync(log);
  };

  const stop = async (name, signal = 'SIGTERM') => {
    const pid = pidOf(name);
    if (!pid) return;
    kill(pid, signal);
    const until = Date.now() + STOP_MS;
    while (pidOf(name) === pid) {
      if (Date.now() > until) kill(pid, 'SIGKILL');
      await pause(LOOK_MS);
    }
  };

  const lastWords = (name) => {
    // Node adds a stack and its version below an error that nobody caught.
    const line =
      readFileSync(logFile(name), 'utf8')
        .split('\n')
        .findLast((one) => !/^(?:\s.*|\}|Node\.js v.*|)$/.test(one)) ?? '';
    try {
      const { msg, err } = JSON.parse(line);
      return err?.message ?? msg ?? line;
    } catch {
      return line.slice(0, 400);
    }
  };

  return {
    pidOf,
    stop,
    /** Starts a program that is no release, such as nginx, with a file in `folder`. */
    startProgram: start,
    lastWords,
    start: (one, releaseFolder) =>
      start(one.name, [process.execPath, ...startOf(one.app, releaseFolder)], envOf(one)),
    /** Resolves once a process can serve as this release. */
    async ready({ name, address }, facts) {
      const until = Date.now() + readyMs;
      let why = 'it did not answer';
      while (Date.now() < until) {
        // A shell that has not become the program yet has no file.
        if (!pidOf(name) && Date.now() > until - readyMs + 2_000)
          throw new FleetError(`${name} ended: ${lastWords(name)}`);
        const answer = await ask(`http://${address}/readyz`);
        if (answer?.ok) {
          const served = await (await ask(`http://${address}/version`))?.json();
          if (served?.version === facts.version && served?.commit === facts.commit)
            return;
          throw new FleetError(
            `${name} serves ${served?.version}, not ${facts.version}.`,
          );
        }
        if (answer) why = lastWords(name);
        await pause(LOOK_MS);
      }
      throw new FleetError(`${name} was not ready after ${readyMs / 1000} s: ${why}`);
    },
    /**
     * One page and one call: of this process, which answers `at`, and of the API behind a
     * web app.
     */
    async tryOut({ name, app, role }, { at, apiAddress, env }) {
      const isGateway = app === 'gateway';
      const page = `http://${at}${isGateway ? '/' : basePathOf(app)}`;
      const times = isGateway ? SHARED_PORT_TRIES : 1;
      if (app !== 'api')
        for (let time = 0; time < times; time += 1) await must(name, page, ONCE);
      if (role === 'worker') return;
      const api = isGateway || app === 'api' ? at : apiAddress;
      await must(name, `http://${api}/api/v1/content-version`, {
        'x-api-key': secretOf(env, 'API_KEY', badVariable) ?? 'rodar-demo',
        'x-brand-id': env.BRAND_ID ?? '1',
        'x-session-id': crypto.randomUUID(),
      });
    },
    /** Its release, version and readiness, as it says itself; null without an answer. */
    async look({ address }) {
      const [version, ready] = await Promise.all([
        ask(`http://${address}/version`),
        ask(`http://${address}/readyz`),
      ]);
      return version ? { ...(await version.json()), isReady: ready?.ok === true } : null;
    },
  };
}

function badVariable(variable, reason) {
  throw new FleetError(`Bad environment variable ${variable}: ${reason}`);
}

async function must(name, url, headers = {}) {
  const answer = await ask(url, headers);
  if (!answer || answer.status >= 400)
    throw new FleetError(
      `${name}: ${new URL(url).pathname} answered ${answer?.status ?? 'nothing'}.`,
    );
}

async function ask(url, headers = {}) {
  try {
    const answer = await fetch(url, {
      headers,
      redirect: 'manual',
      signal: AbortSignal.timeout(ANSWER_MS),
    });
    const text = await answer.text();
    return { ok: answer.ok, status: answer.status, json: async () => JSON.parse(text) };
  } catch {
    return null;
  }
}

function kill(pid, signal) {
  try {
    process.kill(pid, signal);
  } catch (error) {
    // It has ended meanwhile.
    if (error.code !== 'ESRCH') throw error;
  }
}

/** Words of a running program, from the system; empty for one that has ended. */
function commandOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    return '';
  }
}
