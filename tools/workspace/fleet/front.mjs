import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startOf } from '../built.mjs';
import { APPS, originVariable } from '../process/apps.mjs';
import { findNginx } from '../process/debian.mjs';
import { run } from '../process/run.mjs';
import { FleetError } from './fleet-error.mjs';
import { renderNginxConf } from './nginx-conf.mjs';

/** Name of the front among the processes. */
const FRONT = 'front';

/** nginx.conf of a fleet. `isOut` says of an address that it gets no request. */
export function nginxConfOf(plan, { folder, isOut = () => false } = {}) {
  const { listen, pagesPerSecond } = plan;
  return renderNginxConf({
    listen,
    folder,
    ...(pagesPerSecond && { pagesPerSecond }),
    serversOf: (app) =>
      plan.addressesOf(app).map((address) => ({ address, isOut: isOut(address) })),
  });
}

/** The variables by which the Node gateway finds the processes of a fleet. */
export function gatewayVariables(plan) {
  return Object.fromEntries(
    APPS.map((app) => [
      originVariable(app),
      plan
        .addressesOf(app)
        .map((address) => `http://${address}`)
        .join(','),
    ]),
  );
}

/** The proxy of a fleet: nginx, or the Node gateway, which sees by itself who leaves. */
export function openFront(plan, processes, env) {
  const isNginx = (plan.front ?? (findNginx() ? 'nginx' : 'gateway')) === 'nginx';
  const home = join(plan.folder, 'nginx');
  const file = join(home, 'nginx.conf');
  const words = ['-e', join(home, 'error.log'), '-p', home];

  /** Writes the configuration once nginx itself has found it good. */
  const write = async (isOut) => {
    mkdirSync(home, { recursive: true });
    writeFileSync(`${file}.new`, await nginxConfOf(plan, { folder: home, isOut }));
    const { code, output } = await run(findNginx(), [
      '-t',
      ...words,
      '-c',
      `${file}.new`,
    ]);
    if (code !== 0)
      throw new FleetError(`nginx refuses its configuration: ${output.trimEnd()}`);
    renameSync(`${file}.new`, file);
  };

  return {
    pid: () => processes.pidOf(FRONT),
    stop: () => processes.stop(FRONT),
    /** Starts it, or has it take what `isOut` says now. */
    async show(isOut) {
      const isThere = processes.pidOf(FRONT);
      if (!isNginx) {
        if (isThere) return;
        const [host, port] = splitAddress(plan.listen[0]);
        const own = { ...env, ...gatewayVariables(plan), HOST: host, PORT: port };
        processes.startProgram(
          FRONT,
          // The folder among its words tells it from another gateway.
          [process.execPath, ...startOf('gateway'), plan.folder],
          own,
        );
      } else {
        await write(isOut);
        if (isThere) return void process.kill(isThere, 'SIGHUP');
        processes.startProgram(FRONT, [findNginx(), ...words, '-c', file], env);
      }
      await listening(plan.listen[0], () => processes.lastWords(FRONT));
    },
  };
}

function splitAddress(address) {
  const [, host = '127.0.0.1', port] = /^(?:\[?(.*?)\]?:)?(\d+)$/.exec(address) ?? [];
  return [host, port];
}

async function listening(address, lastWords) {
  const [host, port] = splitAddress(address);
  for (let tries = 0; tries < 500; tries += 1) {
    const isOpen = await new Promise((done) => {
      const socket = connect(Number(port), host)
        .once('connect', () => (socket.destroy(), done(true)))
        .once('error', () => done(false));
    });
    if (isOpen) return;
    await pause(20);
  }
  throw new FleetError(`The proxy does not listen at ${address}: ${lastWords()}`);
}
