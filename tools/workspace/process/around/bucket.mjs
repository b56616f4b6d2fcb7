import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WORKSPACE_ROOT } from '../../build/workspace-root.mjs';
import { startWay } from './way.mjs';

/**
 * A real S3 server with the bucket `files`, reached by a way that can be closed; `env` has
 * the variables of the API that lead there. It is s3rver, the only one among the packages
 * of npm and Debian 12 that needs nothing else to run. Null unless the packages of
 * tools/audits are installed.
 */
export async function startBucket() {
  const S3rver = loadServer();
  if (!S3rver) return null;
  const folder = mkdtempSync(join(tmpdir(), 'site-s3-'));
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: folder,
    configureBuckets: [{ name: 'files' }],
  });
  const { port } = await server.run();
  const way = await startWay(port);
  return {
    turn: way.turn,
    url: `http://127.0.0.1:${way.port}`,
    env: {
      FILE_STORE: 's3',
      S3_BUCKET: 'files',
      S3_ENDPOINT: `http://127.0.0.1:${way.port}`,
      AWS_ACCESS_KEY_ID: 'S3RVER',
      AWS_SECRET_ACCESS_KEY: 'S3RVER',
    },
    async stop() {
      way.close();
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function loadServer() {
  try {
    return createRequire(join(WORKSPACE_ROOT, 'tools/audits/'))('s3rver');
  } catch (error) {
    if (error.code !== 'MODULE_NOT_FOUND') throw error;
    return null;
  }
}
