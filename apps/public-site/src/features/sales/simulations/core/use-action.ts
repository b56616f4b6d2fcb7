import { useState } from 'react';
import { failureOf, isToldByPopup, serverSentence } from '@site/api-client';
import { sharedCopy } from './simulation.copy';

/**
 * Runs one action at a time and keeps the sentence of its failure, if no popup says it.
 */
export function useAction() {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');

  /** Says whether it worked. */
  async function run(action: () => Promise<unknown>): Promise<boolean> {
    setBusy(true);
    setProblem('');
    try {
      await action();
      return true;
    } catch (error) {
      const failure = failureOf(error);
      if (!isToldByPopup(failure))
        setProblem(
          failure?.fields[0]?.message ?? serverSentence(failure, sharedCopy.failed),
        );
      return false;
    } finally {
      setBusy(false);
    }
  }

  return { busy, problem, run };
}
