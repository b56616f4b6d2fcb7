export type StepResult = {
  passed: number;
  failed: number;
  skipped: number;
  /** Text to read at once when a test failed. */
  details: string;
  /** Names of the failed tests, to read at the end. */
  names?: string[];
};

export function createTally(
  say: (line: string) => void,
  /** Milliseconds since any moment. */
  now?: () => number,
): {
  /** A step with a reason to skip is not run, and counts as skipped. */
  step(
    label: string,
    run: () => Promise<StepResult>,
    reasonToSkip?: string,
  ): Promise<void>;
  skip(label: string, reason: string): void;
  /** Exit code: 0 when nothing failed. */
  end(): 0 | 1;
};
