import { eq } from 'drizzle-orm';
import { bumpContentVersion } from '#platform/data/content-version';
import { type Database } from '#platform/data/database';
import { enqueueMail } from '#platform/jobs/outbox';
import { type Ports } from '#platform/ports';
import { type Actor, recordAudit } from '#platform/security/audit';
import { vehicleModels } from '../../catalog/vehicles/vehicles.table';
import { listWaitingEmails, lockQueue } from './queue-places.repository';
import { queueEndedMail } from './reservations.mails';
import { findModel } from './reservations.repository';
import { BOREAL_MODEL } from './reservations.service';

type QueueFacts = {
  model: string;
  isOpen: boolean;
  waiting: number;
};

/** The queue that has a page, its state and the number of e-mails that wait in it. */
export async function showQueue(db: Database): Promise<QueueFacts> {
  const { name, isQueued } = await findModel(db, BOREAL_MODEL);
  const waiting = await listWaitingEmails(db, BOREAL_MODEL);
  return { model: name, isOpen: isQueued, waiting: waiting.length };
}

/**
 * Opens the queue, so that the model is sold only to people who are called; or ends it,
 * so that it is sold to everybody and waiting people are told. The same state again
 * changes nothing.
 */
export async function setQueue(
  ports: Pick<Ports, 'clock' | 'config' | 'random'>,
  tx: Database,
  { isOpen, actor }: { isOpen: boolean; actor: Actor },
): Promise<QueueFacts> {
  await lockQueue(tx, BOREAL_MODEL);
  const now = await showQueue(tx);
  if (now.isOpen === isOpen) return now;
  await tx
    .update(vehicleModels)
    .set({ preReservation: isOpen })
    .where(eq(vehicleModels.slug, BOREAL_MODEL));
  await bumpContentVersion(tx);
  await recordAudit(ports, tx, {
    actor,
    action: isOpen ? 'queue-opened' : 'queue-ended',
    personId: null,
    detail: BOREAL_MODEL,
  });
  const { name: model, signaturePaint } = await findModel(tx, BOREAL_MODEL);
  const told = isOpen ? [] : await listWaitingEmails(tx, BOREAL_MODEL);
  for (const to of told)
    await enqueueMail(
      ports,
      tx,
      queueEndedMail(ports.config, {
        to,
        model,
        modelSlug: BOREAL_MODEL,
        signaturePaint,
      }),
    );
  return { ...now, isOpen };
}
