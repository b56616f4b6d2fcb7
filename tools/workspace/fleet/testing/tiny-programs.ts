const SERVES = `
  import { readFileSync } from 'node:fs';
  import { createServer } from 'node:http';
  const release = readFileSync(new URL('release.json', import.meta.url), 'utf8');
  const server = createServer((request, response) => {
    if (request.url === '/readyz' && isReady === false) response.statusCode = 503;
    if (request.url.startsWith('/api/') && request.headers['x-api-key'] !== 'a key')
      response.statusCode = 401;
    // An idle connection that ends between two looks would be no answer.
    response.setHeader('connection', 'close');
    response.end(request.url === '/version' ? release : 'Rodar');
  });
  server.listen(Number(process.env.PORT), process.env.HOST);
  process.on('SIGTERM', () => setTimeout(() => process.exit(0), 300));`;
/** Programs that do as a built folder does, without a product in them. */
export const PROGRAMS = {
  serves: `const isReady = true;${SERVES}`,
  isNeverReady: `const isReady = false;${SERVES}`,
  needsMore: `process.stderr.write('Bad environment variable MAIL_FROM: is missing\\n');
    process.exit(1);`,
  /** The API before this one knows the newest migration; this one does not. */
  refusesSchema: `const isReady = true;${SERVES}`,
};
/** Their `ops.js`, which says how the schema is. */
export const OPS = {
  serves: `console.log('The database is up to date.');`,
  refusesSchema: `console.error('The database is newer: it serves code that knows migration 40.');
    process.exit(1);`,
};
