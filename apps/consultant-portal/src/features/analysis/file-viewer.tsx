import { type KeyboardEvent, useId, useState } from 'react';
import { failureOf, useFetchFile } from '@site/api-client';
import { downloadDocument, type FileAnswer, type SentDocument } from '@site/contracts';
import { useSiteActions } from '@site/shell';
import { DownloadIcon, Modal } from '@site/ui';
import { documentsCopy } from './customer.copy';
import { FileBeside } from './file-beside';
import { FilePicture } from './file-picture';
import { FileSteps } from './file-steps';
import { viewerCopy as copy } from './file-viewer.copy';
import { usePictureView } from './use-picture-view';
import './file-viewer.css';

/** A file on show. A PDF is not fetched to be shown: `file` is null. */
export type ShownFile = { document: SentDocument; file: FileAnswer | null };

type FileViewerProps = {
  customer: { id: string; name: string };
  /** All that can be opened, in the order of the list. */
  documents: readonly SentDocument[];
  nameOf: (kind: SentDocument['kind']) => string;
  shown: ShownFile;
  onShow: (next: ShownFile) => void;
  onClose: () => void;
};

/** From here on a file stands beside the data; below it covers the page. */
const BESIDE = '(width >= 75rem)';

/**
 * A customer's files one after the other. Each is fetched when it is shown, since the API
 * notes every opening, and nothing of it stays once the viewer is closed.
 */
export function FileViewer(props: FileViewerProps) {
  const { customer, documents, nameOf, shown, onShow, onClose } = props;
  const { saveFile } = useSiteActions();
  const fetchFile = useFetchFile(downloadDocument);
  const [isBeside] = useState(() => window.matchMedia?.(BESIDE).matches ?? false);
  const [isOpening, setOpening] = useState(false);
  const [problem, setProblem] = useState('');
  const view = usePictureView(shown.document.id);
  const hint = useId();
  const name = nameOf(shown.document.kind);
  const index = documents.findIndex(({ id }) => id === shown.document.id);

  const open = async (
    document: SentDocument,
    handOver: (file: FileAnswer) => unknown,
  ) => {
    if (isOpening) return;
    setProblem('');
    setOpening(true);
    try {
      const params = { id: customer.id, documentId: document.id };
      await handOver(await fetchFile({ params }));
    } catch (error) {
      setProblem(failureOf(error)?.message || documentsCopy.openFailed);
    }
    setOpening(false);
  };
  const step = (by: 1 | -1) => {
    const next = documents[index + by];
    if (!next || isOpening) return;
    if (next.mediaType === 'image/jpeg')
      void open(next, (file) => onShow({ document: next, file }));
    else {
      setProblem('');
      onShow({ document: next, file: null });
    }
  };
  const keep = () =>
    shown.file ? void saveFile(shown.file) : void open(shown.document, saveFile);

  const onKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const acts: Readonly<Record<string, () => void>> = {
      '+': view.enlarge,
      '=': view.enlarge,
      '-': view.reduce,
      g: view.turn,
      ArrowRight: () => step(1),
      ArrowLeft: () => step(-1),
    };
    const act = acts[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    // Arrows scroll a picture that is larger than its place.
    const scrolls = event.key.startsWith('Arrow') && view.zoom > 100;
    if (!act || scrolls) return;
    event.preventDefault();
    act();
  };
  const Frame = isBeside ? FileBeside : Modal;
  return (
    <Frame open large title={name} onClose={onClose}>
      <div className="file-view" role="presentation" onKeyDown={onKey}>
        {shown.file ? (
          <FilePicture
            key={shown.document.id}
            file={shown.file}
            alt={documentsCopy.picture(name, customer.name)}
            label={copy.stage(name)}
            view={view}
            hint={hint}
          />
        ) : (
          <p className="file-none">{copy.noPicture}</p>
        )}
        {problem !== '' && (
          <p className="field-error" role="alert">
            {problem}
          </p>
        )}
        <div className="actions">
          <FileSteps index={index} count={documents.length} onStep={step} />
          <button type="button" className="btn btn--line btn--sm" onClick={keep}>
            <DownloadIcon aria-hidden="true" /> {documentsCopy.download}
          </button>
        </div>
        <p className="soft file-keys" id={hint}>
          {copy.keys}
        </p>
      </div>
    </Frame>
  );
}
