/**
 * Closes the embedded database of a run in one process, which would not end otherwise, and
 * drops the copies that workers kept on PostgreSQL (`database-environment.cjs`).
 */
module.exports = async () => {
  await globalThis.closeKeptDatabase?.();
  const { TEST_DATABASE_URL, TEST_DATABASE_RUN } = process.env;
  if (TEST_DATABASE_URL) await dropCopies(TEST_DATABASE_URL, TEST_DATABASE_RUN);
};

async function dropCopies(connectionString, run) {
  const { default: pg } = await import('pg');
  const server = new pg.Client({ connectionString });
  await server.connect();
  const { rows } = await server.query(
    'select datname from pg_database where starts_with(datname, $1)',
    [`rodar_test_${run}_`],
  );
  for (const { datname } of rows)
    await server.query(`drop database ${datname} with (force)`);
  await server.end();
}
