/**
 * Runs steps, shows each result in a line, and ends with `N passed, N failed` (and `, N
 * skipped` when some were).
 */
export function createTally(say) {
  const total = { passed: 0, failed: 0, skipped: 0 };
  const add = (label, took, { passed, failed, skipped, details }) => {
    total.passed += passed;
    total.failed += failed;
    total.skipped += skipped;
    say(
      `${failed > 0 ? '✗' : '✓'} ${label}: ${summary({ passed, failed, skipped })} (${(took / 1000).toFixed(1)} s)`,
    );
    if (failed > 0 && details) say(details.trimEnd());
  };
  return {
    async step(label, run) {
      say(`… ${label}`);
      const began = Date.now();
      const done = await run().catch(failure);
      add(label, Date.now() - began, done);
    },
    skip(label, reason) {
      total.skipped += 1;
      say(`- ${label}: skipped, ${reason}`);
    },
    /** Prints the last line and gives the exit code. */
    end() {
      say('');
      say(summary(total));
      return total.failed === 0 ? 0 : 1;
    },
  };
}

function summary({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

function failure(error) {
  return {
    passed: 0,
    failed: 1,
    skipped: 0,
    details: error instanceof Error ? (error.stack ?? error.message) : String(error),
  };
}
