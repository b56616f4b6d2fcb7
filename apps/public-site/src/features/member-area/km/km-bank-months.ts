import { type KmBank } from '@site/api-contract';

/** A dash of the chart: the km of one month, or all bought or given km. */
export type KmDash = { km: number; is: 'begun' | 'bought' | 'ahead' };

/**
 * One dash for each month, begun or not at the last reading. The bought km, and those of
 * a campaign, stand after the months that have begun, since they are used after those.
 */
export function kmDashes({
  months,
  month: today,
  balanceMonth: month = today,
  toppedUp,
  given = 0,
}: Pick<KmBank, 'months' | 'month' | 'balanceMonth' | 'toppedUp' | 'given'>): KmDash[] {
  const dashes = months.map((km, index): KmDash => ({
    km,
    is: index < month ? 'begun' : 'ahead',
  }));
  for (const km of [toppedUp, given])
    if (km > 0) dashes.splice(month, 0, { km, is: 'bought' });
  return dashes;
}

/** Number of dashes, with a fraction of the last one, that the given km use up. */
export function dashesDriven(dashes: readonly KmDash[], km: number): number {
  let left = km;
  for (const [index, { km: most }] of dashes.entries()) {
    if (left < most) return index + left / most;
    left -= most;
  }
  return dashes.length;
}
