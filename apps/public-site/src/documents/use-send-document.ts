import { useState } from 'react';
import { failureOf, useSendDocumentMutation } from '@site/api-client';
import { type DocumentList } from '@site/contracts';
import { type DocumentKind } from '@site/contracts/documents';
import { useSite } from '../site-services';
import { COPY } from './documents.copy';

type Sending =
  | { kind: 'idle' }
  | { kind: 'sending'; percent: number }
  | { kind: 'arrived' }
  | { kind: 'failed'; message: string };

/**
 * Sends one document and tells how far it is. What a browser can tell is refused before
 * anything leaves.
 */
export function useSendDocument(userId: string, limits: DocumentList['limits']) {
  const { documentPorts } = useSite();
  const [put] = useSendDocumentMutation();
  const [state, setState] = useState<Sending>({ kind: 'idle' });

  async function send(kind: DocumentKind, file: File): Promise<void> {
    if (file.size > limits.maxBytes)
      return setState({ kind: 'failed', message: COPY.tooLarge(limits.maxBytes) });
    setState({ kind: 'sending', percent: 0 });
    const { uploadFetch } = await documentPorts();
    const fetch = uploadFetch?.((fraction) =>
      setState({ kind: 'sending', percent: Math.round(fraction * 100) }),
    );
    const { error } = await put({
      params: { id: userId },
      body: { kind, file },
      ...(fetch && { fetch }),
    });
    setState(
      error === undefined
        ? { kind: 'arrived' }
        : { kind: 'failed', message: messageOf(error) },
    );
  }
  return { state, send };
}

function messageOf(error: unknown): string {
  const failure = failureOf(error);
  return failure?.fields[0]?.message ?? (failure?.message || COPY.sendFailed);
}
