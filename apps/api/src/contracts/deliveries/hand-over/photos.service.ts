import { eq } from 'drizzle-orm';
import { type Delivery, type FileAnswer } from '@site/api-contract';
import { type Database } from '#platform/data/database';
import { type Ports } from '#platform/ports';
import { recordAudit } from '#platform/security/audit';
import { type examine } from '../../../identity/documents/upload/examine';
import { tidyUp } from '../../../identity/documents/upload/store-file';
import {
  openPhotoOf,
  photoOf,
  refuseMorePhotos,
  storePhoto,
} from '../../../identity/documents/upload/store-photo';
import { type DeliveryFacts } from '../deliveries.repository';
import {
  changed,
  type DeliveryCall,
  getVisible,
  lockVisible,
  requireWaiting,
} from '../deliveries.service';
import { handoverPhotos } from '../handovers.table';

/** Keeps a picture of the car as it is handed over. */
export async function addPhoto(
  ports: Ports,
  { viewer, id, actor, bytes }: DeliveryCall & { bytes: Buffer },
  look: typeof examine,
): Promise<Delivery> {
  const {
    clock,
    database: { db },
    random,
  } = ports;
  refuseWithoutRoom(await getVisible(db, viewer, id));
  await storePhoto(ports, { bytes, look }, async (tx, file) => {
    const facts = await lockVisible(tx, viewer, id);
    refuseWithoutRoom(facts);
    await tx.insert(handoverPhotos).values({
      ...file,
      id: random.uuid(),
      contractId: facts.contract.id,
      createdAt: clock.now(),
    });
    await recordAudit(ports, tx, {
      actor,
      action: 'handover-photo-added',
      personId: facts.customer.id,
      subject: `proposal:${facts.proposal.id}`,
    });
  });
  return changed(ports, db, { viewer, id });
}

/** The bytes of a picture, for who may see the delivery. */
export async function openPhoto(
  ports: Pick<Ports, 'files'>,
  db: Database,
  { viewer, id, photoId }: Pick<DeliveryCall, 'viewer' | 'id'> & { photoId: string },
): Promise<FileAnswer> {
  const { photos } = await getVisible(db, viewer, id);
  return openPhotoOf(ports, photos, { photoId, name: 'entrega.jpg' });
}

/** Takes a picture away again; none once the car was handed over. */
export async function removePhoto(
  ports: Ports,
  db: Database,
  { viewer, id, actor, photoId }: DeliveryCall & { photoId: string },
): Promise<Delivery> {
  const after = await db.transaction(async (tx) => {
    const facts = await lockVisible(tx, viewer, id);
    requireWaiting(facts);
    const photo = photoOf(facts.photos, photoId);
    await tx.delete(handoverPhotos).where(eq(handoverPhotos.id, photo.id));
    await recordAudit(ports, tx, {
      actor,
      action: 'handover-photo-removed',
      personId: facts.customer.id,
      subject: `proposal:${facts.proposal.id}`,
    });
    return changed(ports, tx, { viewer, id });
  });
  await tidyUp(ports, db);
  return after;
}

function refuseWithoutRoom(facts: DeliveryFacts): void {
  requireWaiting(facts);
  refuseMorePhotos(facts.photos.length);
}
