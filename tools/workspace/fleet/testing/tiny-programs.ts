/** A file in the fleet's folder: no process on a port that it lists gets ready. */
export const HELD_PORTS = 'held-ports';

const SERVES = `
  import { existsSync, readFileSync } from 'node:fs';
  import { createServer } from 'node:http';
  const release = readFileSync(new URL('release.json', import.meta.url), 'utf8');
  const { HEALTH_PORT, HOST, PORT, SHARE_PORT } = process.env;
  const held = new URL('../../${HELD_PORTS}', import.meta.url);
  const isHeld = () => existsSync(held) && readFileSync(held, 'utf8').split(' ').includes(PORT);
  const server = createServer((request, response) => {
    if (request.url === '/readyz' && (isReady === false || isHeld())) response.statusCode = 503;
    if (SHARE_PORT === 'true' && sharedFails && request.url === '/') response.statusCode = 500;
    if (request.url.startsWith('/api/') && request.headers['x-api-key'] !== 'a key')
      response.statusCode = 401;
    // An idle connection that ends between two looks would be no answer.
    response.setHeader('connection', 'close');
    response.end(request.url === '/version' ? release : 'Rodar');
  });
  server.listen({ port: Number(PORT), host: HOST, reusePort: SHARE_PORT === 'true' });
  // A gateway says on a port of its own how it is.
  if (HEALTH_PORT) createServer(server.listeners('request')[0]).listen(HEALTH_PORT, HOST);
  process.on('SIGTERM', () => setTimeout(() => process.exit(0), 300));`;
/** Programs that do as a built folder does, without a product in them. */
export const PROGRAMS = {
  serves: `const isReady = true, sharedFails = false;${SERVES}`,
  isNeverReady: `const isReady = false, sharedFails = false;${SERVES}`,
  /** This one passes its rehearsal, on a port of its own, and fails on the shared one. */
  failsWhenShared: `const isReady = true, sharedFails = true;${SERVES}`,
  needsMore: `process.stderr.write('Bad environment variable MAIL_FROM: is missing\\n');
    process.exit(1);`,
  /** The API before this one knows the newest migration; this one does not. */
  refusesSchema: `const isReady = true, sharedFails = false;${SERVES}`,
};
/** Their `ops.js`, which says how the schema is. */
export const OPS = {
  serves: `console.log('The database is up to date.');`,
  refusesSchema: `console.error('The database is newer: it serves code that knows migration 40.');
    process.exit(1);`,
};
