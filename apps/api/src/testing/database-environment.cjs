const { readFileSync } = require('node:fs');
const vm = require('node:vm');
const { TestEnvironment } = require('jest-environment-node');
const untilEnd = require('./shared-database/until-end.cjs');

let count = 0;

/** One for all files of this worker, since cached modules live in its context. */
let environment;
/** Symbols under which Jest leaves data of a file in the globals. */
const OF_ONE_FILE = new Set([
  'JEST_STATE_SYMBOL',
  'EVENT_HANDLERS',
  'TEST_TIMEOUT_SYMBOL',
  'RETRY_TIMES',
]);

/**
 * The embedded database of this worker, kept from one test file to the next: opening one
 * takes longer than most files' tests, and its memory is never freed.
 */
let kept;

/**
 * The copy of the template on PostgreSQL that this worker's files use one after the other,
 * since restoring one is much quicker than making and dropping one. Deleted rows stay on
 * its pages, so that it serves only a few files.
 */
let copy;
const MOST_FILES = 10;

/**
 * Gives each test file a database as the global setup made it, opened outside Jest's VM,
 * in which PGlite can't start: an in-memory PGlite from its dump, or a copy of the
 * template on TEST_DATABASE_URL. Opened on first use.
 */
class DatabaseEnvironment extends TestEnvironment {
  /** Uses a plain context: in Jest's own, every access to a global passes a proxy. */
  constructor(...given) {
    if (environment) return environment;
    const { createContext } = vm;
    vm.createContext = () => createContext(vm.constants.DONT_CONTEXTIFY);
    try {
      super(...given);
    } finally {
      vm.createContext = createContext;
    }
    environment = this;
  }

  async setup() {
    await super.setup();
    this.global.openTestDatabase = () =>
      (this.database ??= process.env.TEST_DATABASE_URL
        ? this.copyTemplate(process.env.TEST_DATABASE_URL)
        : this.openEmbedded());
  }

  async openEmbedded() {
    if (kept && !(await restored(kept))) {
      await kept.close();
      kept = undefined;
    }
    kept ??= await openDump();
    globalThis.closeKeptDatabase = () => kept.close();
    const { client, end } = untilEnd(kept);
    this.drop = end;
    return { client };
  }

  async copyTemplate(url) {
    count += 1;
    const name = `rodar_test_${process.env.TEST_DATABASE_RUN}_${process.pid}_${count}`;
    if (!copy || copy.files === MOST_FILES || !(await handOn(url, name))) {
      await connected(url, async (server) => {
        if (copy) await server.query(`drop database if exists ${copy.name} with (force)`);
        copy = undefined;
        await server.query(`create database ${name} template rodar_test_template`);
      });
      copy = { name, files: 0 };
    }
    copy.files += 1;
    return { url: addressOf(url, name) };
  }

  async teardown() {
    const opened = this.database;
    this.database = undefined;
    await opened?.catch(() => undefined); // a file whose database did not open has failed already
    await this.drop?.();
    this.drop = undefined;
    this.fakeTimersModern.dispose();
    for (const symbol of Object.getOwnPropertySymbols(this.global))
      if (OF_ONE_FILE.has(symbol.description)) delete this.global[symbol];
  }
}

async function openDump() {
  const { PGlite } = await import('@electric-sql/pglite');
  return PGlite.create({
    loadDataDir: new Blob([readFileSync(process.env.TEST_DATABASE_DUMP)]),
  });
}

/**
 * Whether everything was restored to the dump; not after a file that changed the schema.
 */
async function restored(client) {
  try {
    await client.exec('discard all');
    const { rows } = await client.query('select image.restore() as whole');
    return rows[0].whole;
  } catch {
    return false; // such as a transaction that was never ended
  }
}

/**
 * Restores the copy under a new name, by which nothing of its last file finds it. Says
 * whether that could be done.
 */
async function handOn(url, name) {
  try {
    await connected(url, async (server) => {
      await server.query(
        'select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = $1',
        [copy.name],
      );
      await server.query(`alter database ${copy.name} rename to ${name}`);
    });
    copy.name = name;
    return await connected(addressOf(url, name), async (client) => {
      const { rows } = await client.query('select image.restore() as whole');
      return rows[0].whole;
    });
  } catch {
    return false; // such as a schema that its file took away
  }
}

const addressOf = (url, database) =>
  Object.assign(new URL(url), { pathname: `/${database}` }).href;

async function connected(connectionString, work) {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

module.exports = DatabaseEnvironment;
