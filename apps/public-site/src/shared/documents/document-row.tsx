import { useEffect, useId, useRef, useState } from 'react';
import { type DocumentList, type SentDocument } from '@site/api-contract';
import { formatDate } from '@site/api-contract/brazil';
import { CAMERA, type DocumentKind } from '@site/api-contract/identity';
import { CameraIcon, ErrorIcon, MoreActs, Tag, WarningIcon } from '@site/ui';
import { Camera } from './camera';
import { documentAnchor } from './document-anchor';
import { DocumentThumbnail } from './document-thumbnail';
import { documentsCopy } from './documents.copy';
import { DoubtedPicture } from './doubted-picture';
import { FileButton } from './file-button';
import { SentDocumentActions } from './sent-document-actions';
import { useSendDocument } from './use-send-document';

type DocumentRowProps = {
  userId: string;
  kind: DocumentKind;
  name: string;
  help: string;
  /** The sent document of this kind; null while it is missing. */
  sent: SentDocument | null;
  /** The sent document is a photo, but only the PDF shows the required date. */
  isDigitalMissing?: boolean;
  /** Photos of this document are not accepted. */
  isFileAlone?: boolean;
  /** Reason why it may be missing. */
  notNeeded?: string;
  limits: DocumentList['limits'];
  /** Time of the analysis' request. */
  askedAt: string | undefined;
  /** False for the kind 'outro', of which an account can have several documents. */
  isReplaceable?: boolean;
  /**
   * The list of all documents on the page also has this kind, and links lead to that row.
   */
  isListedTwice?: boolean;
};

/**
 * One document: its state, and the ways to send it. The ways to replace, download or
 * remove a document that is there stand behind one word.
 */
export function DocumentRow({
  userId,
  kind,
  name,
  help,
  sent,
  isDigitalMissing = false,
  isFileAlone = false,
  notNeeded,
  limits,
  askedAt,
  isReplaceable = true,
  isListedTwice = false,
}: DocumentRowProps) {
  const { state, send, check, forget } = useSendDocument(userId, { limits, sent });
  const [isCameraOpen, openCamera] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const id = useId();
  const isSending = state.kind === 'sending';
  const isThere = sent !== null && !isDigitalMissing;
  const row = useRef<HTMLLIElement>(null);
  const actions = useRef<HTMLDivElement>(null);
  const hasArrived = isThere && state.kind === 'arrived';
  // The button that sent the file is folded away now: the focus goes to its fold.
  useEffect(() => {
    if (hasArrived && document.activeElement === document.body)
      actions.current?.querySelector('summary')?.focus();
  }, [hasArrived]);

  // Buttons that send are disabled by `aria-disabled` only, since a disabled button would
  // lose the focus (WCAG 2.4.3).
  const closeCamera = () => {
    openCamera(false);
    opener.current?.focus();
  };
  const takeFile = (file: File) => {
    closeCamera();
    void check(kind, file);
  };
  // The camera has already checked whether the photo is legible.
  const take = (photo: Blob) => {
    closeCamera();
    void send(kind, new File([photo], `${kind}.jpg`, { type: CAMERA.type }));
  };
  // A row that is not replaceable goes with its document.
  const focusAfterRemoval = () =>
    (isReplaceable ? row.current : row.current?.parentElement)?.focus();
  const acts = (
    <>
      {isReplaceable && !isFileAlone && (
        <button
          type="button"
          className="btn btn--line btn--sm"
          ref={opener}
          aria-disabled={isSending || undefined}
          aria-expanded={isCameraOpen}
          aria-label={documentsCopy.of(
            sent ? documentsCopy.takeAnother : documentsCopy.takePhoto,
            name,
          )}
          onClick={() => isSending || openCamera(!isCameraOpen)}
        >
          <CameraIcon aria-hidden="true" />{' '}
          {sent ? documentsCopy.takeAnother : documentsCopy.takePhoto}
        </button>
      )}
      {isReplaceable && (
        <FileButton
          label={sent ? documentsCopy.replaceFile : documentsCopy.chooseFile}
          name={name}
          disabled={isSending}
          onFile={(file) => void check(kind, file)}
        />
      )}
      {sent && (
        <SentDocumentActions
          userId={userId}
          sent={sent}
          name={name}
          onRemoved={focusAfterRemoval}
        />
      )}
    </>
  );
  return (
    <li
      className="doc"
      aria-labelledby={id}
      tabIndex={-1}
      ref={row}
      {...(kind !== 'outro' && !isListedTwice && { id: documentAnchor(kind) })}
    >
      {isThere && <DocumentThumbnail userId={userId} sent={sent} />}
      <div className="doc-what">
        <h3 id={id}>{name}</h3>
        {isThere ? (
          <SentTag sent={sent} askedAt={askedAt} />
        ) : (
          (kind !== 'outro' || isListedTwice) && (
            <Tag tone={notNeeded ? 'neutral' : 'warn'} icon={!notNeeded}>
              {notNeeded ?? documentsCopy.missing}
            </Tag>
          )
        )}
        <p className="soft">
          {isThere
            ? documentsCopy.sentOn(
                sent.name,
                sent.sizeBytes,
                formatDate(new Date(sent.sentAt)),
              )
            : help}
        </p>
      </div>
      <div className="doc-actions" ref={actions}>
        {isThere ? <MoreActs of={documentsCopy.actsOf(name)}>{acts}</MoreActs> : acts}
      </div>
      <div className="doc-status" role="status">
        {state.kind === 'sending' && (
          <label>
            {documentsCopy.sending(state.percent)}{' '}
            <progress
              max={100}
              value={state.percent}
              aria-label={documentsCopy.progress}
            />
          </label>
        )}
        {state.kind === 'arrived' && (
          <span className="vh">{documentsCopy.arrived(name)}</span>
        )}
      </div>
      {state.kind === 'doubted' && (
        <div className="notice notice--warn doc-doubt" role="alert">
          <span>
            <WarningIcon aria-hidden="true" /> {documentsCopy.doubts[state.quality]}
          </span>
          <DoubtedPicture file={state.file} name={name} />
          <button
            type="button"
            className="btn btn--line btn--sm"
            aria-label={documentsCopy.of(documentsCopy.sendAnyway, name)}
            onClick={() => void send(kind, state.file)}
          >
            {documentsCopy.sendAnyway}
          </button>
          <button type="button" className="link" onClick={forget}>
            {documentsCopy.dontSend}
          </button>
        </div>
      )}
      {state.kind === 'failed' && (
        <p className="field-error doc-error" role="alert">
          <ErrorIcon aria-hidden="true" /> {state.message}
        </p>
      )}
      {isCameraOpen && (
        <Camera
          what={name}
          onPhoto={take}
          onClose={closeCamera}
          instead={
            <FileButton
              label={documentsCopy.chooseInstead}
              name={name}
              disabled={isSending}
              onFile={takeFile}
            />
          }
        />
      )}
    </li>
  );
}

function SentTag({ sent, askedAt }: { sent: SentDocument; askedAt: string | undefined }) {
  if (!sent.isReady)
    return (
      <Tag tone="info" icon>
        {documentsCopy.checking}
      </Tag>
    );
  // It is unknown which file the request is about, so an older document is marked neither
  // right nor wrong.
  if (askedAt !== undefined && sent.sentAt <= askedAt)
    return <Tag tone="neutral">{documentsCopy.sentBefore}</Tag>;
  return (
    <Tag tone="ok" icon>
      {documentsCopy.sent}
    </Tag>
  );
}
