import { type KmBank, kmDaysOfUse } from '@site/api-contract';
import { addDays, type IsoDate } from '@site/api-contract/brazil';
import { kmBankCopy as copy } from './km-bank.copy';

/** Days after which the customer is asked for another reading. */
const READ_AGAIN_DAYS = 30;

/** A forecast that rests on fewer days says their number. */
const SETTLED_PACE_DAYS = 90;

/** The forecast for a contract's km and its cost, in a few sentences. */
export function kmBankSentence(bank: KmBank, today: IsoDate): string {
  const { canRead, driven, total, forecast, forecastFrom, extraKmPrice, backOn } = bank;
  if (bank.isEndedUnpaid) return canRead ? copy.ended(extraKmPrice) : copy.settled;
  if (bank.isWithdrawn) return copy.withdrawn;
  if (bank.isLost) return copy.lost;
  if (!canRead) return copy.over(driven, total);
  const settlement = copy.settlement(extraKmPrice, backOn);
  if (!forecast)
    return [copy.accumulates, settlement, whyNone(bank, forecastFrom, today)].join(' ');
  const end = endOf({ ...bank, forecast });
  const isOld = bank.balanceOn && addDays(bank.balanceOn, READ_AGAIN_DAYS) < today;
  const days = kmDaysOfUse(bank);
  return [
    end,
    ...(days !== null && days < SETTLED_PACE_DAYS ? [copy.fewDays(days)] : []),
    settlement,
    ...(isOld ? [copy.readAgain] : []),
  ].join(' ');
}

function whyNone(bank: KmBank, from: IsoDate | null, today: IsoDate): string {
  if (!from || from <= today) return copy.noForecast;
  const days = kmDaysOfUse(bank);
  return days ? copy.tooEarly(days, from) : copy.noForecastBefore(from);
}

function endOf({
  forecast: { km, extraKm, cost },
  total,
  backOn,
}: Pick<KmBank, 'total' | 'backOn'> & {
  forecast: NonNullable<KmBank['forecast']>;
}): string {
  if (extraKm > 0) return copy.forecastExtra(extraKm, cost, backOn);
  return backOn ? copy.forecastBack(backOn) : copy.forecastLeft(total - km);
}
