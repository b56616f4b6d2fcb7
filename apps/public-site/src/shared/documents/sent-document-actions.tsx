import { useState } from 'react';
import { failureOf, useDeleteDocumentMutation, useFetchFile } from '@site/api-client';
import { downloadDocument, type SentDocument } from '@site/api-contract';
import { DownloadIcon, ErrorIcon } from '@site/ui';
import { useSite } from '../site-services';
import { AskedRemoval } from './asked-removal';
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
    if (error === undefined) onRemoved();
    else setProblem(failureOf(error)?.message || documentsCopy.sendFailed);
    return error === undefined;
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
      <AskedRemoval
        words={documentsCopy}
        label={documentsCopy.of(documentsCopy.remove, name)}
        questionLabel={documentsCopy.of(documentsCopy.removeQuestion, name)}
        question={documentsCopy.removeQuestion}
        isRemoving={removal.isLoading}
        onRemove={end}
      />
      {problem !== '' && (
        <p className="field-error doc-error" role="alert">
          <ErrorIcon aria-hidden="true" /> {problem}
        </p>
      )}
    </>
  );
}
