import { useState } from 'react';
import { failureOf, useFetchFile } from '@site/api-client';
import { downloadDocument, type FileAnswer, type SentDocument } from '@site/contracts';
import { formatDate } from '@site/contracts/brazil';
import { useSiteActions } from '@site/shell';
import { deferred, DownloadIcon, EyeIcon, Tag } from '@site/ui';
import { documentsCopy as copy } from './customer.copy';

const FileViewer = deferred(async () => (await import('./file-viewer')).FileViewer);

type SentFileProps = {
  customer: { id: string; name: string };
  document: SentDocument;
  name: string;
};

/**
 * One file of a customer: pictures are shown over the page, every file can be kept. The
 * API notes each opening.
 */
export function SentFile({ customer, document, name }: SentFileProps) {
  const { saveFile } = useSiteActions();
  const fetchFile = useFetchFile(downloadDocument);
  const [shown, show] = useState<FileAnswer | null>(null);
  const [isOpening, setOpening] = useState(false);
  const [problem, setProblem] = useState('');
  const { id, isReady, mediaType, pages, sentAt } = document;

  // Off by `aria-disabled` alone: the pressed button keeps the focus, which the viewer
  // gives back to it.
  const open = async (handOver: (file: FileAnswer) => unknown) => {
    if (isOpening) return;
    setProblem('');
    setOpening(true);
    try {
      await handOver(await fetchFile({ params: { id: customer.id, documentId: id } }));
    } catch (error) {
      setProblem(failureOf(error)?.message || copy.openFailed);
    }
    setOpening(false);
  };
  return (
    <li>
      <b>{name}</b>
      <Tag tone={isReady ? 'ok' : 'info'} icon>
        {isReady ? copy.sent : copy.checking}
      </Tag>
      <span className="soft">
        {copy.sentOn(document.name, formatDate(new Date(sentAt)), pages)}
      </span>
      {isReady && (
        <span className="papers-actions">
          {mediaType === 'image/jpeg' && (
            <button
              type="button"
              className="link"
              aria-disabled={isOpening || undefined}
              aria-label={copy.of(copy.view, name)}
              onClick={() => void open(show)}
            >
              <EyeIcon aria-hidden="true" /> {isOpening ? copy.opening : copy.view}
            </button>
          )}
          <button
            type="button"
            className="link"
            aria-disabled={isOpening || undefined}
            aria-label={copy.of(copy.download, name)}
            onClick={() => void open(saveFile)}
          >
            <DownloadIcon aria-hidden="true" /> {copy.download}
          </button>
        </span>
      )}
      {problem !== '' && (
        <p className="field-error" role="alert">
          {problem}
        </p>
      )}
      {shown && (
        <FileViewer
          file={shown}
          title={name}
          alt={copy.picture(name, customer.name)}
          onClose={() => show(null)}
        />
      )}
    </li>
  );
}
