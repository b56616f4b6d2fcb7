import {
  type DataOf,
  type FileAnswer,
  type KmBank,
  type listOdometerReadings,
} from '@site/api-contract';
import { saoPauloDay } from '@site/api-contract/brazil';
import { isDelivered, isOver } from '@site/api-contract/sales';
import { todayOf } from '#platform/clock';
import { type Database } from '#platform/data/database';
import { refuse } from '#platform/errors';
import { type Ports } from '#platform/ports';
import { aboutContract, type Actor, recordAudit } from '#platform/security/audit';
import { type SignedIn } from '#platform/security/authentication';
import {
  lockOwn,
  ownContract,
  visibleContract,
} from '../../contracts/contracts/contracts.service';
import {
  addAttachment,
  openAttachment,
  type Sent,
} from '../../identity/documents/attachments/attachments';
import {
  findHandoverReading,
  findOdometerPhoto,
  listReadings,
  saveOdometerPhoto,
} from './km.repository';
import { requireDriving, shownReadings, startOf, toKmBank } from './km-bank-view';
import { judgeReadings } from './odometer-reading.rules';

type OdometerCall = { viewer: SignedIn; id: string; actor: Actor };

/**
 * Adds the picture of the panel to today's reading of the customer; a second one takes its
 * place. Refuses with a 409 while the customer has noted none today.
 */
export async function addOdometerPhoto(
  ports: Ports,
  { viewer, id, actor, upload, look }: OdometerCall & Sent,
): Promise<KmBank> {
  const { db } = ports.database;
  await addAttachment(ports, {
    upload,
    look,
    accepts: 'photos',
    find: (on) => ownContract(on, viewer, id),
    lock: (tx) => lockOwn(tx, viewer, id),
    check: async (on, record) => {
      requireDriving(record);
      const last = (await listReadings(on, record.contract.id)).at(-1);
      // A workshop's reading goes with its note, and would take the picture with it.
      if (last?.onDay !== todayOf(ports) || last.atWorkshop)
        refuse('conflict', 'Informe antes os km de hoje: a foto fica junto da leitura.', {
          reason: 'reading-missing',
        });
    },
    write: async (tx, { contract }, { id: photoId, fileName, sizeBytes, createdAt }) => {
      await saveOdometerPhoto(tx, {
        id: photoId,
        contractId: contract.id,
        onDay: saoPauloDay(createdAt),
        fileName,
        sizeBytes,
        createdAt,
      });
      await recordAudit(ports, tx, {
        actor,
        action: 'odometer-photo-added',
        ...aboutContract(contract),
      });
    },
  });
  return toKmBank(ports, db, await ownContract(db, viewer, id));
}

/** The picture beside a reading. The trail records a consultant's look. */
export async function openOdometerPhoto(
  ports: Pick<Ports, 'clock' | 'files'>,
  db: Database,
  { viewer, id, actor, photoId }: OdometerCall & { photoId: string },
): Promise<FileAnswer> {
  const { contract } = await visibleContract(db, viewer, id);
  const photo = await findOdometerPhoto(db, { contractId: contract.id, photoId });
  return openAttachment(
    ports,
    db,
    photo && { ...photo, shownName: 'painel', mediaType: 'image/jpeg' },
    viewer.kind === 'consultant' && {
      actor,
      action: 'odometer-viewed',
      ...aboutContract(contract),
      detail: 'photo',
    },
  );
}

/**
 * The readings of a contract, each with the judgement whether it is likely and whether a
 * consultant may strike it. The first one is compared with a new car's 0 km where the
 * handover was not noted, and no handover is shown.
 */
export async function showReadings(
  ports: Pick<Ports, 'clock'>,
  db: Database,
  { viewer, id, actor }: OdometerCall,
): Promise<DataOf<typeof listOdometerReadings>> {
  const record = await visibleContract(db, viewer, id);
  const { contract, proposal } = record;
  await recordAudit(ports, db, {
    actor,
    action: 'odometer-viewed',
    ...aboutContract(contract),
  });
  const handover = await findHandoverReading(db, contract.id);
  const { readings, ...struck } = await shownReadings(db, record, {
    handover: startOf(record, handover),
    readings: await listReadings(db, contract.id),
  });
  const isDriving = isDelivered(proposal.state) && !isOver(proposal.state);
  return {
    readings: judgeReadings(readings)
      .filter(({ isHandover }) => handover !== null || !isHandover)
      .map((reading) =>
        isDriving && !reading.isHandover && !reading.isReturn
          ? { ...reading, canStrike: true }
          : reading,
      ),
    ...struck,
  };
}
