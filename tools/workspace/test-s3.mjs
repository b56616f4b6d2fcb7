// `npm run test:s3`: the API's files in the bucket of a real S3 server, which also goes
// away and falls silent. Not part of `npm test`. The server is s3rver, the only one among
// the packages of npm and Debian 12 that needs nothing else to run.
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { createRequire } from 'node:module';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WORKSPACE_ROOT } from './build/workspace-root.mjs';
import { findPostgres, startPostgres } from './process/postgres.mjs';
import { runNode } from './process/run.mjs';
import { enterRuntime } from './process/runtime.mjs';

await enterRuntime({ tests: true });
const S3rver = createRequire(join(WORKSPACE_ROOT, 'tools/audits/'))('s3rver');
const folder = mkdtempSync(join(tmpdir(), 'site-s3-'));
const bucket = new S3rver({
  port: 0,
  address: '127.0.0.1',
  silent: true,
  directory: folder,
  configureBuckets: [{ name: 'files' }],
});
const { port } = await bucket.run();

/** `open` passes everything on, `away` hangs up, `silent` takes all and answers nothing. */
let mode = 'open';
const sockets = new Set();
const way = createServer((socket) => {
  sockets.add(socket);
  socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
  if (mode === 'away') return socket.destroy();
  if (mode === 'silent') return socket.resume();
  const onward = connect(port, '127.0.0.1');
  onward.on('error', () => socket.destroy());
  socket.pipe(onward).pipe(socket);
});
// The test says by the path how the server shall be.
const control = createHttpServer((request, response) => {
  mode = request.url.slice(1);
  for (const socket of sockets) socket.destroy();
  response.end();
});
for (const server of [way, control]) {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
}
const database = findPostgres() ? await startPostgres() : undefined;
try {
  const { code } = await runNode(
    ['node_modules/jest/bin/jest.js', '-c', 'apps/api/jest.s3.cjs', '--forceExit'],
    {
      env: {
        S3_URL: `http://127.0.0.1:${way.address().port}`,
        S3_CONTROL_URL: `http://127.0.0.1:${control.address().port}`,
        AWS_ACCESS_KEY_ID: 'S3RVER',
        AWS_SECRET_ACCESS_KEY: 'S3RVER',
        ...(database && { TEST_DATABASE_URL: database.socketUrl }),
      },
      echo: true,
    },
  );
  process.exitCode = code;
} finally {
  for (const socket of sockets) socket.destroy();
  way.close();
  control.close();
  await bucket.close();
  await database?.stop();
  rmSync(folder, { recursive: true, force: true });
}
