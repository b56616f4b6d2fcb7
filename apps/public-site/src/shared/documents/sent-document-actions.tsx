import { useState } from 'react';
import { failureOf, useDeleteDocumentMutation, useFetchFile } from '@site/api-client';
import { downloadDocument, type SentDocument } from '@site/api-contract';
import { DownloadIcon, ErrorIcon, RemoveIcon } from '@site/ui';
import { useSite } from '../site-services';
import { documentsCopy } from './documents.copy';

/** Buttons that download a sent document, or remove it after one question. */
export function SentDocumentActions({
  userId,
  sent,
  name,
}: {
  userId: string;
  sent: SentDocument;
  name: string;
}) {
  const { saveFile } = useSite();
  const fetchFile = useFetchFile(downloadDocument);
  const [remove, removal] = useDeleteDocumentMutation();
  const [isAsking, ask] = useState(false);
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
    ask(false);
    if (error !== undefined)
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
      {!isAsking && (
        <button
          type="button"
          className="link link--icon"
          aria-label={documentsCopy.of(documentsCopy.remove, name)}
          onClick={() => ask(true)}
        >
          <RemoveIcon aria-hidden="true" /> {documentsCopy.remove}
        </button>
      )}
      {isAsking && (
        <span
          className="doc-ask"
          role="group"
          aria-label={documentsCopy.of(documentsCopy.removeQuestion, name)}
        >
          {documentsCopy.removeQuestion}
          <button
            type="button"
            className="btn btn--danger btn--sm"
            disabled={removal.isLoading}
            onClick={() => void end()}
          >
            {removal.isLoading ? documentsCopy.removing : documentsCopy.removeYes}
          </button>
          <button
            type="button"
            className="btn btn--line btn--sm"
            onClick={() => ask(false)}
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
