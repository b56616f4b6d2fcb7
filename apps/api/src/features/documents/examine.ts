import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import {
  ACCEPTED_TYPES,
  type KEPT_TYPES,
  LEAST_LONG_SIDE,
  tooSmallPicture,
} from '@site/contracts/documents';
import { type Config } from '../../platform/config';
import { refuseFields } from '../../platform/errors';
import { type Ports } from '../../platform/ports';

export type Examined = {
  bytes: Buffer;
  mediaType: (typeof KEPT_TYPES)[number];
  pages: number | null;
};
type Limits = Pick<Config, 'DOCUMENT_MAX_MEGAPIXELS' | 'DOCUMENT_MAX_PAGES'>;

const JPEG_QUALITY = 90;
/** Enough to read any document; larger pictures are scaled to fit. */
const LONGEST_SIDE = 4096;

sharp.cache(false);
sharp.concurrency(1);

/**
 * Tells a file's type by its content and gives back what is kept: pictures drawn anew, so
 * that nothing but the picture stays, PDFs as they came (security-requirements F1, F2).
 * Refuses everything else, naming the field.
 */
export async function examine(
  { config, pdfPages }: Pick<Ports, 'config' | 'pdfPages'>,
  bytes: Buffer,
): Promise<Examined> {
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined);
  if (!found || !isAccepted(found.mime))
    return refuseFile('Esse tipo de arquivo não serve. Envie JPG, PNG, WebP ou PDF.');
  if (found.mime !== 'application/pdf')
    return { bytes: await redraw(config, bytes), mediaType: 'image/jpeg', pages: null };
  const counted = await pdfPages(bytes);
  if ('problem' in counted) {
    return refuseFile(
      counted.problem === 'locked'
        ? 'Esse PDF pede senha. Envie uma cópia sem senha.'
        : 'Não conseguimos abrir esse PDF. Gere o arquivo de novo ou envie uma foto.',
    );
  }
  if (counted.pages > config.DOCUMENT_MAX_PAGES)
    return refuseFile(
      `O PDF tem ${counted.pages} páginas. Envie até ${config.DOCUMENT_MAX_PAGES}.`,
    );
  return { bytes, mediaType: 'application/pdf', pages: counted.pages };
}

/** The upright picture as a JPEG without metadata; transparency becomes white. */
async function redraw(
  { DOCUMENT_MAX_MEGAPIXELS }: Limits,
  bytes: Buffer,
): Promise<Buffer> {
  // The limit of pixels is ours, so that the refusal can say it; sharp has it as well,
  // before anything is decoded.
  const maxPixels = DOCUMENT_MAX_MEGAPIXELS * 1_000_000;
  const { width = 0, height = 0 } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(refuseUnreadable);
  if (width * height > maxPixels)
    return refuseFile(
      `A imagem passa de ${DOCUMENT_MAX_MEGAPIXELS} megapixels. Envie uma menor.`,
    );
  if (Math.max(width, height) < LEAST_LONG_SIDE)
    return refuseFile(tooSmallPicture(width, height));
  const picture = await sharp(bytes, { limitInputPixels: maxPixels, failOn: 'warning' })
    .autoOrient()
    .resize({
      width: LONGEST_SIDE,
      height: LONGEST_SIDE,
      fit: 'inside',
      withoutEnlargement: true,
    })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .jpeg({ quality: JPEG_QUALITY })
    .toBuffer()
    .catch(refuseUnreadable);
  if (await isBlank(picture))
    return refuseFile(
      'Não dá para ver nada nessa imagem: ela é de uma cor só. Tire outra foto ou envie outro arquivo.',
    );
  return picture;
}

/** Side of the small copy that is looked at, and how little its grays differ when blank. */
const LOOK_SIDE = 64;
const BLANK = 2;

/** Whether a picture is all black, all white or of any one shade: a covered lens. */
async function isBlank(picture: Buffer): Promise<boolean> {
  const { channels } = await sharp(
    await sharp(picture)
      .resize(LOOK_SIDE, LOOK_SIDE, { fit: 'fill' })
      .greyscale()
      .png()
      .toBuffer(),
  ).stats();
  return (channels[0]?.stdev ?? 0) < BLANK;
}

function isAccepted(type: string): boolean {
  return (ACCEPTED_TYPES as readonly string[]).includes(type);
}

function refuseUnreadable(): never {
  return refuseFile(
    'Não conseguimos abrir essa imagem. Tire outra foto ou envie outro arquivo.',
  );
}

function refuseFile(message: string): never {
  return refuseFields([{ key: 'File', message }]);
}
