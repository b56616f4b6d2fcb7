import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { DIST } from '../build/brand.mjs';
import { WORKSPACE_ROOT } from '../build/workspace-root.mjs';
import { isBuilt } from '../built.mjs';
import { startPostgres } from './postgres.mjs';
import { runNode } from './run.mjs';

const API = resolve(WORKSPACE_ROOT, DIST, 'apps/api');
const PREPARED = resolve(WORKSPACE_ROOT, 'tmp/prepared');

/**
 * Fills `folder` with the data of a newly migrated and seeded demo, made by the built
 * API. It is made once for a build and a day, on which the demo's life ends, and copied
 * for every start of the product in tests.
 */
export async function copyPreparedData(folder) {
  const prepared = await prepare('embedded', (draft) => seedInto(draft));
  cpSync(prepared, folder, { recursive: true });
}

/**
 * The same on PostgreSQL: starts a server with the seeded database, in a folder below `home`,
 * and fills `folder` with its files.
 */
export async function startPreparedPostgres(folder, { home } = {}) {
  const prepared = await prepare('postgres', async (draft) => {
    const server = await startPostgres();
    try {
      await seedInto(join(draft, 'files'), server.url);
    } finally {
      await server.stop({ keepIn: join(draft, 'cluster') });
    }
  });
  cpSync(join(prepared, 'files'), folder, { recursive: true });
  return startPostgres({ cluster: join(prepared, 'cluster'), home });
}

/**
 * Makes a folder once, and removes those of earlier builds and days; of two simultaneous
 * processes the first one counts.
 */
async function prepare(kind, make) {
  const key = createHash('sha256').update(
    new Date().toLocaleDateString('sv', { timeZone: 'America/Sao_Paulo' }),
  );
  for (const file of globSync('**/*.{js,json,sql}', { cwd: API }).sort())
    if (!file.startsWith('node_modules')) key.update(readFileSync(join(API, file)));
  const folder = join(PREPARED, `${kind}-${key.digest('hex').slice(0, 16)}`);
  if (existsSync(folder)) return folder;
  mkdirSync(PREPARED, { recursive: true });
  for (const name of readdirSync(PREPARED))
    if (name.startsWith(kind)) rmSync(join(PREPARED, name), { recursive: true });
  const draft = mkdtempSync(join(PREPARED, 'draft-'));
  await make(draft);
  try {
    renameSync(draft, folder);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
  return folder;
}

/**
 * Migrates and seeds by the built API's own operation, which writes the bank's records
 * there.
 */
async function seedInto(folder, databaseUrl) {
  if (!isBuilt('api'))
    throw new Error('api is not built: run npm start, or npx nx run-many -t build.');
  mkdirSync(folder, { recursive: true });
  const { code, output } = await runNode([join(API, 'ops.js'), 'seed'], {
    env: {
      NODE_ENV: 'production',
      DATA_DIR: folder,
      BANK_URL: 'http://127.0.0.1:9',
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    },
  });
  if (code !== 0) throw new Error(`The demo could not be prepared:\n${output.trim()}`);
}
