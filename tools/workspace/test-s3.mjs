// `npm run test:s3`: the API's files in the bucket of a real S3 server, which also goes
// away and falls silent. Not part of `npm test`.
import { once } from 'node:events';
import { createServer } from 'node:http';
import { startBucket } from './process/around/bucket.mjs';
import { findPostgres, startPostgres } from './process/postgres.mjs';
import { runNode } from './process/run.mjs';
import { enterRuntime, stop } from './process/runtime.mjs';

await enterRuntime({ tests: true });
const bucket = await startBucket();
if (!bucket) stop('The S3 server is not installed: npm ci --prefix tools/audits');
// The test says by the path how the server shall be.
const control = createServer((request, response) => {
  bucket.turn(request.url.slice(1));
  response.end();
});
control.listen(0, '127.0.0.1');
await once(control, 'listening');
const database = findPostgres() ? await startPostgres() : undefined;
try {
  const { code } = await runNode(
    ['node_modules/jest/bin/jest.js', '-c', 'apps/api/jest.s3.cjs', '--forceExit'],
    {
      env: {
        S3_URL: bucket.url,
        S3_CONTROL_URL: `http://127.0.0.1:${control.address().port}`,
        AWS_ACCESS_KEY_ID: bucket.env.AWS_ACCESS_KEY_ID,
        AWS_SECRET_ACCESS_KEY: bucket.env.AWS_SECRET_ACCESS_KEY,
        ...(database && { TEST_DATABASE_URL: database.socketUrl }),
      },
      echo: true,
    },
  );
  process.exitCode = code;
} finally {
  control.close();
  await bucket.stop();
  await database?.stop();
}
