// The floor of the page host's bench: Node's server with the bytes of one page in memory,
// as its kept copy has them. PORT is its own, FILE holds the bytes, TYPE says what they are.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const page = readFileSync(process.env.FILE);
const headers = {
  'content-type': process.env.TYPE,
  'content-encoding': 'br',
  'content-length': page.length,
};

createServer((_request, answer) => answer.writeHead(200, headers).end(page)).listen(
  process.env.PORT,
  '127.0.0.1',
);
