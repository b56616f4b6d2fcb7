import { type FileAnswer } from '@site/api-contract';
import { type Database } from '#platform/data/database';
import { refuse, refuseFields, TEXTS } from '#platform/errors';
import { type Ports } from '#platform/ports';
import { type examine } from './examine';
import { storeFile } from './store-file';

/**
 * Keeps a picture of a car, drawn anew so that nothing but the picture stays, and
 * encrypted as documents are. `write` names it in the transaction that keeps it.
 */
export async function storePhoto(
  ports: Ports,
  { bytes: sent, look }: { bytes: Buffer; look: typeof examine },
  write: (tx: Database, photo: { fileName: string; sizeBytes: number }) => Promise<void>,
): Promise<void> {
  const { bytes, mediaType } = await look(ports, sent);
  const verdict = ports.scanner ? await ports.scanner(bytes) : 'passed';
  if (mediaType !== 'image/jpeg' || verdict !== 'passed')
    refuseFields([
      {
        key: 'File',
        message:
          mediaType === 'image/jpeg'
            ? 'Não deu para verificar essa foto agora. Tente de novo em alguns minutos.'
            : 'Envie uma foto: JPG, PNG ou WebP.',
      },
    ]);
  await storeFile(ports, bytes, (tx, fileName) =>
    write(tx, { fileName, sizeBytes: bytes.length }),
  );
}

/** One of the pictures of a car; 404 where it has none of that id. */
export function photoOf<Photo extends { id: string }>(
  photos: readonly Photo[],
  id: string,
): Photo {
  return photos.find((photo) => photo.id === id) ?? refuse('not-found', TEXTS.notFound);
}

/** Its bytes, in a file of this name. */
export async function openPhotoOf(
  { files }: Pick<Ports, 'files'>,
  photos: readonly { id: string; fileName: string }[],
  { photoId, name }: { photoId: string; name: string },
): Promise<FileAnswer> {
  const { fileName } = photoOf(photos, photoId);
  const bytes = new Uint8Array(await files.get(fileName));
  return { bytes, type: 'image/jpeg', name };
}

/** Pictures that a handover or a return may have. */
const MOST_PHOTOS = 8;

/** Refuses one more than a car needs, at its field. */
export function refuseMorePhotos(count: number): void {
  if (count >= MOST_PHOTOS)
    refuseFields([
      {
        key: 'File',
        message: `Cabem até ${MOST_PHOTOS} fotos. Apague uma antes de enviar outra.`,
      },
    ]);
}
