import { useState } from 'react';
import { failureOf, isToldByPopup, serverSentence } from '@site/api-client';
import { sharedCopy } from './simulation.copy';

/**
 * Runs one action at a time: while one runs, `run` does nothing. Callers mark their buttons
 * with `aria-disabled` meanwhile, so that a pressed one keeps the focus. It holds the message
 * of the last failure, unless a popup shows it, and the reason of a refusal.
 */
export function useAction() {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const [reason, setReason] = useState<string>();

  /** Resolves to whether it succeeded. */
  async function run(action: () => Promise<unknown>): Promise<boolean> {
    if (busy) return false;
    setBusy(true);
    setProblem('');
    setReason(undefined);
    try {
      await action();
      return true;
    } catch (error) {
      const failure = failureOf(error);
      setReason(failure?.reason);
      if (!isToldByPopup(failure))
        setProblem(
          failure?.fields[0]?.message ?? serverSentence(failure, sharedCopy.failed),
        );
      return false;
    } finally {
      setBusy(false);
    }
  }

  return { busy, problem, reason, run };
}
