import { useId, useState } from 'react';
import { useFetchFile } from '@site/api-client';
import { downloadDocument, type SentDocument } from '@site/api-contract';
import { useSiteActions } from '@site/shell';
import { DownloadIcon, Modal } from '@site/ui';
import { documentsCopy } from '../customer.copy';
import { useAttempt } from '../decide/use-attempt';
import { FilePicture } from './file-picture';
import { FileSidePanel } from './file-side-panel';
import { FileSteps } from './file-steps';
import { FileTools } from './file-tools';
import { viewerCopy as copy } from './file-viewer.copy';
import { type DocumentPreview, useFetchPreview } from './use-fetch-preview';
import { useFileKeys } from './use-file-keys';
import { usePictureView } from './use-picture-view';
import './file-viewer.css';

type FileViewerProps = {
  customer: { id: string; name: string };
  /** All documents that can be opened, in the order of the list. */
  documents: readonly SentDocument[];
  /** Maximum number of pages shown of a PDF. */
  mostPages: number;
  nameOf: (kind: SentDocument['kind']) => string;
  shown: DocumentPreview;
  onShow: (next: DocumentPreview) => void;
  onClose: () => void;
};

/** On wider screens a file is shown beside the data; on others it covers the page. */
const BESIDE = '(width >= 75rem)';

/**
 * A viewer for a customer's files, with PDFs page by page. Each file is loaded when it is
 * shown, since the API records every view, and nothing is kept after closing.
 */
export function FileViewer(props: FileViewerProps) {
  const { customer, documents, mostPages, nameOf, shown, onShow, onClose } = props;
  const { document, page } = shown;
  const { saveFile } = useSiteActions();
  const fetchFile = useFetchFile(downloadDocument);
  const fetchPreview = useFetchPreview(customer.id);
  const [isBeside] = useState(() => window.matchMedia?.(BESIDE).matches ?? false);
  const { busy, problem, attempt } = useAttempt<'file' | 'page' | 'copy'>();
  const view = usePictureView(document.id);
  const hint = useId();
  const name = nameOf(document.kind);
  const index = documents.findIndex(({ id }) => id === document.id);
  const all = document.pages ?? 1;
  const pages = Math.min(all, mostPages);
  const place = copy.page(page, all);

  const step = (by: 1 | -1) => {
    const next = documents[index + by];
    if (next) void attempt('file', async () => onShow(await fetchPreview(next)));
  };
  const leaf = (by: 1 | -1) => {
    const next = page + by;
    if (next >= 1 && next <= pages)
      void attempt('page', async () => onShow(await fetchPreview(document, next)));
  };
  const keep = () =>
    void attempt('copy', async () => {
      const isWhole = document.mediaType === 'image/jpeg' && shown.file;
      const params = { id: customer.id, documentId: document.id };
      await saveFile(isWhole || (await fetchFile({ params })));
    });
  const onKey = useFileKeys(view, pages > 1 ? { step, leaf } : { step });
  const whose = documentsCopy.picture(name, customer.name);
  const Frame = isBeside ? FileSidePanel : Modal;
  return (
    <div className="file-frame" role="presentation" onKeyDown={onKey}>
      <Frame open large title={name} onClose={onClose}>
        <div className="file-view">
          <div className="file-bar">
            {shown.file ? <FileTools view={view} /> : <span />}
            {all > 1 && (
              <FileSteps
                names={copy.pages}
                place={busy === 'page' ? documentsCopy.opening : place}
                index={page - 1}
                count={pages}
                onStep={leaf}
              />
            )}
          </div>
          {shown.file ? (
            <FilePicture
              key={document.id}
              file={shown.file}
              alt={all > 1 ? copy.onPage(whose, place) : whose}
              label={copy.stage(name)}
              view={view}
              hint={hint}
            />
          ) : (
            <p className="file-none" role="alert">
              {shown.why}
            </p>
          )}
          {all > pages && <p className="soft">{copy.firstPages(pages)}</p>}
          {problem !== '' && (
            <p className="field-error" role="alert">
              {problem}
            </p>
          )}
          <div className="actions">
            <FileSteps
              names={copy.files}
              place={
                busy === 'file'
                  ? documentsCopy.opening
                  : copy.place(index, documents.length)
              }
              index={index}
              count={documents.length}
              onStep={step}
            />
            <button type="button" className="btn btn--line btn--sm" onClick={keep}>
              <DownloadIcon aria-hidden="true" /> {documentsCopy.download}
            </button>
          </div>
          <p className="soft file-keys" id={hint}>
            {copy.keys} {pages > 1 && copy.pageKeys}
          </p>
        </div>
      </Frame>
    </div>
  );
}
