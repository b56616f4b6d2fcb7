import { type KmBank } from '@site/contracts';
import { type IsoDate } from '@site/contracts/brazil';
import { kmBankCopy as copy } from './km-bank.copy';

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
  return `${end} ${settlement}`;
}
