import { type Driver, type FileAnswer } from '@site/api-contract';
import { type IsoDate, needsDigitalCnh, saoPauloDay } from '@site/api-contract/brazil';
import { digitalCnhOn, driverProblems } from '@site/api-contract/driving';
import { type Database } from '#platform/data/database';
import { refuse, refuseFields } from '#platform/errors';
import { type Ports } from '#platform/ports';
import { addAmendment } from '../../contracts/contracts/add-amendment';
import { lockOwn, requireGoingOn } from '../../contracts/contracts/contracts.service';
import {
  addAttachment,
  openAttachment,
  type Sent,
} from '../../identity/documents/attachments/attachments';
import { type Texts } from '../../identity/documents/upload/read-upload';
import { toDriver } from './driver-view';
import { changeDriver, type DriverRow, findDriver } from './drivers.repository';
import {
  aboutDriver,
  type DriverCall,
  driverNotFound,
  visibleDriver,
} from './drivers.service';

const SEND_DIGITAL_CNH =
  'A validade impressa nesta CNH passou. Envie o PDF da CNH digital, que mostra a validade atual.';

type PhotoCall = DriverCall & { driverId: string };

/**
 * Stores the photo of a license. With it the person may drive from today on, by an
 * amendment. The license's days are checked again, since it may have expired since the
 * form was sent; where its printed date has passed, only the PDF of the digital license
 * counts, and the date on it replaces the printed one.
 */
export async function addPhoto(
  ports: Ports,
  {
    viewer,
    id,
    actor,
    driverId,
    upload,
    texts = {},
    look,
  }: PhotoCall & Sent & { texts?: Texts },
): Promise<Driver> {
  const { db } = ports.database;
  const { createdAt } = await addAttachment(ports, {
    upload,
    look,
    find: (on) => visibleDriver(on, { viewer, id, driverId }),
    lock: async (tx) => {
      const record = await lockOwn(tx, viewer, id);
      requireGoingOn(record);
      const row =
        (await findDriver(tx, record.contract.id, driverId)) ?? driverNotFound();
      return { ...record, row };
    },
    check: (_, { row }) => refuseSecond(row),
    write: async (tx, { row, ...record }, { fileName, mediaType, createdAt: now }) => {
      const startsOn = saoPauloDay(now);
      const [problem] = driverProblems(row, startsOn);
      if (problem) refuseFields([{ key: 'File', message: problem.message }]);
      const isDigital = needsDigitalCnh(row.cnhExpirationDate, startsOn);
      if (isDigital && mediaType !== 'application/pdf')
        refuseFields([{ key: 'File', message: SEND_DIGITAL_CNH }]);
      await changeDriver(tx, row.id, {
        fileName,
        mediaType,
        startsOn,
        ...(isDigital && digitalDates(row, texts, startsOn)),
      });
      await addAmendment(ports, tx, {
        record,
        actor,
        amendment: {
          kind: 'condutor',
          changes: { driverId: row.id },
          effectiveFrom: startsOn,
        },
      });
    },
  });
  const { row } = await visibleDriver(db, { viewer, id, driverId });
  return toDriver(row, saoPauloDay(createdAt));
}

/**
 * The photo of a license, for viewers of the driver. The trail records a consultant's
 * look.
 */
export async function openPhoto(
  ports: Pick<Ports, 'clock' | 'files'>,
  db: Database,
  { viewer, id, actor, driverId }: PhotoCall,
): Promise<FileAnswer> {
  const { contract, row } = await visibleDriver(db, { viewer, id, driverId });
  const { fileName, mediaType } = row;
  return openAttachment(
    ports,
    db,
    fileName && mediaType ? { fileName, mediaType, shownName: 'cnh' } : null,
    contract.userId !== viewer.id && {
      actor,
      action: 'driver-viewed',
      ...aboutDriver(row, contract),
      detail: 'photo',
    },
  );
}

function digitalDates(
  { birthdate }: DriverRow,
  { cnhExpirationDate }: Texts,
  today: IsoDate,
): Pick<DriverRow, 'cnhExpirationDate'> {
  const { data, error } = digitalCnhOn(birthdate, today).safeParse({ cnhExpirationDate });
  if (data) return data;
  const message = error.issues[0]?.message ?? '';
  return refuseFields([{ key: 'CnhExpirationDate', message }]);
}

function refuseSecond({ fileName }: DriverRow): void {
  if (fileName)
    refuse('conflict', 'A foto desta CNH já está aqui.', { reason: 'changed-meanwhile' });
}
