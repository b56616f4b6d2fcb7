import { addMonths, daysBetween } from '@site/contracts/brazil';
import { type Reading } from './odometer-reading.rules';

/** A pace of fewer days says nothing about years. */
export const FORECAST_DAYS = 7;

/** Km at the end of the term at the pace from the handover to the last reading. */
export function forecastKm({
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
