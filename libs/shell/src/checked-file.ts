import { useState } from 'react';
import { failureOf } from '@site/api-client';

/** Outcome for the newest file: the changes that it would make, or its errors. */
type Outcome<Checked> = {
  checked: Checked | null;
  /** Errors of the file, line by line. */
  lines: readonly string[];
  /** Any other problem; '' when there is none. */
  problem: string;
};
const NONE = { checked: null, lines: [], problem: '' };

/**
 * A CSV file that is checked before its import. `run` makes the call that checks or
 * imports and keeps its result; `say` words a refusal that isn't about lines of the file.
 */
export function useCheckedFile<Checked>(say: (error: unknown) => string) {
  const [outcome, setOutcome] = useState<Outcome<Checked>>(NONE);
  return {
    ...outcome,
    forget: () => setOutcome(NONE),
    /** Drops the check after a change, since it was for another state. */
    uncheck: () => setOutcome((last) => ({ ...last, checked: null })),
    run: async (call: () => Promise<Checked | null>): Promise<void> => {
      try {
        const checked = await call();
        setOutcome({ ...NONE, checked });
      } catch (error) {
        const lines = (failureOf(error)?.fields ?? [])
          .filter(({ key }) => key === 'Csv')
          .map(({ message }) => message);
        setOutcome({ ...NONE, lines, problem: lines.length > 0 ? '' : say(error) });
      }
    },
  };
}
