import { eq } from 'drizzle-orm';
import { type CarReturn, type DamageForm, type FileAnswer } from '@site/api-contract';
import { centavosFromReais } from '@site/api-contract/brazil';
import { type Database } from '#platform/data/database';
import { refuse, TEXTS } from '#platform/errors';
import { type Ports } from '#platform/ports';
import { aboutContract, recordAudit } from '#platform/security/audit';
import { type examine } from '../../../identity/documents/upload/examine';
import { tidyUp } from '../../../identity/documents/upload/store-file';
import {
  openPhotoOf,
  photoOf,
  refuseMorePhotos,
  storePhoto,
} from '../../../identity/documents/upload/store-photo';
import { type ReturnFacts } from '../returns.repository';
import {
  changed,
  getVisible,
  lockVisible,
  refuseUnready,
  requireOpen,
  type ReturnCall,
} from '../returns.service';
import { returnDamages, returnPhotos } from '../returns.table';

/** More than these is no inspection any more. */
const MOST_DAMAGES = 20;

/** Keeps a picture of the car as it comes back. */
export async function addPhoto(
  ports: Ports,
  { viewer, id, actor, bytes }: ReturnCall & { bytes: Buffer },
  look: typeof examine,
): Promise<CarReturn> {
  const {
    clock,
    database: { db },
    random,
  } = ports;
  refuseWithoutRoom(await getVisible(db, viewer, id));
  await storePhoto(ports, { bytes, look }, async (tx, file) => {
    const facts = await lockVisible(tx, viewer, id);
    refuseWithoutRoom(facts);
    await tx.insert(returnPhotos).values({
      ...file,
      id: random.uuid(),
      contractId: facts.contract.id,
      createdAt: clock.now(),
    });
    await trace(ports, tx, { facts, actor, action: 'return-photo-added' });
  });
  return changed(ports, db, { viewer, id });
}

/** The bytes of a picture, for who may see the return. */
export async function openPhoto(
  ports: Pick<Ports, 'files'>,
  db: Database,
  { viewer, id, photoId }: Pick<ReturnCall, 'viewer' | 'id'> & { photoId: string },
): Promise<FileAnswer> {
  const { photos } = await getVisible(db, viewer, id);
  return openPhotoOf(ports, photos, { photoId, name: 'vistoria.jpg' });
}

/** Takes a picture away again; none once the car is back. */
export async function removePhoto(
  ports: Ports,
  db: Database,
  { viewer, id, actor, photoId }: ReturnCall & { photoId: string },
): Promise<CarReturn> {
  const after = await db.transaction(async (tx) => {
    const facts = await lockVisible(tx, viewer, id);
    requireOpen(facts);
    const photo = photoOf(facts.photos, photoId);
    await tx.delete(returnPhotos).where(eq(returnPhotos.id, photo.id));
    await trace(ports, tx, { facts, actor, action: 'return-photo-removed' });
    return changed(ports, tx, { viewer, id });
  });
  await tidyUp(ports, db);
  return after;
}

/** Notes a damage with its quote, before the customer confirms the return. */
export async function addDamage(
  ports: Ports,
  tx: Database,
  { viewer, id, actor, form }: ReturnCall & { form: DamageForm },
): Promise<CarReturn> {
  const facts = await lockVisible(tx, viewer, id);
  requireOpen(facts);
  const { damages, contract } = facts;
  if (damages.length >= MOST_DAMAGES)
    refuseUnready(`Cabem até ${MOST_DAMAGES} danos numa vistoria.`);
  const { label, quote, isInsured } = form;
  await tx.insert(returnDamages).values({
    id: ports.random.uuid(),
    contractId: contract.id,
    number: Math.max(0, ...damages.map(({ number }) => number)) + 1,
    label,
    centavos: centavosFromReais(quote),
    isInsured,
    createdAt: ports.clock.now(),
  });
  await trace(ports, tx, { facts, actor, action: 'return-damage-noted' });
  return changed(ports, tx, { viewer, id });
}

export function removeDamage(
  ports: Ports,
  db: Database,
  { viewer, id, actor, damageId }: ReturnCall & { damageId: string },
): Promise<CarReturn> {
  return db.transaction(async (tx) => {
    const facts = await lockVisible(tx, viewer, id);
    requireOpen(facts);
    const damage =
      facts.damages.find((one) => one.id === damageId) ??
      refuse('not-found', TEXTS.notFound);
    await tx.delete(returnDamages).where(eq(returnDamages.id, damage.id));
    await trace(ports, tx, { facts, actor, action: 'return-damage-removed' });
    return changed(ports, tx, { viewer, id });
  });
}

function trace(
  ports: Ports,
  tx: Database,
  {
    facts: { contract },
    actor,
    action,
  }: Pick<ReturnCall, 'actor'> & {
    facts: ReturnFacts;
    action:
      | 'return-photo-added'
      | 'return-photo-removed'
      | 'return-damage-noted'
      | 'return-damage-removed';
  },
): Promise<void> {
  return recordAudit(ports, tx, {
    actor,
    action,
    ...aboutContract(contract),
  });
}

function refuseWithoutRoom(facts: ReturnFacts): void {
  requireOpen(facts);
  refuseMorePhotos(facts.photos.length);
}
