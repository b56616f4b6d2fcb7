import { useDocumentThumbnail } from '@site/api-client';

type DocumentThumbnailProps = { userId: string; documentId: string };

/** The sent document, small; the place stays empty where no picture can be drawn. */
export function DocumentThumbnail({ userId, documentId }: DocumentThumbnailProps) {
  const address = useDocumentThumbnail(userId, documentId);
  return (
    <span className="doc-thumb">
      {address && <img src={address} alt="" width={96} height={72} />}
    </span>
  );
}
