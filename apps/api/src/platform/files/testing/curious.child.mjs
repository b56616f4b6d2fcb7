// Tries everything that a drawing program does not need, and prints how each attempt
// ended.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const [port] = (await Array.fromAsync(process.stdin)).map(String);
const tried = async (attempt) => {
  try {
    return String(await attempt());
  } catch (error) {
    return error.code;
  }
};
const dial = () =>
  new Promise((resolve, reject) => {
    connect(Number(port), '127.0.0.1', () => resolve('in')).on('error', reject);
  });
const ends = {
  read: await tried(() => readFileSync(join(import.meta.dirname, 'pdf-of.ts'))),
  write: await tried(() => writeFileSync(join(tmpdir(), 'curious'), '')),
  spawn: await tried(() => spawnSync('ls').status),
  dial: await tried(dial),
  variables: Object.keys(process.env).join(),
};
// An attempt may still hang, such as a connection, so the process ends after printing.
process.stdout.write(JSON.stringify(ends), () => process.exit());
