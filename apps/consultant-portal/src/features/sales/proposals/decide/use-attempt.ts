import { useState } from 'react';
import { failureOf } from '@site/api-client';
import { documentsCopy as copy } from '../customer.copy';

/**
 * Runs one request at a time: `busy` is its name, and `problem` the server's message
 * about the last failure.
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
