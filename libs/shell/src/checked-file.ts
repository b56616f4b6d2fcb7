import { useState } from 'react';
import { failureOf } from '@site/api-client';

/** What came of the newest file: what it would change, or what is wrong with it. */
type Outcome<Checked> = {
  checked: Checked | null;
  /** What is wrong with the file, line by line. */
  lines: readonly string[];
  /** What is wrong otherwise; '' when nothing is. */
  problem: string;
};
const NONE = { checked: null, lines: [], problem: '' };

/**
 * A CSV file that is checked before it is imported. `run` takes the call that checks or
 * imports and keeps what it gives; `say` gives the words of a refusal that isn't about
 * lines of the file.
 */
export function useCheckedFile<Checked>(say: (error: unknown) => string) {
  const [outcome, setOutcome] = useState<Outcome<Checked>>(NONE);
  return {
    ...outcome,
    forget: () => setOutcome(NONE),
    /** What was checked is not what stands there once something is changed. */
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
