import { type Driver, type FileAnswer } from '@site/api-contract';
import { saoPauloDay } from '@site/api-contract/brazil';
import { driverProblems } from '@site/api-contract/driver-rules';
import { type Database } from '#platform/data/database';
import { refuse, refuseFields } from '#platform/errors';
import { type Ports } from '#platform/ports';
import { recordAudit } from '#platform/security/audit';
import { addAmendment } from '../../contracts/contracts/add-amendment';
import { lockOwn, requireGoingOn } from '../../contracts/contracts/contracts.service';
import { admitFile } from '../../identity/documents/upload/admit-file';
import { type examine } from '../../identity/documents/upload/examine';
import { downloadName } from '../../identity/documents/upload/file-name';
import { storeFile } from '../../identity/documents/upload/store-file';
import { toDriver } from './driver-view';
import { changeDriver, type DriverRow, findDriver } from './drivers.repository';
import {
  aboutDriver,
  type DriverCall,
  driverNotFound,
  visibleDriver,
} from './drivers.service';

type PhotoCall = DriverCall & { driverId: string };

/**
 * Keeps the photo of a license, drawn anew and encrypted as documents are. With it the
 * person may drive from today on, by an amendment. The days are looked at again, since
 * they may have passed since the form was sent.
 */
export async function addPhoto(
  ports: Ports,
  { viewer, id, actor, driverId, bytes: sent }: PhotoCall & { bytes: Buffer },
  look: typeof examine,
): Promise<Driver> {
  const {
    clock,
    database: { db },
  } = ports;
  refuseSecond((await visibleDriver(db, { viewer, id, driverId })).row);
  const { bytes, mediaType } = await admitFile(ports, look, sent);
  const startsOn = saoPauloDay(clock.now());
  await storeFile(ports, bytes, async (tx, fileName) => {
    const record = await lockOwn(tx, viewer, id);
    const { contract } = record;
    requireGoingOn(record);
    const row = (await findDriver(tx, contract.id, driverId)) ?? driverNotFound();
    refuseSecond(row);
    const [problem] = driverProblems(row, startsOn);
    if (problem) refuseFields([{ key: 'File', message: problem.message }]);
    await changeDriver(tx, row.id, { fileName, mediaType, startsOn });
    await addAmendment(ports, tx, {
      record,
      actor,
      amendment: {
        kind: 'condutor',
        changes: { driverId: row.id },
        effectiveFrom: startsOn,
      },
    });
  });
  return toDriver((await visibleDriver(db, { viewer, id, driverId })).row, startsOn);
}

/** The photo of a license, for who may see the driver; a consultant's look is kept. */
export async function openPhoto(
  ports: Pick<Ports, 'clock' | 'files'>,
  db: Database,
  { viewer, id, actor, driverId }: PhotoCall,
): Promise<FileAnswer> {
  const { contract, row } = await visibleDriver(db, { viewer, id, driverId });
  if (!row.fileName || !row.mediaType) return driverNotFound();
  if (contract.userId !== viewer.id)
    await recordAudit(ports, db, {
      actor,
      action: 'driver-viewed',
      ...aboutDriver(row, contract),
      detail: 'photo',
    });
  return {
    bytes: new Uint8Array(await ports.files.get(row.fileName)),
    type: row.mediaType,
    name: downloadName('cnh', row.mediaType),
  };
}

function refuseSecond({ fileName }: DriverRow): void {
  if (fileName)
    refuse('conflict', 'A foto desta CNH já está aqui.', { reason: 'changed-meanwhile' });
}
