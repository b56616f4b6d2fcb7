/**
 * A run in one process ends only once its kept database is closed
 * (`database-environment.cjs`).
 */
module.exports = async () => {
  await globalThis.closeKeptDatabase?.();
};
