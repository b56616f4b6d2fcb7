import { useState } from 'react';
import { failureOf } from '@site/api-client';
import { documentsCopy as copy } from '../customer.copy';

/**
 * One thing at a time that is fetched, `busy` with its name, and what went wrong with the
 * last one, in the words of the server.
 */
export function useAttempt<Name extends string>() {
  const [busy, setBusy] = useState<Name | null>(null);
  const [problem, setProblem] = useState('');
  const attempt = async (name: Name, act: () => Promise<unknown>) => {
    if (busy) return;
    setProblem('');
    setBusy(name);
    try {
      await act();
    } catch (error) {
      setProblem(failureOf(error)?.message || copy.openFailed);
    }
    setBusy(null);
  };
  return { busy, problem, attempt };
}
