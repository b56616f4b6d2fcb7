import { type KmBank } from '@site/api-contract';
import { type IsoDate, reaisFromCentavos, saoPauloDay } from '@site/api-contract/brazil';
import { isDelivered, isOver } from '@site/api-contract/sales';
import { type Database } from '#platform/data/database';
import { refuse } from '#platform/errors';
import { type Ports } from '#platform/ports';
import { requestedActsOf } from '../../activity/requested-acts/requested-acts';
import { givenKm, isGoingOn } from '../../contracts/contracts/contract.rules';
import { type ContractRecord } from '../../contracts/contracts/contracts.repository';
import { refuseOver } from '../../contracts/contracts/contracts.service';
import { bookedDay } from '../../contracts/contracts/plan/installment-charge.rules';
import {
  reportedLosses,
  reportedLossOn,
} from '../../payments/dunning/reported-loss.repository';
import { toMaintenance } from '../maintenance/maintenance-view';
import { correctableOn } from './corrections/correctable-reading';
import { listStruckReadings } from './corrections/struck-readings.repository';
import {
  type DayReading,
  findHandoverReading,
  listOdometerPhotos,
  listReadings,
} from './km.repository';
import { kmBankOf, type KmFacts, type KmState } from './km-bank.rules';
import { kmOn } from './km-settlement.rules';
import { toppedUpKm, topUpDueOn, topUpPrices } from './km-top-up.rules';
import { type Reading } from './odometer-reading.rules';

/** The km of a contract, as its customer reads them now. */
export async function toKmBank(
  { clock }: Pick<Ports, 'clock'>,
  db: Database,
  record: ContractRecord,
): Promise<KmBank> {
  const { contract, proposal } = record;
  const over = isOver(proposal.state);
  const isDriving = isDelivered(proposal.state) && !over;
  // A car that was reported stolen or lost is not driven: nothing is read, forecast, sold
  // or due.
  const isThere = (await reportedLossOn(db, contract.id)) === null;
  const goesOn = isGoingOn(record) && isThere;
  const closed = saoPauloDay(over && contract.closedAt ? contract.closedAt : clock.now());
  const today = record.lostOn ?? closed;
  const handover = await findHandoverReading(db, contract.id);
  const readings = await listReadings(db, contract.id);
  const start = startOf(record, handover);
  const last = readings.at(-1) ?? null;
  const { forecast, extraKmCentavos, ...bank } = kmStateOf(
    record,
    { start, last },
    today,
  );
  return {
    ...bank,
    ...(over && start && endedKm(record, bank, start)),
    forecast:
      forecast && goesOn
        ? {
            km: forecast.km,
            extraKm: forecast.extraKm,
            cost: reaisFromCentavos(forecast.centavos),
          }
        : null,
    backOn: backEarlyOn(record, today) ?? undefined,
    extraKmPrice: reaisFromCentavos(extraKmCentavos),
    ...(await shownReadings(db, record, {
      ...{ handover, readings },
      correctable:
        isDriving && isThere ? await correctableOn(db, record, readings) : null,
    })),
    isWithdrawn: record.carReturn?.kind === 'desistencia',
    isEndedUnpaid: record.carReturn?.kind === 'inadimplencia',
    ...(record.lostOn && { isLost: true }),
    canRead: isDriving && isThere,
    ...(isDriving &&
      start &&
      goesOn && {
        maintenance: await toMaintenance(db, record, { start, last, today }),
      }),
    topUp:
      isDriving && goesOn
        ? {
            dueOn: topUpDueOn(record, today),
            packages: topUpPrices(extraKmCentavos).map(({ km, centavos }) => ({
              km,
              cost: reaisFromCentavos(centavos),
            })),
          }
        : null,
  };
}

/** The first reading of a contract; null before the handover. */
export function startOf(
  { handedOverOn }: Pick<ContractRecord, 'handedOverOn'>,
  handover: Reading | null,
): Reading | null {
  return handover ?? (handedOverOn === null ? null : newCar(handedOverOn));
}

/** The km of a contract on a day, from its first and last readings. */
export function kmStateOf(
  record: ContractRecord,
  readings: Pick<KmFacts, 'start' | 'last'>,
  today: IsoDate,
): KmState {
  const { contract, amendments, entries } = record;
  const facts = {
    terms: contract.terms,
    amendments,
    toppedUp: toppedUpKm(entries),
    backOn: backEarlyOn(record, today),
  };
  return kmBankOf({ ...facts, ...readings }, today);
}

/** The booked day of a return before the end. */
export function backEarlyOn(record: ContractRecord, today: IsoDate): IsoDate | null {
  return record.carReturn?.kind === 'antecipada' ? bookedDay(record, today) : null;
}

/**
 * Readings as pages show them, newest first: the return's, those of customer and workshops
 * with who noted them and their pictures, and the handover's; and those that count no
 * more.
 */
export async function shownReadings(
  db: Database,
  record: ContractRecord,
  {
    handover,
    readings,
    correctable = null,
  }: {
    handover: Reading | null;
    readings: readonly DayReading[];
    /** Day of the reading that the reader may take back. */
    correctable?: IsoDate | null;
  },
): Promise<Pick<KmBank, 'readings' | 'struck'>> {
  const contractId = record.contract.id;
  const requested = await requestedActsOf(db, { contractId, kind: 'odometer' });
  const photos = await listOdometerPhotos(db, contractId);
  const struck = await listStruckReadings(db, contractId);
  const shown = [
    ...returnReading(record),
    ...readings
      .map(({ atWorkshop, ...reading }) => {
        const by = atWorkshop ? undefined : requested.get(reading.onDay);
        const photoId = photos.get(reading.onDay);
        return {
          ...reading,
          isHandover: false,
          ...(atWorkshop && { atWorkshop }),
          ...(by && { by }),
          ...(photoId && { photoId }),
          ...(reading.onDay === correctable && { canCorrect: true }),
        };
      })
      .reverse(),
    ...(handover ? [{ ...handover, isHandover: true }] : []),
  ];
  return { readings: shown, ...(struck.length > 0 && { struck }) };
}

/** The odometer at the return. */
function returnReading({ carReturn }: ContractRecord): KmBank['readings'] {
  const { returnedAt, odometerKm: km } = carReturn ?? {};
  if (!returnedAt || typeof km !== 'number') return [];
  const onDay = saoPauloDay(returnedAt);
  return [{ onDay, km, isHandover: false, isReturn: true }];
}

type Ended = Pick<ContractRecord, 'amendments' | 'handedOverOn'> & {
  contract: Pick<ContractRecord['contract'], 'terms'>;
  carReturn: Pick<
    NonNullable<ContractRecord['carReturn']>,
    'returnedAt' | 'odometerKm'
  > | null;
};

/**
 * The km of a contract that is over: those of its months and of a campaign, or as its
 * return settled them.
 */
export function endedKm(
  { contract: { terms }, amendments, handedOverOn, carReturn }: Ended,
  {
    months,
    month,
    toppedUp,
    driven,
  }: Pick<KmState, 'months' | 'month' | 'toppedUp' | 'driven'>,
  start: Reading,
): Pick<
  KmState,
  'months' | 'total' | 'driven' | 'balance' | 'balanceOn' | 'balanceMonth'
> {
  const lived = months.slice(0, month);
  const total = lived.reduce((sum, km) => sum + km, toppedUp + givenKm(terms));
  const had = {
    months: lived,
    total,
    driven,
    balance: total - driven,
    // All its months are over, so no day is needed.
    balanceOn: null,
    balanceMonth: month,
  };
  if (!handedOverOn || !carReturn?.returnedAt || carReturn.odometerKm === null)
    return had;
  const settled = { driven: carReturn.odometerKm - start.km, toppedUp };
  const day = saoPauloDay(carReturn.returnedAt);
  const { allowed } = kmOn({ terms, amendments, handedOverOn }, day, settled);
  return {
    ...had,
    total: allowed,
    driven: settled.driven,
    balance: allowed - settled.driven,
  };
}

/**
 * The first reading. Contracts without a noted handover begin at 0, since their cars were
 * new.
 */
export const newCar = (handedOverOn: IsoDate): Reading => ({
  onDay: handedOverOn,
  km: 0,
});

/**
 * The day of the handover. Refuses with a 409 before the handover and after the end, for
 * acts that need the car.
 */
export function requireDriving({ proposal, handedOverOn }: ContractRecord): IsoDate {
  if (isOver(proposal.state)) refuseOver();
  return isDelivered(proposal.state) && handedOverOn
    ? handedOverOn
    : refuse('conflict', 'O carro ainda não está com você.', {
        reason: 'delivery-unready',
      });
}

/**
 * Refuses acts that need the car with a 409 while its customer reports it stolen or lost.
 * `undone` says what is not done until then.
 */
export async function refuseReportedLost(
  db: Database,
  { contract: { id } }: ContractRecord,
  undone: string,
): Promise<void> {
  const loss = (await reportedLosses(db, [id])).get(id);
  if (loss)
    refuse(
      'conflict',
      `O atendimento ${loss.number}, de roubo, furto ou perda total, está aberto. Até ele terminar, ${undone}.`,
      { reason: 'changed-meanwhile' },
    );
}
