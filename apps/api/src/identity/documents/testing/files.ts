import { PDFDocument } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { sendDocument } from '@site/api-contract';
import { documentKindsOf, type DocumentOwner } from '@site/api-contract/identity';
import { type TestClient } from '../../../testing/client';

const PAPER = { r: 236, g: 232, b: 222 };

/** A picture of a document: flat paper with a darker band, in a given size. */
export function picture(
  format: 'jpeg' | 'png' | 'webp' = 'jpeg',
  { width = 640, height = 480 } = {},
): Promise<Buffer> {
  const band = {
    create: {
      width: Math.max(1, width >> 1),
      height: Math.max(1, height >> 2),
      channels: 3 as const,
      background: { r: 60, g: 92, b: 86 },
    },
  };
  return sharp({ create: { width, height, channels: 3, background: PAPER } })
    .composite([{ input: band, top: 0, left: 0 }])
    [format]()
    .toBuffer();
}

let small: Promise<Buffer> | undefined;

/** A photo for a test to which its content is all the same: the smallest one accepted. */
export async function aPhoto(name = 'foto.jpg'): Promise<File> {
  small ??= picture('jpeg', { width: 600, height: 45 });
  return fileOf(await small, name);
}

/**
 * A photo as a phone makes it: camera, owner and position in its EXIF, and turned on its
 * side.
 */
export async function photoWithPosition(): Promise<Buffer> {
  return sharp(await picture('png'))
    .withExif({
      IFD0: { Make: 'MARCADOR-CAMERA', Artist: 'MARCADOR-AUTORA' },
      IFD3: {
        GPSLatitudeRef: 'S',
        GPSLatitude: '23/1 33/1 41/1',
        GPSLongitudeRef: 'W',
        GPSLongitude: '46/1 39/1 21/1',
      },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

export async function pdf(
  pages = 1,
  { password }: { password?: string } = {},
): Promise<Buffer> {
  const document = await PDFDocument.create();
  for (let index = 0; index < pages; index += 1)
    document.addPage([300, 400]).drawRectangle({ x: 20, y: 20, width: 100, height: 40 });
  if (password) document.encrypt({ userPassword: password, ownerPassword: password });
  return Buffer.from(await document.save());
}

export function fileOf(
  bytes: Uint8Array | string,
  name = 'cnh.jpg',
  type = 'image/jpeg',
): File {
  return new File([bytes as BlobPart], name, { type });
}

/** Sends the documents that this account's registration needs. */
export async function sendRequiredDocuments(
  customer: TestClient & { userId: string },
  { personType = 'PF', isForeigner = false }: Partial<DocumentOwner> = {},
): Promise<void> {
  for (const kind of documentKindsOf({ personType, isForeigner })) {
    const { status, body } = await customer.send(sendDocument, {
      params: { id: customer.userId },
      body: { kind, file: await aPhoto() },
    });
    if (status !== 200) throw new Error(`Not sent: ${body.message}`);
  }
}
