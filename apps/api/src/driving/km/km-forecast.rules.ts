import { FORECAST_DAYS } from '@site/api-contract';
import { daysBetween, type IsoDate } from '@site/api-contract/brazil';
import { type Reading } from './odometer-reading.rules';

/** Km on a later day, at the pace from the handover to the last reading. */
export function forecastKm({
  start,
  last,
  until,
}: {
  start: Reading;
  last: Reading;
  until: IsoDate;
}): number | null {
  const days = daysBetween(start.onDay, last.onDay);
  if (days < FORECAST_DAYS) return null;
  const driven = last.km - start.km;
  const ahead = daysBetween(last.onDay, until);
  return driven + Math.round((driven * Math.max(0, ahead)) / days);
}
