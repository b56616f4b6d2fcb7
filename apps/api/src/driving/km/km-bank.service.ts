import { type KmBank, type OdometerForm } from '@site/api-contract';
import { formatDate, formatKm, saoPauloDay } from '@site/api-contract/brazil';
import { type Database } from '#platform/data/database';
import { refuse, refuseFields } from '#platform/errors';
import { type Ports } from '#platform/ports';
import { aboutContract, type Actor, recordAudit } from '#platform/security/audit';
import { type SignedIn } from '#platform/security/authentication';
import { noteRequestedAct } from '../../activity/requested-acts/requested-acts';
import { lockOwn, ownContract } from '../../contracts/contracts/contracts.service';
import { correctableOn } from './corrections/correctable-reading';
import {
  deleteOdometerPhoto,
  findHandoverReading,
  listReadings,
  saveReading,
} from './km.repository';
import { newCar, refuseReportedLost, requireDriving, toKmBank } from './km-bank-view';
import {
  earlierKmText,
  lookAgainText,
  MOST_KM_A_DAY,
  type Reading,
  readingProblem,
  type RefusedReader,
} from './odometer-reading.rules';

type OfViewer = { viewer: SignedIn; id: string };

/** The km of one's own contract. */
export async function showKmBank(
  ports: Pick<Ports, 'clock'>,
  db: Database,
  { viewer, id }: OfViewer,
): Promise<KmBank> {
  return toKmBank(ports, db, await ownContract(db, viewer, id));
}

/**
 * Stores today's reading of the odometer by the customer. A number below an earlier day's
 * is refused at its field; one far above it must be confirmed (409 `reading-unlikely`). A
 * second reading of today replaces the first, so that a slip can be corrected; with other
 * km the picture of the panel goes, which was of the first. None is taken while the car is
 * reported stolen or lost (409 `changed-meanwhile`).
 */
export function readOdometer(
  ports: Ports,
  db: Database,
  { viewer, id, actor, form }: OfViewer & { actor: Actor; form: OdometerForm },
): Promise<KmBank> {
  return db.transaction(async (tx) => {
    const record = await lockOwn(tx, viewer, id);
    const { contract } = record;
    const handedOverOn = requireDriving(record);
    await refuseReportedLost(tx, record, 'não anotamos os km do painel');
    const handover = await findHandoverReading(tx, contract.id);
    const now = ports.clock.now();
    const reading = { onDay: saoPauloDay(now), km: form.km };
    const readings = await listReadings(tx, contract.id);
    const before =
      readings.filter(({ onDay }) => onDay < reading.onDay).at(-1) ??
      handover ??
      newCar(handedOverOn);
    const isOwn = (await correctableOn(tx, record, readings)) === before.onDay;
    const reader = actor.atRequest ? 'consultant' : isOwn ? 'corrector' : 'customer';
    refuseWrong(reading, { before, reader, isConfirmed: form.confirmed === true });
    const first = readings.find(({ onDay }) => onDay === reading.onDay);
    if (first && first.km !== reading.km)
      await deleteOdometerPhoto(tx, { contractId: contract.id, onDay: reading.onDay });
    await saveReading(tx, { ...reading, contractId: contract.id, readAt: now });
    await recordAudit(ports, tx, {
      actor,
      action: 'odometer-read',
      ...aboutContract(contract),
    });
    await noteRequestedAct(ports, tx, {
      userId: contract.userId,
      contractId: contract.id,
      kind: 'odometer',
      what: reading.onDay,
      actor,
    });
    return toKmBank(ports, tx, record);
  });
}

function refuseWrong(
  reading: Reading,
  {
    before,
    reader,
    isConfirmed,
  }: {
    before: Reading & { atWorkshop?: boolean };
    reader: RefusedReader;
    isConfirmed: boolean;
  },
): void {
  const problem = readingProblem(reading, before);
  if (problem === 'below')
    refuseFields([
      { key: 'Km', message: `${earlierKmText(before)} ${lookAgainText(before, reader)}` },
    ]);
  if (problem === 'unlikely' && !isConfirmed)
    refuse(
      'conflict',
      `São ${formatKm(reading.km - before.km)} desde ${formatDate(before.onDay)}, mais de ${MOST_KM_A_DAY} km por dia. Confira o painel e, se puder, anexe uma foto dele.`,
      { reason: 'reading-unlikely' },
    );
}
