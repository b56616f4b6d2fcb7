import { addDays, type IsoDate } from '@site/contracts/brazil';
import {
  type Amendment,
  type ContractTerms,
  termsForInstallment,
  termsOn,
} from '@site/contracts/contract-terms';
import { lastDayOf, monthOn } from '../contracts/contract.rules';
import { FORECAST_DAYS, forecastKm } from './km-forecast.rules';
import { type Reading } from './odometer-reading.rules';

export type KmFacts = {
  terms: ContractTerms;
  amendments: readonly Amendment[];
  /** The handover's; null before it. */
  start: Reading | null;
  /** The last one after that; null when there is none. */
  last: Reading | null;
  /** Km bought beside the package. */
  toppedUp: number;
};

export type KmState = {
  /** Km of each month, the first one first. */
  months: number[];
  toppedUp: number;
  /** Of the months and the top-ups together. */
  total: number;
  month: number;
  driven: number;
  balance: number;
  /** Day and month of the last reading, which the balance is of. */
  balanceOn: IsoDate | null;
  balanceMonth: number;
  endsOn: IsoDate | null;
  forecast: { km: number; extraKm: number; centavos: number } | null;
  forecastFrom: IsoDate | null;
  extraKmCentavos: number;
};

/**
 * The km of a contract on a day (product.md §9.5). Unused km accumulate and are settled
 * once, at the end: the balance is what the months begun by the last reading and the
 * top-ups bring less what was driven by then, the forecast what the pace of every day
 * since the handover leads to.
 */
export function kmBankOf(
  { terms, amendments, start, last, toppedUp }: KmFacts,
  today: IsoDate,
): KmState {
  const months = Array.from(
    { length: terms.term },
    (_, index) => termsForInstallment(terms, amendments, index + 1).km,
  );
  const total = sumOf(months) + toppedUp;
  const month = Math.min(monthOn(start?.onDay ?? null, today), terms.term);
  const balanceOn = (last ?? start)?.onDay ?? null;
  const balanceMonth =
    start && balanceOn ? Math.min(monthOn(start.onDay, balanceOn), terms.term) : 0;
  const driven = start && last ? last.km - start.km : 0;
  const { extraKmCentavos } = termsOn(terms, amendments, today);
  const km = start && last ? forecastKm({ start, last, term: terms.term }) : null;
  const extraKm = Math.max(0, (km ?? 0) - total);
  return {
    months,
    toppedUp,
    total,
    month,
    driven,
    balance: sumOf(months.slice(0, balanceMonth)) + toppedUp - driven,
    balanceOn,
    balanceMonth,
    endsOn: start && lastDayOf(start.onDay, terms),
    forecast: km === null ? null : { km, extraKm, centavos: extraKm * extraKmCentavos },
    forecastFrom: start && addDays(start.onDay, FORECAST_DAYS),
    extraKmCentavos,
  };
}

const sumOf = (numbers: readonly number[]) =>
  numbers.reduce((sum, number) => sum + number, 0);
