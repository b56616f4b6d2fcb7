/**
 * Result of one step (`StepResult`): its number of tests, and for failed ones the text to
 * read and their names.
 */
export const result = (given) => ({
  passed: 0,
  failed: 0,
  skipped: 0,
  details: '',
  names: [],
  ...given,
});

/** The result of a step that is one test. */
export const single = (ok, details) =>
  ok ? result({ passed: 1 }) : result({ failed: 1, details });

/** Two results as one. */
export const addResults = (one, other) =>
  result({
    passed: one.passed + other.passed,
    failed: one.failed + other.failed,
    skipped: one.skipped + other.skipped,
    details: [one.details, other.details].filter(Boolean).join('\n'),
    names: [...one.names, ...other.names],
  });
