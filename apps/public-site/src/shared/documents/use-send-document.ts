import { useState } from 'react';
import { failureOf, isToldByPopup, useSendDocumentMutation } from '@site/api-client';
import { type DocumentList, type SentDocument } from '@site/api-contract';
import {
  type DocumentKind,
  LEAST_LONG_SIDE,
  tooSmallPicture,
} from '@site/api-contract/identity';
import { useNoteSaved } from '../saved-at';
import { useSite } from '../site-services';
import { documentsCopy } from './documents.copy';
import { type PhotoQuality } from './photo-quality';

type Doubt = { file: File; quality: Exclude<PhotoQuality, 'fine'> };
type Sending =
  | { kind: 'idle' }
  | { kind: 'sending'; percent: number }
  | ({ kind: 'doubted' } & Doubt)
  | { kind: 'arrived' }
  /** `before` is the id of the document that existed when it failed. */
  | { kind: 'failed'; message: string; before: string | undefined };

/**
 * Sends one document and reports its progress. Problems that the browser can detect are
 * refused, or asked about, before the upload. The server's message is shown at the
 * document, unless a popup showed it. If the answer is lost but the document exists, it
 * counts as sent.
 */
export function useSendDocument(
  userId: string,
  { limits, sent }: { limits: DocumentList['limits']; sent: SentDocument | null },
) {
  const { documentPorts } = useSite();
  const noteSaved = useNoteSaved();
  const [put] = useSendDocumentMutation();
  const [last, setState] = useState<Sending>({ kind: 'idle' });
  const before = sent?.sentAt;
  const fail = (message: string) => setState({ kind: 'failed', message, before });
  const hasCome = last.kind === 'failed' && sent && sent.sentAt !== last.before;
  const state: Sending = hasCome ? { kind: 'arrived' } : last;

  async function send(kind: DocumentKind, file: File): Promise<void> {
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
    if (error === undefined) {
      noteSaved();
      return setState({ kind: 'arrived' });
    }
    const mark = failureOf(error)?.fields[0]?.message;
    if (mark === undefined && isToldByPopup(error)) setState({ kind: 'idle' });
    else fail(mark ?? (failureOf(error)?.message || documentsCopy.sendFailed));
  }

  /** Sends a file that looks legible; for a dark or blurred picture it asks first. */
  async function check(kind: DocumentKind, file: File): Promise<void> {
    if (file.size > limits.maxBytes) return fail(documentsCopy.tooLarge(limits.maxBytes));
    setState({ kind: 'sending', percent: 0 });
    const { lookAt } = await documentPorts();
    const look = (await lookAt?.(file)) ?? null;
    if (look && Math.max(look.width, look.height) < LEAST_LONG_SIDE)
      return fail(tooSmallPicture(look.width, look.height));
    if (look && look.quality !== 'fine')
      return setState({ kind: 'doubted', file, quality: look.quality });
    return send(kind, file);
  }
  return { state, send, check, forget: () => setState({ kind: 'idle' }) };
}
