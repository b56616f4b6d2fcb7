import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
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

/** The address at which people reach a fleet. */
export function publicAddressOf({ listen: [address] }) {
  const [, host = '127.0.0.1', port] = /^(?:\[?(.*?)\]?:)?(\d+)$/.exec(address) ?? [];
  return { host, port };
}

/**
 * The proxy of a fleet. The Node gateway is an app with processes of its own, and sees by
 * itself who leaves; nginx has to be told.
 */
export function openFront(plan, processes, env) {
  return plan.front === 'nginx'
    ? openNginx(plan, processes, env)
    : {
        pid: () =>
          plan
            .processesOf('gateway')
            .map(({ name }) => processes.pidOf(name))
            .find(Boolean),
        stop: async () => {},
        show: async () => {},
      };
}

function openNginx(plan, processes, env) {
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
      await write(isOut);
      if (isThere) return void process.kill(isThere, 'SIGHUP');
      processes.startProgram(FRONT, [findNginx(), ...words, '-c', file], env);
      await listening(plan, () => processes.lastWords(FRONT));
    },
  };
}

async function listening(plan, lastWords) {
  const { host, port } = publicAddressOf(plan);
  for (let tries = 0; tries < 500; tries += 1) {
    const isOpen = await new Promise((done) => {
      const socket = connect(Number(port), host)
        .once('connect', () => (socket.destroy(), done(true)))
        .once('error', () => done(false));
    });
    if (isOpen) return;
    await pause(20);
  }
  throw new FleetError(`nginx does not listen at ${plan.listen[0]}: ${lastWords()}`);
}
