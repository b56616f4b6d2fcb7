import { DownloadIcon } from '@site/ui';
import { QrCode, qrFile } from '../../../shared/qr-code';
import { type LargeLinkWords, portalLinkCopy as copy } from './portal-link.copy';

/** The QR code of the link as a picture with a download. */
export function QrFigure({ link, words }: { link: string; words: LargeLinkWords }) {
  return (
    <>
      <QrCode text={link} label={words.qr} />
      <figcaption>
        <h2>{words.qrTitle}</h2>
        <p>{words.qrLead}</p>
        <a
          className="link"
          download={words.file}
          href={`data:image/svg+xml,${encodeURIComponent(qrFile(link))}`}
        >
          <DownloadIcon /> {copy.download}
        </a>
      </figcaption>
    </>
  );
}
