import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AppName } from '@site/api-contract/site-map';
import { type NginxOptions, renderNginx } from './nginx';
import { portForLater } from './proxy-checks';

/** Whether tests on a real nginx can run here; if not, prints what is skipped. */
export function isNginxInstalled(): boolean {
  const installed = spawnSync('nginx', ['-v']).status === 0;
  if (!installed)
    // eslint-disable-next-line no-console -- the one line that says what was skipped
    console.info(
      'nginx is not installed: its tests are skipped (Debian: apt-get install nginx-light)',
    );
  return installed;
}

type TestOptions = Omit<NginxOptions, 'listen' | 'folder' | 'serversOf'> & {
  /** Ports of the processes of an app on this machine. */
  portsOf: (app: AppName) => readonly number[];
};

/**
 * A real nginx with the rendered configuration in a folder of its own, on any free port.
 */
export async function startNginx({ portsOf, ...options }: TestOptions) {
  const folder = mkdtempSync(join(tmpdir(), 'site-nginx-'));
  const port = await portForLater();
  const file = join(folder, 'nginx.conf');
  writeFileSync(
    file,
    renderNginx({
      ...options,
      serversOf: (app) => portsOf(app).map((own) => ({ address: `127.0.0.1:${own}` })),
      listen: loopback(port),
      folder,
    }),
  );
  const nginx: ChildProcess = spawn(
    'nginx',
    ['-e', join(folder, 'error.log'), '-p', folder, '-c', file],
    { stdio: 'ignore' },
  );
  await listening(port, nginx);
  return {
    port,
    folder,
    /** The contents of its two logs. */
    logged: () => ({
      access: readFileSync(join(folder, 'access.log'), 'utf8'),
      error: readFileSync(join(folder, 'error.log'), 'utf8'),
    }),
    async stop() {
      const ended = new Promise((done) => nginx.once('exit', done));
      nginx.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Also IPv6, if this machine has it. */
export function loopback(port: number): string[] {
  const hasIpv6 = Object.values(networkInterfaces()).some((all) =>
    all?.some(({ address }) => address === '::1'),
  );
  return [`127.0.0.1:${port}`, ...(hasIpv6 ? [`[::1]:${port}`] : [])];
}

/** Resolves once nginx listens, however slow this machine is; rejects when it ends before. */
async function listening(port: number, nginx: ChildProcess): Promise<void> {
  while (nginx.exitCode === null && nginx.signalCode === null) {
    const open = await new Promise<boolean>((done) => {
      const socket = connect(port, '127.0.0.1', () => done(true)).on('error', () =>
        done(false),
      );
      socket.unref();
      socket.once('connect', () => socket.destroy());
    });
    if (open) return;
    await new Promise((done) => setTimeout(done, 20));
  }
  throw new Error('nginx did not start');
}
