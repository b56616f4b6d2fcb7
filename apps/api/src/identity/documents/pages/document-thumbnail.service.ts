import { type Database } from '#platform/data/database';
import { type Ports } from '#platform/ports';
import { openDocument, type OpenedDocument, requireReady } from '../documents.service';
import { type PageAsked, paintPage } from './document-pages.service';

/** Twice the 96 x 72 pixels of a row. */
const SIZE = { width: 192, height: 144 } as const;
const JPEG_QUALITY = 70;

/**
 * The top of a document's first page, small, as a JPEG. It is drawn from what may be
 * opened, under the same conditions and with the same entry in the audit trail.
 */
export async function drawThumbnail(
  ports: Ports,
  db: Database,
  asked: Omit<PageAsked, 'page'>,
): Promise<OpenedDocument> {
  const { look, turn, signal } = asked;
  const { mediaType } = await requireReady(db, look);
  const { row, bytes } =
    mediaType === 'application/pdf'
      ? await paintPage(ports, db, { ...asked, page: 1 })
      : await openDocument(ports, db, look);
  const whose = { ownerId: look.asked.userId, isStaff: false, signal };
  return { row, bytes: await turn(whose, () => shrink(bytes)) };
}

async function shrink(bytes: Buffer): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  return sharp(bytes)
    .resize({ ...SIZE, fit: 'cover', position: 'top' })
    .jpeg({ quality: JPEG_QUALITY })
    .toBuffer();
}
