import { type KmBank, type OdometerForm } from '@site/contracts';
import { formatDate, reaisFromCentavos, saoPauloDay } from '@site/contracts/brazil';
import { isDelivered, isOver } from '@site/contracts/states';
import { type Database } from '../../platform/data/database';
import { refuse, refuseFields } from '../../platform/errors';
import { type Ports } from '../../platform/ports';
import { type Actor, recordAudit } from '../../platform/security/audit';
import { type SignedIn } from '../../platform/security/authentication';
import { type ContractRecord } from '../contracts/contracts.repository';
import { lockOwn, ownContract, refuseOver } from '../contracts/contracts.service';
import { kmBankOf } from './km-bank.rules';
import { MOST_KM_A_DAY, type Reading, readingProblem } from './odometer-reading.rules';
import {
  findHandoverReading,
  listReadings,
  saveReading,
} from './subscription.repository';

type OfViewer = { viewer: SignedIn; id: string };

/** The km of one's own contract. */
export async function showKmBank(
  ports: Pick<Ports, 'clock'>,
  db: Database,
  { viewer, id }: OfViewer,
): Promise<KmBank> {
  return bankOf(ports, db, await ownContract(db, viewer, id));
}

/**
 * Keeps what the customer read off the odometer today. A number below an earlier day's is
 * refused at its field; one that is far above asks to be confirmed (409
 * `reading-unlikely`). Another reading of today takes the place of the first, so that a
 * slip can be put right.
 */
export function readOdometer(
  ports: Ports,
  db: Database,
  { viewer, id, by, form }: OfViewer & { by: Actor; form: OdometerForm },
): Promise<KmBank> {
  return db.transaction(async (tx) => {
    const record = await lockOwn(tx, viewer, id);
    const { contract, proposal } = record;
    if (isOver(proposal.state)) refuseOver();
    const start = startOf(record, await findHandoverReading(tx, contract.id));
    if (!isDelivered(proposal.state) || !start)
      return refuse('conflict', 'O carro ainda não está com você.', {
        reason: 'delivery-unready',
      });
    const now = ports.clock.now();
    const reading = { onDay: saoPauloDay(now), km: form.km };
    const readings = await listReadings(tx, contract.id);
    const before = readings.filter(({ onDay }) => onDay < reading.onDay).at(-1) ?? start;
    refuseWrong(reading, before, form.confirmed === true);
    await saveReading(tx, { ...reading, contractId: contract.id, readAt: now });
    await recordAudit(ports, tx, {
      by,
      action: 'odometer-read',
      personId: contract.userId,
      subject: `contract:${contract.id}`,
    });
    return bankOf(ports, tx, record);
  });
}

function refuseWrong(reading: Reading, before: Reading, isConfirmed: boolean): void {
  const problem = readingProblem(reading, before);
  if (problem === 'below')
    refuseFields([
      {
        key: 'Km',
        message: `O painel marcava ${kmText(before.km)} em ${formatDate(before.onDay)}. Confira os km.`,
      },
    ]);
  if (problem === 'unlikely' && !isConfirmed)
    refuse(
      'conflict',
      `São ${kmText(reading.km - before.km)} desde ${formatDate(before.onDay)}, mais de ${MOST_KM_A_DAY} km por dia. Confira o painel.`,
      { reason: 'reading-unlikely' },
    );
}

/**
 * Where the km begin. Contracts of the time before handovers were written down begin at
 * 0, since their cars were new.
 */
function startOf(
  { handedOverOn }: ContractRecord,
  handover: Reading | null,
): Reading | null {
  return handover ?? (handedOverOn ? { onDay: handedOverOn, km: 0 } : null);
}

async function bankOf(
  { clock }: Pick<Ports, 'clock'>,
  db: Database,
  record: ContractRecord,
): Promise<KmBank> {
  const { contract, proposal, amendments } = record;
  const handover = await findHandoverReading(db, contract.id);
  const start = startOf(record, handover);
  const readings = await listReadings(db, contract.id);
  const over = isOver(proposal.state);
  const { forecast, extraKmCentavos, ...km } = kmBankOf(
    { terms: contract.terms, amendments, start, last: readings.at(-1) ?? null },
    saoPauloDay(over && contract.closedAt ? contract.closedAt : clock.now()),
  );
  return {
    ...km,
    forecast:
      forecast && !over
        ? {
            km: forecast.km,
            extraKm: forecast.extraKm,
            cost: reaisFromCentavos(forecast.centavos),
          }
        : null,
    extraKmPrice: reaisFromCentavos(extraKmCentavos),
    readings: [
      ...readings.map((reading) => ({ ...reading, isHandover: false })).reverse(),
      ...(handover ? [{ ...handover, isHandover: true }] : []),
    ],
    canRead: isDelivered(proposal.state) && !over,
  };
}

const kmText = (km: number) => `${km.toLocaleString('pt-BR')} km`;
