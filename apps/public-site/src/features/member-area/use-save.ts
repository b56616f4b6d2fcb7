import { useState } from 'react';
import { failureOf, isToldByPopup } from '@site/api-client';
import { type KeyedMessage } from '@site/api-contract';
import { useWait } from '../../shared/use-wait';
import { accountCopy } from './accounts/security.copy';

/** Result of a sent form: `fields` are those that the server refused. */
export type Saved = { isSaved: boolean; fields: readonly KeyedMessage[] };

/**
 * Sends a form of the account: it counts down a rate limit, returns the refused fields,
 * and tells when the values were saved. `problem` is the message beside the form, when
 * neither its fields nor a popup shows it.
 */
export function useSave() {
  const [waitSeconds, wait] = useWait();
  const [isSaved, setSaved] = useState(false);
  const [problem, setProblem] = useState('');
  async function save(sending: Promise<{ error?: unknown }>): Promise<Saved> {
    setSaved(false);
    setProblem('');
    const { error } = await sending;
    const failure = failureOf(error);
    wait(failure);
    setSaved(error === undefined);
    const fields = failure?.fields ?? [];
    if (error !== undefined && fields.length === 0 && !isToldByPopup(error))
      setProblem(failure?.message || accountCopy.notSaved);
    return { isSaved: error === undefined, fields };
  }
  /** Forgets what was said of the last form, such as when it is opened again. */
  function reset() {
    setSaved(false);
    setProblem('');
  }
  return { waitSeconds, isSaved, problem, save, reset };
}
