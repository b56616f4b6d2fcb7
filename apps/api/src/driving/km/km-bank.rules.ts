import { FORECAST_DAYS } from '@site/api-contract';
import { addDays, addMonths, type IsoDate } from '@site/api-contract/brazil';
import {
  type Amendment,
  type ContractTerms,
  termsForInstallment,
  termsOn,
} from '@site/api-contract/contracts';
import { givenKm, lastDayOf, monthOn } from '../../contracts/contracts/contract.rules';
import { forecastKm } from './km-forecast.rules';
import { kmOn } from './km-settlement.rules';
import { type Reading } from './odometer-reading.rules';

export type KmFacts = {
  terms: ContractTerms;
  amendments: readonly Amendment[];
  /** The reading of the handover; null before it. */
  start: Reading | null;
  /** The last reading after that; null when there is none. */
  last: Reading | null;
  /** Km bought in addition to the package. */
  toppedUp: number;
  /** The day of a booked early return. */
  backOn?: IsoDate | null;
};

export type KmState = {
  /** Km of each month, the first one first; none after an early return. */
  months: number[];
  toppedUp: number;
  /** Km of a campaign; absent without one. */
  given?: number;
  /** Km of the months, the top-ups and a campaign together. */
  total: number;
  month: number;
  driven: number;
  balance: number;
  /** Day and month of the last reading, for which the balance holds. */
  balanceOn: IsoDate | null;
  balanceMonth: number;
  endsOn: IsoDate | null;
  /** At the end of the contract, or at an early return. */
  forecast: { km: number; extraKm: number; centavos: number } | null;
  forecastFrom: IsoDate | null;
  extraKmCentavos: number;
};

/**
 * The km of a contract on a day (docs/product/driving.md). Unused km accumulate and are
 * settled once, at the end. The balance is the km of the months begun by the last
 * reading, plus top-ups and km of a campaign, less the km driven by then. The forecast
 * continues the pace since the handover.
 */
export function kmBankOf(facts: KmFacts, today: IsoDate): KmState {
  const { terms, amendments, start, last, toppedUp, backOn } = facts;
  const monthAt = (day: IsoDate) =>
    Math.min(monthOn(start?.onDay ?? null, day), terms.term);
  const month = monthAt(today);
  const months = Array.from(
    { length: backOn ? monthAt(backOn) : terms.term },
    (_, index) => termsForInstallment(terms, amendments, index + 1).km,
  );
  const given = givenKm(terms);
  const total = sumOf(months) + toppedUp + given;
  const balanceOn = (last ?? start)?.onDay ?? null;
  const balanceMonth = balanceOn ? monthAt(balanceOn) : 0;
  const driven = start && last ? last.km - start.km : 0;
  const { extraKmCentavos } = termsOn(terms, amendments, today);
  return {
    months,
    toppedUp,
    ...(given > 0 && { given }),
    total,
    month,
    driven,
    balance: sumOf(months.slice(0, balanceMonth)) + toppedUp + given - driven,
    balanceOn,
    balanceMonth,
    endsOn: start && lastDayOf(start.onDay, terms),
    forecast: forecastOf(facts, { total, extraKmCentavos }),
    forecastFrom: start && addDays(start.onDay, FORECAST_DAYS),
    extraKmCentavos,
  };
}

function forecastOf(
  { terms, amendments, start, last, toppedUp, backOn }: KmFacts,
  { total, extraKmCentavos }: Pick<KmState, 'total' | 'extraKmCentavos'>,
): KmState['forecast'] {
  if (!start || !last) return null;
  const until = backOn ?? addMonths(start.onDay, terms.term);
  const km = forecastKm({ start, last, until });
  if (km === null) return null;
  if (backOn) {
    const lived = { terms, amendments, handedOverOn: start.onDay };
    const { extraKm, centavos } = kmOn(lived, backOn, { driven: km, toppedUp });
    return { km, extraKm, centavos };
  }
  const extraKm = Math.max(0, km - total);
  return { km, extraKm, centavos: extraKm * extraKmCentavos };
}

const sumOf = (numbers: readonly number[]) =>
  numbers.reduce((sum, number) => sum + number, 0);
