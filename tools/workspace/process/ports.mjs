import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * A process listens seconds after its port was chosen, so products that start at the same
 * time on one machine write their choices here: a file for each port, with the id of the
 * chooser.
 */
const CLAIMS = join(tmpdir(), 'rodar-ports');
/**
 * Below the ports that systems give to outgoing calls, which could take one meanwhile.
 */
const ANY = { from: 20_000, to: 32_000 };

/** True when nobody listens on the port, on any address that the product uses. */
export async function isFree(port) {
  for (const host of ['127.0.0.1', '0.0.0.0', ...(hasIpv6() ? ['::'] : [])])
    if (!(await canListen(port, host))) return false;
  return true;
}

/**
 * The wished port when it is free and no other living process chose it, else any other
 * such port. It is reserved until this process ends.
 */
export async function portNear(wished, taken = new Set()) {
  for (let port = wished || anyPort(); ; port = anyPort()) {
    // Nobody may listen yet at one that this process drew before.
    const isDrawnAgain = port !== wished && claimed.has(port);
    if (isDrawnAgain || taken.has(port) || !(await isFree(port)) || !claim(port))
      continue;
    taken.add(port);
    return port;
  }
}

export function hasIpv6() {
  return Object.values(networkInterfaces()).some((addresses) =>
    addresses?.some(({ family }) => family === 'IPv6'),
  );
}

const claimed = new Set();

function claim(port) {
  if (claimed.has(port)) return true;
  const file = join(CLAIMS, String(port));
  try {
    mkdirSync(CLAIMS, { recursive: true });
    if (!isAlive(readClaim(file))) rmSync(file, { force: true });
    writeFileSync(file, String(process.pid), { flag: 'wx' });
  } catch (error) {
    // Without a shared folder, the first listener has the port.
    return error.code !== 'EEXIST';
  }
  if (claimed.size === 0)
    process.once('exit', () => {
      for (const one of claimed) rmSync(join(CLAIMS, String(one)), { force: true });
    });
  claimed.add(port);
  return true;
}

/** Null when nobody chose it; 0 while the chooser is writing its id. */
function readClaim(file) {
  try {
    return Number(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

function isAlive(pid) {
  if (pid === null) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

function canListen(port, host) {
  return new Promise((done) => {
    const server = createServer();
    server.once('error', () => done(false));
    server.listen({ port, host, exclusive: true }, () => server.close(() => done(true)));
  });
}

function anyPort() {
  return ANY.from + Math.floor(Math.random() * (ANY.to - ANY.from));
}
