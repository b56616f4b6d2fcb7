import { useState } from 'react';
import { failureOf, useFetchFile } from '@site/api-client';
import { downloadDocument, type FileAnswer, type SentDocument } from '@site/contracts';
import { formatDate } from '@site/contracts/brazil';
import { useSiteActions } from '@site/shell';
import { DownloadIcon, EyeIcon, Tag } from '@site/ui';
import { documentsCopy as copy } from './customer.copy';
import { type ShownFile } from './file-viewer';

type SentFileProps = {
  customer: { id: string; name: string };
  document: SentDocument;
  name: string;
  onShow: (shown: ShownFile) => void;
};

/**
 * One file of a customer: pictures can be looked at, every file can be kept. The
 * API notes each opening.
 */
export function SentFile({ customer, document, name, onShow }: SentFileProps) {
  const { saveFile } = useSiteActions();
  const fetchFile = useFetchFile(downloadDocument);
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
              onClick={() => void open((file) => onShow({ document, file }))}
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
    </li>
  );
}
