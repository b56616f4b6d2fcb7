import { createServer } from 'node:net';
import { networkInterfaces } from 'node:os';

/**
 * True when nobody listens on the port, on any of the addresses that the product uses.
 */
export async function isFree(port) {
  for (const host of ['127.0.0.1', '0.0.0.0', ...(hasIpv6() ? ['::'] : [])])
    if (!(await canListen(port, host))) return false;
  return true;
}

/** The wished port when it is free, else any other that is. */
export async function portNear(wished, taken = new Set()) {
  if (wished && !taken.has(wished) && (await isFree(wished))) return claim(wished, taken);
  for (;;) {
    const port = await anyPort();
    if (!taken.has(port)) return claim(port, taken);
  }
}

export function hasIpv6() {
  return Object.values(networkInterfaces()).some((addresses) =>
    addresses?.some(({ family }) => family === 'IPv6'),
  );
}

function claim(port, taken) {
  taken.add(port);
  return port;
}

function canListen(port, host) {
  return new Promise((done) => {
    const server = createServer();
    server.once('error', () => done(false));
    server.listen({ port, host, exclusive: true }, () => server.close(() => done(true)));
  });
}

function anyPort() {
  return new Promise((done, fail) => {
    const server = createServer();
    server.once('error', fail);
    server.listen({ port: 0, host: '127.0.0.1' }, () => {
      const { port } = server.address();
      server.close(() => done(port));
    });
  });
}
