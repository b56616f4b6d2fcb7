const { readFileSync } = require('node:fs');
const { TestEnvironment } = require('jest-environment-node');

let count = 0;

/**
 * Gives each test file a database of its own, opened outside Jest's VM (PGlite can't
 * start inside): an in-memory PGlite from the dump of the global setup, or a copy of the
 * template on TEST_DATABASE_URL. Opened on first use.
 */
class DatabaseEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global.openTestDatabase = () =>
      (this.database ??= process.env.TEST_DATABASE_URL
        ? this.copyTemplate(process.env.TEST_DATABASE_URL)
        : this.openDump());
  }

  async openDump() {
    const { PGlite } = await import('@electric-sql/pglite');
    const client = await PGlite.create({
      loadDataDir: new Blob([readFileSync(process.env.TEST_DATABASE_DUMP)]),
    });
    this.drop = () => client.close();
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
    await super.teardown();
  }
}

module.exports = DatabaseEnvironment;
