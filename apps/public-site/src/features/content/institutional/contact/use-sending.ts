import { useState } from 'react';
import { type ApiFailure, failureOf, isToldByPopup } from '@site/api-client';
import { type KeyedMessage, type ReceivedContact } from '@site/api-contract';

export type Sent = ReceivedContact & { email: string };
type Answer = { data?: ReceivedContact; error?: unknown };

/**
 * Sends a form and holds its result; `failure` is one for which no popup was shown.
 * `submit` returns the server's messages about single fields.
 */
export function useSending<Values extends { email: string }>(
  send: (values: Values) => Promise<Answer>,
) {
  const [sent, setSent] = useState<Sent | null>(null);
  const [failure, setFailure] = useState<ApiFailure | null>(null);

  async function submit(values: Values): Promise<readonly KeyedMessage[]> {
    setFailure(null);
    const { data, error } = await send(values);
    if (data) {
      setSent({ ...data, email: values.email });
      return [];
    }
    const refusal = failureOf(error);
    setFailure(isToldByPopup(refusal) ? null : refusal);
    return refusal?.fields ?? [];
  }
  return { sent, failure, submit, again: () => setSent(null) };
}
