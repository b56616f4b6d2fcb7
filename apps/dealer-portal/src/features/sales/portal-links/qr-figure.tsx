import { DownloadIcon } from '@site/ui';
import { QrCode, qrFile } from '../../../shared/qr-code';
import { portalLinkCopy as copy } from './portal-link.copy';

/** The QR code of the link as a picture with a download. */
export function QrFigure({ link }: { link: string }) {
  return (
    <>
      <QrCode text={link} label={copy.qr} />
      <figcaption>
        <h2>{copy.qrTitle}</h2>
        <p>{copy.qrLead}</p>
        <a
          className="link"
          download={copy.file}
          href={`data:image/svg+xml,${encodeURIComponent(qrFile(link))}`}
        >
          <DownloadIcon /> {copy.download}
        </a>
      </figcaption>
    </>
  );
}
