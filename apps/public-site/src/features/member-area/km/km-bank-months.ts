import { type KmBank } from '@site/api-contract';

/** A dash of the chart: a month, or all km that were bought. */
export type KmDash = { km: number; is: 'begun' | 'bought' | 'ahead' };

/**
 * A dash for each month, begun by the last reading or not; what was bought is driven once
 * the months begun are used up.
 */
export function kmDashes({
  months,
  month: today,
  balanceMonth: month = today,
  toppedUp,
}: Pick<KmBank, 'months' | 'month' | 'balanceMonth' | 'toppedUp'>): KmDash[] {
  const dashes = months.map((km, index): KmDash => ({
    km,
    is: index < month ? 'begun' : 'ahead',
  }));
  if (toppedUp > 0) dashes.splice(month, 0, { km: toppedUp, is: 'bought' });
  return dashes;
}

/** How many dashes, and which part of the next, so many km use up. */
export function dashesDriven(dashes: readonly KmDash[], km: number): number {
  let left = km;
  for (const [index, { km: most }] of dashes.entries()) {
    if (left < most) return index + left / most;
    left -= most;
  }
  return dashes.length;
}
