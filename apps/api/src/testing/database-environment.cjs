const { readFileSync } = require('node:fs');
const vm = require('node:vm');
const { TestEnvironment } = require('jest-environment-node');

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
    const { default: pg } = await import('pg');
    const name = `rodar_test_${process.pid}_${(count += 1)}`;
    const run = async (statement) => {
      const server = new pg.Client({ connectionString: url });
      await server.connect();
      await server.query(statement);
      await server.end();
    };
    await run(`create database ${name} template rodar_test_template`);
    this.drop = () => run(`drop database if exists ${name} with (force)`);
    const target = new URL(url);
    target.pathname = `/${name}`;
    return { url: target.href };
  }

  async teardown() {
    await this.database;
    await this.drop?.();
    this.database = this.drop = undefined;
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
 * The same client, but unusable once its file has ended: nothing of it may reach the next
 * one.
 */
function untilEnd(shared) {
  let ended = false;
  const client = new Proxy(shared, {
    get(target, name) {
      if (ended) throw new Error('The test file of this database has ended');
      const value = target[name];
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  return { client, end: () => (ended = true) };
}

module.exports = DatabaseEnvironment;
