import { type Maintenance, type MaintenanceVisitForm } from '@site/api-contract';
import { formatDate, type IsoDate } from '@site/api-contract/brazil';
import { todayOf } from '#platform/clock';
import { type Database } from '#platform/data/database';
import { refuse, refuseFields, TEXTS } from '#platform/errors';
import { type Ports } from '#platform/ports';
import { aboutContract, type Actor, recordAudit } from '#platform/security/audit';
import {
  contractFacts,
  type ContractRecord,
  findContract,
  lockContract,
} from '../../contracts/contracts/contracts.repository';
import { contractNotFound } from '../../contracts/contracts/contracts.service';
import {
  deleteReading,
  findHandoverReading,
  listReadings,
  saveReading,
} from '../km/km.repository';
import { newCar, requireDriving } from '../km/km-bank-view';
import { lookAgainText, unfitReading } from '../km/odometer-reading.rules';
import { deleteVisit, saveVisit } from './maintenance.repository';
import { toMaintenance } from './maintenance-view';

type OfContract = { id: string; actor: Actor };

/** The maintenance of a car, for consultants; the trail records their look. */
export async function showMaintenance(
  ports: Pick<Ports, 'clock'>,
  db: Database,
  { id, actor }: OfContract,
): Promise<Maintenance> {
  const found = (await findContract(db, id)) ?? contractNotFound();
  const record = await contractFacts(db, found);
  await recordAudit(ports, db, {
    actor,
    action: 'odometer-viewed',
    ...aboutContract(found.contract),
    detail: 'maintenance',
  });
  return viewOf(ports, db, record);
}

/**
 * Notes maintenance that was done, which moves the next one. Its km go into the km bank as
 * the reading of that day, where the customer has not noted one; km that do not fit
 * between the readings around that day, or lie below its own, are refused at their field. A second note of a day
 * corrects the first one, with its reading.
 */
export async function noteMaintenance(
  ports: Pick<Ports, 'clock'>,
  tx: Database,
  { id, actor, form: { doneOn, km } }: OfContract & { form: MaintenanceVisitForm },
): Promise<Maintenance> {
  const record = await lockAny(tx, id);
  const { contract } = record;
  const handedOverOn = requireDriving(record);
  if (doneOn > todayOf(ports)) refuseDay('Esse dia ainda não chegou.');
  if (doneOn < handedOverOn)
    refuseDay(`O carro foi entregue em ${formatDate(handedOverOn)}. Confira o dia.`);
  await dropNote(tx, { contractId: contract.id, doneOn });
  const readings = await listReadings(tx, contract.id);
  const start = (await findHandoverReading(tx, contract.id)) ?? newCar(handedOverOn);
  const around = { start, readings, isAfterOwnDay: true };
  const unfit = unfitReading({ onDay: doneOn, km }, around);
  if (unfit)
    refuseFields([
      {
        key: 'Km',
        message: `${unfit.why} ${lookAgainText(unfit.by, 'consultant', unfit.kind)}`,
      },
    ]);
  const now = ports.clock.now();
  await saveVisit(tx, {
    contractId: contract.id,
    doneOn,
    odometerKm: km,
    notedBy: actor.id,
    notedAt: now,
  });
  if (!readings.some(({ onDay }) => onDay === doneOn))
    await saveReading(tx, { contractId: contract.id, onDay: doneOn, km, readAt: now });
  await recordAudit(ports, tx, {
    actor,
    action: 'maintenance-noted',
    ...aboutContract(contract),
  });
  return viewOf(ports, tx, record);
}

/** Takes away what was noted by mistake, with the reading that came from the note. */
export function removeMaintenance(
  ports: Pick<Ports, 'clock'>,
  db: Database,
  { id, actor, day }: OfContract & { day: IsoDate },
): Promise<Maintenance> {
  return db.transaction(async (tx) => {
    const record = await lockAny(tx, id);
    const { contract } = record;
    requireDriving(record);
    if (!(await dropNote(tx, { contractId: contract.id, doneOn: day })))
      refuse('not-found', TEXTS.notFound);
    await recordAudit(ports, tx, {
      actor,
      action: 'maintenance-removed',
      ...aboutContract(contract),
    });
    return viewOf(ports, tx, record);
  });
}

/**
 * Deletes the note of a day and the reading that it wrote: one of the same moment and km.
 * The customer's own reading of that day stays. False where there was no note.
 */
async function dropNote(
  tx: Database,
  { contractId, doneOn }: { contractId: string; doneOn: IsoDate },
): Promise<boolean> {
  const note = await deleteVisit(tx, { contractId, doneOn });
  if (!note) return false;
  const { odometerKm: km, notedAt: readAt } = note;
  await deleteReading(tx, { contractId, onDay: doneOn, km, readAt });
  return true;
}

async function lockAny(tx: Database, id: string): Promise<ContractRecord> {
  return contractFacts(tx, (await lockContract(tx, id)) ?? contractNotFound());
}

async function viewOf(
  ports: Pick<Ports, 'clock'>,
  db: Database,
  record: ContractRecord,
): Promise<Maintenance> {
  const { id } = record.contract;
  const handover = await findHandoverReading(db, id);
  const start = handover ?? (record.handedOverOn && newCar(record.handedOverOn));
  if (!start)
    return refuse('conflict', 'O carro ainda não está com o cliente.', {
      reason: 'delivery-unready',
    });
  const last = (await listReadings(db, id)).at(-1) ?? null;
  return toMaintenance(db, record, { start, last, today: todayOf(ports) });
}

function refuseDay(message: string): never {
  return refuseFields([{ key: 'DoneOn', message }]);
}
