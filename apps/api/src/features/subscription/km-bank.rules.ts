import { addDays, addMonths, daysBetween, type IsoDate } from '@site/contracts/brazil';
import {
  type Amendment,
  type ContractTerms,
  termsForInstallment,
  termsOn,
} from '@site/contracts/contract-terms';
import { monthOn } from '../contracts/contract.rules';

/** The odometer on a day. */
export type Reading = { onDay: IsoDate; km: number };

/** More than this a day is asked again: twelve hours on a good road, day after day. */
export const MOST_KM_A_DAY = 400;
/** A pace of fewer days says nothing about years. */
export const FORECAST_DAYS = 7;

export type KmFacts = {
  terms: ContractTerms;
  amendments: readonly Amendment[];
  /** The handover's; null before it. */
  start: Reading | null;
  /** The last one after that; null when there is none. */
  last: Reading | null;
};

export type KmState = {
  /** Km of each month, the first one first. */
  months: number[];
  total: number;
  month: number;
  driven: number;
  balance: number;
  endsOn: IsoDate | null;
  forecast: { km: number; extraKm: number; centavos: number } | null;
  forecastFrom: IsoDate | null;
  extraKmCentavos: number;
};

/**
 * The km of a contract on a day (product.md §9.5). Unused km accumulate and are settled
 * once, at the end: the balance is what the months begun bring less what was driven, the
 * forecast what the pace of every day since the handover leads to.
 */
export function kmBankOf(
  { terms, amendments, start, last }: KmFacts,
  today: IsoDate,
): KmState {
  const months = Array.from(
    { length: terms.term },
    (_, index) => termsForInstallment(terms, amendments, index + 1).km,
  );
  const total = sumOf(months);
  const month = Math.min(monthOn(start?.onDay ?? null, today), terms.term);
  const driven = start && last ? last.km - start.km : 0;
  const { extraKmCentavos } = termsOn(terms, amendments, today);
  const km = start && last ? forecastKm({ start, last, term: terms.term }) : null;
  const extraKm = Math.max(0, (km ?? 0) - total);
  return {
    months,
    total,
    month,
    driven,
    balance: sumOf(months.slice(0, month)) - driven,
    endsOn: start && lastDayOf(start, terms.term),
    forecast: km === null ? null : { km, extraKm, centavos: extraKm * extraKmCentavos },
    forecastFrom: start && addDays(start.onDay, FORECAST_DAYS),
    extraKmCentavos,
  };
}

/** Km at the end of the term at the pace from the handover to the last reading. */
function forecastKm({
  start,
  last,
  term,
}: {
  start: Reading;
  last: Reading;
  term: number;
}): number | null {
  const days = daysBetween(start.onDay, last.onDay);
  if (days < FORECAST_DAYS) return null;
  const driven = last.km - start.km;
  const ahead = daysBetween(last.onDay, addMonths(start.onDay, term));
  return driven + Math.round((driven * Math.max(0, ahead)) / days);
}

const lastDayOf = (start: Reading, term: number) =>
  addDays(addMonths(start.onDay, term), -1);

/**
 * What is wrong with a new reading beside the one of an earlier day: below it, or so far
 * above that it is asked again. Null when nothing is.
 */
export function readingProblem(
  { onDay, km }: Reading,
  before: Reading,
): 'below' | 'unlikely' | null {
  if (km < before.km) return 'below';
  const days = Math.max(1, daysBetween(before.onDay, onDay));
  return km - before.km > MOST_KM_A_DAY * days ? 'unlikely' : null;
}

const sumOf = (numbers: readonly number[]) =>
  numbers.reduce((sum, number) => sum + number, 0);
