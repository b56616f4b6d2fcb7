/**
 * A run in one process ends only after its kept database is closed
 * (`database-environment.cjs`).
 */
module.exports = async () => {
  await globalThis.closeKeptDatabase?.();
};
