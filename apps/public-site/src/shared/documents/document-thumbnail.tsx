import { useDocumentThumbnail } from '@site/api-client';
import { type SentDocument } from '@site/api-contract';
import { DocumentIcon } from '@site/ui';

type DocumentThumbnailProps = { userId: string; sent: SentDocument };

/** The sent document, small; an icon of a file stands where no picture can be drawn. */
export function DocumentThumbnail({ userId, sent }: DocumentThumbnailProps) {
  return (
    <span className="doc-thumb">
      <DocumentIcon aria-hidden="true" />
      {sent.isReady && <Picture userId={userId} documentId={sent.id} />}
    </span>
  );
}

function Picture({ userId, documentId }: { userId: string; documentId: string }) {
  const address = useDocumentThumbnail(userId, documentId);
  return address && <img src={address} alt="" width={96} height={72} />;
}
