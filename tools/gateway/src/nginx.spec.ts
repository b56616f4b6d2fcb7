import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { renderNginx } from './nginx';
import { echoOf, freePort, send, startStubs } from './proxy-checks';
import { HIDDEN, ROUTES } from './routes.table';

it('nginx.conf is fresh (else: nx run gateway:render)', () => {
  expect(readFileSync(resolve(__dirname, '../nginx.conf'), 'utf8')).toBe(renderNginx());
});

const installed = spawnSync('nginx', ['-v']).status === 0;
// eslint-disable-next-line no-console -- the one line that says what was skipped
if (!installed)
  console.info(
    'nginx is not installed: its route tests are skipped (Debian: apt-get install nginx-light)',
  );

(installed ? describe : describe.skip)(
  'a real nginx with the rendered configuration',
  () => {
    let port: number;
    let nginx: ChildProcess;
    let stubs: Awaited<ReturnType<typeof startStubs>>;
    const folder = mkdtempSync(join(tmpdir(), 'site-nginx-'));

    beforeAll(async () => {
      stubs = await startStubs();
      port = await freePort();
      const file = join(folder, 'nginx.conf');
      writeFileSync(
        file,
        renderNginx({ listen: `127.0.0.1:${port}`, portOf: stubs.portOf, folder }),
      );
      nginx = spawn(
        'nginx',
        ['-e', join(folder, 'error.log'), '-p', folder, '-c', file],
        { stdio: 'ignore' },
      );
      await listening(port);
    });
    afterAll(async () => {
      const ended = new Promise((done) => nginx.once('exit', done));
      nginx.kill('SIGTERM');
      await ended;
      await stubs.stop();
      rmSync(folder, { recursive: true, force: true });
    });

    it.each(ROUTES)('sends %s to %s', async (path, app) => {
      expect(echoOf(await send(port, path))).toMatchObject({ app, url: path });
    });

    it.each(HIDDEN)('hides %s', async (path) => {
      expect((await send(port, path)).status).toBe(404);
    });

    it('overwrites what a client says about where it comes from', async () => {
      const lies = {
        'x-forwarded-for': '1.2.3.4',
        'x-forwarded-proto': 'https',
        'x-forwarded-host': 'evil',
        forwarded: 'for=1.2.3.4',
        'x-real-ip': '1.2.3.4',
      };
      const { headers } = echoOf(await send(port, '/', { headers: lies }));
      expect(headers).toMatchObject({
        'x-forwarded-for': '127.0.0.1',
        'x-forwarded-proto': 'http',
        'x-forwarded-host': `127.0.0.1:${port}`,
      });
      expect(headers.forwarded ?? headers['x-real-ip']).toBeUndefined();
    });

    it('starts a trace where there is none', async () => {
      expect(echoOf(await send(port, '/')).headers['traceparent']).toMatch(
        /^00-[\da-f]{32}-[\da-f]{16}-01$/,
      );
    });

    it('refuses in the form of the address: a page, or the error shape', async () => {
      const page = await send(port, '/metrics');
      expect(page.text).toContain('Não encontramos este arquivo');
      expect(page.headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'strict-transport-security': 'max-age=63072000; includeSubDomains',
        server: 'nginx',
      });
      const json = await send(port, '/api/v1/x', {
        method: 'POST',
        headers: { 'content-length': String(20 * 1024 * 1024) },
      });
      expect([json.status, JSON.parse(json.text)]).toEqual([
        413,
        {
          message: 'O envio é grande demais.',
          traceId: expect.stringMatching(/^[\da-f]{32}$/),
        },
      ]);
    });

    it('answers 503 with Retry-After while an app is away', async () => {
      await stubs.stop();
      const reply = await send(port, '/api/v1/cms');
      expect([reply.status, reply.headers['retry-after']]).toEqual([503, '5']);
      expect((await send(port, '/')).text).toContain('Voltamos em instantes');
    });
  },
);

async function listening(port: number, tries = 100): Promise<void> {
  const open = await new Promise<boolean>((done) => {
    const socket = connect(port, '127.0.0.1', () => done(true)).on('error', () =>
      done(false),
    );
    socket.unref();
    socket.once('connect', () => socket.destroy());
  });
  if (open) return;
  if (tries === 0) throw new Error('nginx did not start');
  await new Promise((done) => setTimeout(done, 20));
  return listening(port, tries - 1);
}
