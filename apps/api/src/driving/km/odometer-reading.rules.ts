import {
  daysBetween,
  formatDate,
  formatKm,
  type IsoDate,
} from '@site/api-contract/brazil';

/** The odometer on a day. */
export type Reading = { onDay: IsoDate; km: number };

/**
 * More km a day than this must be confirmed: twelve hours on a good road, day after day.
 */
export const MOST_KM_A_DAY = 400;

/**
 * Compares a reading with the one of an earlier day: it may be below it, or too far above
 * it to be accepted unconfirmed. Null when it is plausible.
 */
export function readingProblem(
  { onDay, km }: Reading,
  before: Reading,
): 'below' | 'unlikely' | null {
  if (km < before.km) return 'below';
  const days = Math.max(1, daysBetween(before.onDay, onDay));
  return km - before.km > MOST_KM_A_DAY * days ? 'unlikely' : null;
}

/** A reading with whether a workshop took it; the handover's does not say. */
type Noted = Reading & { atWorkshop?: boolean };

/**
 * People whose km are refused: a customer who may take the earlier reading back, any other
 * customer, a consultant, and those at a dealership.
 */
export type RefusedReader = 'corrector' | 'customer' | 'consultant' | 'dealership';

const WAYS_OUT: Record<RefusedReader, string> = {
  corrector: 'toque em Corrigir a leitura e informe os km de novo.',
  customer: 'fale com a gente: nós a corrigimos.',
  consultant: 'desconsidere-a em Hodômetro, na página do contrato.',
  dealership: 'peça a um consultor que a desconsidere.',
};

/** Why a reading does not fit, and the reading that it is compared with. */
type Unfit = { kind: 'wrong' | 'unlikely'; why: string; by: Noted };

/** Says which km an earlier reading showed. */
export function earlierKmText({ onDay, km, atWorkshop }: Noted): string {
  const marked = `O painel marcava ${formatKm(km)} em ${formatDate(onDay)}`;
  return atWorkshop ? `${marked}, lido pela oficina.` : `${marked}.`;
}

/**
 * Asks for a look at km that another reading refuses, and says how that one is corrected:
 * none of the handover, which nobody corrects. The words before it name a reading that is
 * wrong beside these km, and only the day of one that makes them unlikely.
 */
export function lookAgainText(
  { onDay, atWorkshop }: Pick<Noted, 'onDay' | 'atWorkshop'>,
  reader: RefusedReader,
  kind: Unfit['kind'] = 'wrong',
): string {
  const look = 'Confira os km.';
  if (atWorkshop === undefined) return look;
  return atWorkshop && reader !== 'consultant'
    ? `${look} Se a oficina errou, peça a correção a ela ou a ${reader === 'dealership' ? 'um consultor' : 'nós'}.`
    : `${look} Se ${kind === 'wrong' ? 'essa leitura' : `a leitura de ${formatDate(onDay)}`} está errada, ${WAYS_OUT[reader]}`;
}

type Around = {
  /** The odometer at the handover. */
  start: Reading;
  /** The oldest first. */
  readings: readonly Noted[];
  /** Whether the reading of its own day counts as one before it. */
  isAfterOwnDay?: boolean;
};

/**
 * Compares a reading that is noted later with those of the days around it. Null when it
 * fits.
 */
export function unfitReading(
  reading: Reading,
  { start, readings, isAfterOwnDay = false }: Around,
): Unfit | null {
  const isBefore = ({ onDay }: Reading) =>
    onDay < reading.onDay || (isAfterOwnDay && onDay === reading.onDay);
  const before = readings.filter(isBefore).at(-1) ?? start;
  const after = readings.find(({ onDay }) => onDay > reading.onDay);
  const problem = readingProblem(reading, before);
  if (problem === 'below')
    return { kind: 'wrong', why: earlierKmText(before), by: before };
  if (after && reading.km > after.km)
    return {
      kind: 'wrong',
      why: `Depois, em ${formatDate(after.onDay)}, o painel marcava ${formatKm(after.km)}.`,
      by: after,
    };
  return (
    problem && {
      kind: 'unlikely',
      why: `São ${formatKm(reading.km - before.km)} desde ${formatDate(before.onDay)}, mais de ${MOST_KM_A_DAY} km por dia.`,
      by: before,
    }
  );
}

/** Marks readings, newest first, that lie too far above the one before them. */
export function judgeReadings<R extends Reading>(
  readings: readonly R[],
): (R & { isUnlikely: boolean })[] {
  return readings.map((reading, at) => {
    const before = readings[at + 1];
    const isUnlikely =
      before !== undefined && readingProblem(reading, before) === 'unlikely';
    return { ...reading, isUnlikely };
  });
}
