import { useState } from 'react';
import { failureOf, useDeleteDocumentMutation, useFetchFile } from '@site/api-client';
import { downloadDocument, type SentDocument } from '@site/api-contract';
import { DownloadIcon, ErrorIcon, RemoveIcon } from '@site/ui';
import { useSite } from '../site-services';
import { documentsCopy } from './documents.copy';

type SentDocumentActionsProps = {
  userId: string;
  sent: SentDocument;
  name: string;
  /** Takes the focus, since these buttons leave the page with the document. */
  onRemoved: () => void;
};

/** Buttons that download a sent document, or remove it after one question. */
export function SentDocumentActions({
  userId,
  sent,
  name,
  onRemoved,
}: SentDocumentActionsProps) {
  const { saveFile } = useSite();
  const fetchFile = useFetchFile(downloadDocument);
  const [remove, removal] = useDeleteDocumentMutation();
  const [question, setQuestion] = useState<'unasked' | 'asked' | 'declined'>('unasked');
  const [problem, setProblem] = useState('');
  const params = { id: userId, documentId: sent.id };

  const save = async () => {
    setProblem('');
    await fetchFile({ params })
      .then(saveFile)
      .catch((error: unknown) =>
        setProblem(failureOf(error)?.message || documentsCopy.openFailed),
      );
  };
  const end = async () => {
    const { error } = await remove({ params });
    if (error === undefined) {
      onRemoved();
      return setQuestion('unasked');
    }
    setQuestion('declined');
    setProblem(failureOf(error)?.message || documentsCopy.sendFailed);
  };
  return (
    <>
      {sent.isReady && (
        <button
          type="button"
          className="link link--icon"
          aria-label={documentsCopy.of(documentsCopy.download, name)}
          onClick={() => void save()}
        >
          <DownloadIcon aria-hidden="true" /> {documentsCopy.download}
        </button>
      )}
      {question !== 'asked' && (
        <button
          type="button"
          className="link link--icon"
          ref={question === 'declined' ? focus : undefined}
          aria-label={documentsCopy.of(documentsCopy.remove, name)}
          onClick={() => setQuestion('asked')}
        >
          <RemoveIcon aria-hidden="true" /> {documentsCopy.remove}
        </button>
      )}
      {question === 'asked' && (
        <span
          className="doc-ask"
          role="group"
          tabIndex={-1}
          ref={focus}
          aria-label={documentsCopy.of(documentsCopy.removeQuestion, name)}
        >
          {documentsCopy.removeQuestion}
          <button
            type="button"
            className="btn btn--danger btn--sm"
            aria-disabled={removal.isLoading || undefined}
            onClick={() => removal.isLoading || void end()}
          >
            {removal.isLoading ? documentsCopy.removing : documentsCopy.removeYes}
          </button>
          <button
            type="button"
            className="btn btn--line btn--sm"
            onClick={() => setQuestion('declined')}
          >
            {documentsCopy.removeNo}
          </button>
        </span>
      )}
      {problem !== '' && (
        <p className="field-error doc-error" role="alert">
          <ErrorIcon aria-hidden="true" /> {problem}
        </p>
      )}
    </>
  );
}

/** Moves the focus to an element that takes the place of the one that had it. */
function focus(element: HTMLElement | null) {
  element?.focus();
}
