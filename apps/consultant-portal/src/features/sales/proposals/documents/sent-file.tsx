import { useFetchFile } from '@site/api-client';
import { downloadDocument, type SentDocument } from '@site/api-contract';
import { formatDate } from '@site/api-contract/brazil';
import { useSiteActions } from '@site/shell';
import { DownloadIcon, EyeIcon, Tag } from '@site/ui';
import { documentsCopy as copy } from '../customer.copy';
import { useAttempt } from '../decide/use-attempt';
import { type DocumentPreview, useFetchPreview } from './use-fetch-preview';

type SentFileProps = {
  customer: { id: string; name: string };
  document: SentDocument;
  name: string;
  onShow: (shown: DocumentPreview) => void;
};

/** One file of a customer, to view or download. The API records each view. */
export function SentFile({ customer, document, name, onShow }: SentFileProps) {
  const { saveFile } = useSiteActions();
  const fetchFile = useFetchFile(downloadDocument);
  const fetchPreview = useFetchPreview(customer.id);
  const { busy, problem, attempt } = useAttempt<'look' | 'copy'>();
  const { id, isReady, pages, sentAt } = document;
  const params = { id: customer.id, documentId: id };
  return (
    <li>
      <b>{name}</b>
      <Tag tone={isReady ? 'ok' : 'info'} icon>
        {isReady ? copy.sent : copy.checking}
      </Tag>
      <span className="soft">
        {copy.sentOn(document.name, formatDate(new Date(sentAt)), pages)}
      </span>
      {/* Disabled by `aria-disabled` only: the pressed button keeps the focus, and the
          viewer returns the focus to it. */}
      {isReady && (
        <span className="papers-actions">
          <button
            type="button"
            className="link link--icon"
            aria-disabled={busy !== null || undefined}
            aria-label={copy.of(copy.view, name)}
            onClick={() =>
              void attempt('look', async () => onShow(await fetchPreview(document)))
            }
          >
            <EyeIcon aria-hidden="true" /> {busy === 'look' ? copy.opening : copy.view}
          </button>
          <button
            type="button"
            className="link link--icon"
            aria-disabled={busy !== null || undefined}
            aria-label={copy.of(copy.download, name)}
            onClick={() =>
              void attempt('copy', async () => saveFile(await fetchFile({ params })))
            }
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
