import { randomBytes } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createConnection, createServer, type Server } from 'node:net';
import { dirname, join } from 'node:path';
import { codeOf, messageOf } from '../error-facts';
import { StartError } from '../start-error';

/**
 * A lock file with the owner's process id and the name of a socket beside it, on which
 * the owner listens. A second living process is refused with one line; the file of a
 * killed one is taken over. Whoever listens on the socket is alive: process ids mean
 * nothing in another container with the same folder. Where no socket can be made, the
 * process id decides.
 */
export async function takeFolderLock(file: string): Promise<{ release(): void }> {
  const socket = await openSocket(dirname(file));
  const words = [process.pid, startTimeOf(process.pid), ...(socket ? [socket.name] : [])];
  const content = `${words.join(' ')}\n`;
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  try {
    writeFileSync(draft, content);
    try {
      await acquire(file, draft);
    } finally {
      rmSync(draft, { force: true });
    }
  } catch (error) {
    socket?.close();
    if (error instanceof StartError) throw error;
    throw new StartError(`DATA_DIR: cannot write ${file}: ${messageOf(error)}`);
  }
  return {
    release: () => {
      if (readLock(file) === content) rmSync(file, { force: true });
      socket?.close();
    },
  };
}

async function acquire(file: string, draft: string): Promise<void> {
  for (let tries = 0; tries < 5; tries += 1) {
    try {
      linkSync(draft, file); // atomic: fails when the lock exists
      return;
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error;
    }
    const found = readLock(file);
    if (found === null) continue;
    const [pid = 0, started = 0] = found.split(' ').map(Number);
    const socket = /lock-[\da-f]{12}\.sock/.exec(found)?.[0];
    const path = socket && join(dirname(file), socket);
    if (path ? await isListening(path) : isAlive(pid, started)) throw inUse(file, pid);
    discard(file, found);
    if (path) rmSync(path, { force: true });
  }
  throw inUse(file, 0);
}

/**
 * Listens on a new socket in a folder; null where it can't: a path too long, a file
 * system without sockets.
 */
function openSocket(folder: string): Promise<{ name: string; close(): void } | null> {
  const name = `lock-${randomBytes(6).toString('hex')}.sock`;
  return new Promise((resolve) => {
    const server: Server = createServer((visitor) => visitor.destroy());
    server.once('error', () => resolve(null));
    server.listen(join(folder, name), () =>
      resolve({
        name,
        close: () => {
          server.close();
          rmSync(join(folder, name), { force: true });
        },
      }),
    );
    server.unref(); // lets the process end
  });
}

/** Whether somebody listens on a socket. One that refuses access counts as used. */
function isListening(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const connection = createConnection(path);
    connection.once('connect', () => {
      connection.destroy();
      resolve(true);
    });
    connection.once('error', (error) =>
      resolve(!['ECONNREFUSED', 'ENOENT'].includes(codeOf(error) ?? '')),
    );
  });
}

/**
 * Moves a dead owner's lock away. When another process replaced it in between, its lock
 * is put back.
 */
function discard(file: string, dead: string): void {
  if (readLock(file) !== dead) return;
  const aside = `${file}.${randomBytes(6).toString('hex')}.stale`;
  try {
    renameSync(file, aside);
  } catch {
    return;
  }
  if (readLock(aside) !== dead) {
    try {
      linkSync(aside, file);
    } catch {
      // A third process holds the lock by now.
    }
  }
  rmSync(aside, { force: true });
}

function inUse(file: string, pid: number): StartError {
  return new StartError(
    `DATA_DIR: the database is in use by ${pid > 0 ? `process ${pid}` : 'another process'} (${file}). Stop it first, or set DATABASE_URL.`,
  );
}

function readLock(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

function isAlive(pid: number, started: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  if (pid === process.pid) return started !== 0 && started === startTimeOf(pid);
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (codeOf(error) !== 'EPERM') return false;
  }
  if (isZombie(pid)) return false;
  const now = startTimeOf(pid);
  return started === 0 || now === 0 || now === started; // another start time means that the id was reused
}

/** Start time in clock ticks where /proc has it, else 0. */
function startTimeOf(pid: number): number {
  return Number(statOf(pid)[19] ?? 0);
}

/**
 * A killed process whose parent has not read its end still has an id but holds no lock.
 */
function isZombie(pid: number): boolean {
  return ['Z', 'X'].includes(statOf(pid)[0] ?? '');
}

/** Fields of /proc/<pid>/stat from the state on; empty without /proc. */
function statOf(pid: number): string[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return [];
  }
}
