import sharp from 'sharp';
import { LEAST_LONG_SIDE, tooSmallPicture } from '@site/api-contract/identity';
import { type Config } from '#platform/config';
import { refuseFile } from './refuse-file';

const JPEG_QUALITY = 90;
/** Enough to read any document; larger pictures are scaled to fit. */
const LONGEST_SIDE = 4096;

sharp.cache(false);
sharp.concurrency(1);

/** The upright picture as a JPEG without metadata; transparency becomes white. */
export async function redraw(
  { DOCUMENT_MAX_MEGAPIXELS }: Pick<Config, 'DOCUMENT_MAX_MEGAPIXELS'>,
  bytes: Buffer,
): Promise<Buffer> {
  // We check the limit of pixels first, so that the refusal can tell it; sharp checks it,
  // too, before it decodes.
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

/**
 * Side of the small copy that is compared, and the spread of grays below which it is
 * blank.
 */
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

function refuseUnreadable(): never {
  return refuseFile(
    'Não conseguimos abrir essa imagem. Tire outra foto ou envie outro arquivo.',
  );
}
