import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { WORKSPACE_ROOT } from '../build/workspace-root.mjs';
import { startOf } from '../built.mjs';
import { renderNginxConf } from '../fleet/nginx-conf.mjs';
import { APPS, originVariable } from '../process/apps.mjs';
import { startChild } from '../process/child.mjs';
import { findNginx } from '../process/debian.mjs';
import { portNear } from '../process/ports.mjs';

/**
 * The Node gateway, and nginx with the configuration rendered for it, before the same
 * processes.
 */
export async function startFronts({ folder, portsOf }) {
  const fronts = [await startGateway({ folder, portsOf })];
  if (findNginx()) fronts.push(await startNginx({ folder, portsOf }));
  return {
    origins: fronts,
    stop: () => Promise.all(fronts.map((front) => front.stop())),
  };
}

export async function startGateway({ folder, portsOf }) {
  const port = await portNear(0);
  const origins = (app) =>
    portsOf(app)
      .map((own) => `http://127.0.0.1:${own}`)
      .join(',');
  const child = startChild({
    name: 'gateway',
    args: startOf('gateway'),
    env: {
      ...process.env,
      NODE_ENV: 'production',
      LOG_LEVEL: 'fatal',
      HOST: '127.0.0.1',
      PORT: port,
      ...Object.fromEntries(APPS.map((app) => [originVariable(app), origins(app)])),
    },
    cwd: WORKSPACE_ROOT,
    logFile: join(folder, 'gateway.log'),
  });
  await listening(port);
  return {
    name: 'Node gateway',
    origin: `http://127.0.0.1:${port}`,
    stop: () => child.stop('SIGINT'),
  };
}

async function startNginx({ folder, portsOf }) {
  const own = mkdtempSync(join(folder, 'nginx-'));
  const port = await portNear(0);
  const conf = await renderNginxConf({
    listen: [`127.0.0.1:${port}`],
    folder: own,
    pagesPerSecond: 10_000,
    serversOf: (app) =>
      portsOf(app).map((process) => ({ address: `127.0.0.1:${process}` })),
  });
  const file = join(own, 'nginx.conf');
  writeFileSync(file, conf);
  const child = spawn(
    findNginx(),
    ['-e', join(own, 'error.log'), '-p', own, '-c', file],
    {
      stdio: 'ignore',
    },
  );
  const ended = once(child, 'exit');
  await listening(port);
  return {
    name: 'nginx',
    origin: `http://127.0.0.1:${port}`,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

async function listening(port) {
  for (let tries = 0; tries < 500; tries += 1) {
    const open = await new Promise((done) => {
      const socket = connect(port, '127.0.0.1')
        .once('connect', () => (socket.destroy(), done(true)))
        .once('error', () => done(false));
    });
    if (open) return;
    await new Promise((done) => setTimeout(done, 20));
  }
  throw new Error(`Nobody listens on port ${port}`);
}
