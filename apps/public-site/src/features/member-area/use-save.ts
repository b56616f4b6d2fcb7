import { useState } from 'react';
import { failureOf, isToldByPopup } from '@site/api-client';
import { type KeyedMessage } from '@site/contracts';
import { useWait } from '../../shared/use-wait';
import { accountCopy } from './security.copy';

type Sent = Promise<{ error?: unknown }>;

/**
 * Sends a form of the account: counts a block down, gives the refused fields back, and
 * says that it was saved. A refusal that names no field marks the field `fallback`.
 */
export function useSave() {
  const [waitSeconds, wait] = useWait();
  const [isSaved, setSaved] = useState(false);
  async function save(sending: Sent, fallback: string): Promise<readonly KeyedMessage[]> {
    setSaved(false);
    const { error } = await sending;
    if (error === undefined) {
      setSaved(true);
      return [];
    }
    const failure = failureOf(error);
    wait(failure);
    // The form must know that it was refused, so that it keeps what was typed.
    const sentence = isToldByPopup(failure) ? accountCopy.notSaved : failure?.message;
    return failure?.fields.length
      ? failure.fields
      : [{ key: fallback, message: sentence ?? '' }];
  }
  return { waitSeconds, isSaved, save };
}
