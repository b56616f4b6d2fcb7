import { type KmBank } from '@site/contracts';
import { addDays, type IsoDate } from '@site/contracts/brazil';
import { kmBankCopy as copy } from './km-bank.copy';

/** After so many the customer is asked for another reading. */
const READ_AGAIN_DAYS = 30;

/** Where the pace of a contract leads and what that costs, in a sentence or two. */
export function kmBankSentence(bank: KmBank, today: IsoDate): string {
  const { canRead, driven, total, forecast, forecastFrom, extraKmPrice } = bank;
  if (bank.isEndedUnpaid) return canRead ? copy.ended(extraKmPrice) : copy.settled;
  if (bank.isWithdrawn) return copy.withdrawn;
  if (!canRead) return copy.over(driven, total);
  const settlement = copy.settlement(extraKmPrice);
  if (!forecast)
    return [
      copy.accumulates,
      settlement,
      forecastFrom && forecastFrom > today
        ? copy.noForecastBefore(forecastFrom)
        : copy.noForecast,
    ].join(' ');
  const end =
    forecast.extraKm > 0
      ? copy.forecastExtra(forecast.extraKm, forecast.cost)
      : copy.forecastLeft(total - forecast.km);
  const isOld = bank.balanceOn && addDays(bank.balanceOn, READ_AGAIN_DAYS) < today;
  return [end, settlement, ...(isOld ? [copy.readAgain] : [])].join(' ');
}
