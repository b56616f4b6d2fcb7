// The floor of the page host's bench: Node's server with one page's bytes in memory, in
// the form of its kept copy. PORT is its port, FILE has the bytes, TYPE their type.
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
