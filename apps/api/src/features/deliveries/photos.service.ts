import { eq } from 'drizzle-orm';
import { type Delivery, type FileAnswer } from '@site/contracts';
import { type Database } from '../../platform/data/database';
import { refuse, refuseFields, TEXTS } from '../../platform/errors';
import { type Ports } from '../../platform/ports';
import { recordAudit } from '../../platform/security/audit';
import { handoverPhotos } from '../../tables';
import { type examine } from '../documents/examine';
import { storeFile, tidyUp } from '../documents/store-file';
import { type DeliveryFacts, type PhotoRow } from './deliveries.repository';
import {
  changed,
  type DeliveryCall,
  getVisible,
  lockVisible,
  requireWaiting,
} from './deliveries.service';

/** Pictures that a handover may have. */
const MOST_PHOTOS = 8;

/**
 * Keeps a picture of the car, drawn anew so that nothing but the picture stays, and
 * encrypted as documents are.
 */
export async function addPhoto(
  ports: Ports,
  { viewer, id, by, bytes: sent }: DeliveryCall & { bytes: Buffer },
  look: typeof examine,
): Promise<Delivery> {
  const {
    clock,
    database: { db },
    random,
    scanner,
  } = ports;
  refuseWithoutRoom(await getVisible(db, viewer, id));
  const { bytes, mediaType } = await look(ports, sent);
  const verdict = scanner ? await scanner(bytes) : 'passed';
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
  await storeFile(ports, bytes, async (tx, fileName) => {
    const facts = await lockVisible(tx, viewer, id);
    refuseWithoutRoom(facts);
    await tx.insert(handoverPhotos).values({
      id: random.uuid(),
      contractId: facts.contract.id,
      fileName,
      sizeBytes: bytes.length,
      createdAt: clock.now(),
    });
    await recordAudit(ports, tx, {
      by,
      action: 'handover-photo-added',
      personId: facts.customer.id,
      subject: `proposal:${facts.proposal.id}`,
    });
  });
  return changed(ports, db, { viewer, id });
}

/** The bytes of a picture, for who may see the delivery. */
export async function openPhoto(
  { files }: Pick<Ports, 'files'>,
  db: Database,
  { viewer, id, photoId }: Pick<DeliveryCall, 'viewer' | 'id'> & { photoId: string },
): Promise<FileAnswer> {
  const photo = photoOf(await getVisible(db, viewer, id), photoId);
  return {
    bytes: new Uint8Array(await files.get(photo.fileName)),
    type: 'image/jpeg',
    name: 'entrega.jpg',
  };
}

/** Takes a picture away again; none once the car was handed over. */
export async function removePhoto(
  ports: Ports,
  db: Database,
  { viewer, id, by, photoId }: DeliveryCall & { photoId: string },
): Promise<Delivery> {
  const after = await db.transaction(async (tx) => {
    const facts = await lockVisible(tx, viewer, id);
    requireWaiting(facts);
    const photo = photoOf(facts, photoId);
    await tx.delete(handoverPhotos).where(eq(handoverPhotos.id, photo.id));
    await recordAudit(ports, tx, {
      by,
      action: 'handover-photo-removed',
      personId: facts.customer.id,
      subject: `proposal:${facts.proposal.id}`,
    });
    return changed(ports, tx, { viewer, id });
  });
  await tidyUp(ports, db);
  return after;
}

function photoOf({ photos }: DeliveryFacts, photoId: string): PhotoRow {
  return (
    photos.find((photo) => photo.id === photoId) ?? refuse('not-found', TEXTS.notFound)
  );
}

function refuseWithoutRoom(facts: DeliveryFacts): void {
  requireWaiting(facts);
  if (facts.photos.length >= MOST_PHOTOS)
    refuseFields([
      {
        key: 'File',
        message: `Cabem até ${MOST_PHOTOS} fotos. Apague uma antes de enviar outra.`,
      },
    ]);
}
