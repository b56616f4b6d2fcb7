/** Most failed tests of a step that are named at the end. */
const MOST_NAMES = 20;

/**
 * Runs steps, prints each result, and ends with the times, the failures and `N passed, N
 * failed` (and `, N skipped` if any). `now` counts milliseconds.
 */
export function createTally(say, now = () => performance.now()) {
  const began = now();
  const total = { passed: 0, failed: 0, skipped: 0 };
  const times = [];
  const failures = [];
  const add = (label, took, { passed, failed, skipped, details, names = [] }) => {
    total.passed += passed;
    total.failed += failed;
    total.skipped += skipped;
    times.push({ label, took });
    say(
      `${failed > 0 ? '✗' : '✓'} ${label}: ${summary({ passed, failed, skipped })} (${seconds(took)} s)`,
    );
    if (failed > 0 && details) say(details.trimEnd());
    if (failed > 0) failures.push({ label, names });
  };
  return {
    async step(label, run, reasonToSkip) {
      if (reasonToSkip) return this.skip(label, reasonToSkip);
      say(`… ${label}`);
      const started = now();
      const done = await run().catch(failure);
      add(label, now() - started, done);
    },
    skip(label, reason) {
      total.skipped += 1;
      say(`- ${label}: skipped, ${reason}`);
    },
    /**
     * Prints the times, longest first (steps may have run side by side), then the names
     * of failed tests again, since often only the end of a long log is kept, then the
     * last line. Gives the exit code.
     */
    end() {
      say('');
      for (const { label, took } of times.sort((one, other) => other.took - one.took))
        say(`${seconds(took).padStart(7)} s  ${label}`);
      say(`${seconds(now() - began).padStart(7)} s  in all`);
      for (const { label, names } of failures) {
        say(`\n✗ ${label}`);
        for (const name of names.slice(0, MOST_NAMES)) say(`  ${name}`);
        if (names.length > MOST_NAMES) say(`  … and ${names.length - MOST_NAMES} more`);
      }
      say('');
      say(summary(total));
      return total.failed === 0 ? 0 : 1;
    },
  };
}

const seconds = (ms) => (ms / 1000).toFixed(1);

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
