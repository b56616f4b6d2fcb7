import { useState } from 'react';
import { failureOf, isToldByPopup } from '@site/api-client';
import { type KeyedMessage } from '@site/api-contract';
import { useWait } from '../../shared/use-wait';
import { accountCopy } from './accounts/security.copy';

/** Outcome of a form that was sent: `fields` are the ones that the server refused. */
export type Saved = { isSaved: boolean; fields: readonly KeyedMessage[] };

/**
 * Sends a form of the account: counts a block down, gives the refused fields back, and
 * says that it was saved. `problem` is what to say beside the form: why it failed, where
 * neither its fields nor a popup says it.
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
  return { waitSeconds, isSaved, problem, save };
}
