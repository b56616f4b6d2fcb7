import {
  type Choice,
  type KmPackage,
  kmPackagesOf,
  monthlyEstimate,
  monthlyOf,
} from '@site/api-contract/pricing';
import { type KmUse } from './km-use';

const WEEKS_A_YEAR = 52;
const MONTHS = 12;

export type KmPart = 'work' | 'weekends' | 'trips';
export type KmSum = { parts: Record<KmPart, number>; total: number };

/**
 * Km a month of each habit, rounded up to whole km, and their sum, so that the shown
 * numbers add up.
 */
export function kmOf({ commute, days, weekend, trips, tripKm }: KmUse): KmSum {
  const parts = {
    work: Math.ceil((2 * commute * days * WEEKS_A_YEAR) / MONTHS),
    weekends: Math.ceil((weekend * WEEKS_A_YEAR) / MONTHS),
    trips: Math.ceil((trips * tripKm) / MONTHS),
  };
  return { parts, total: parts.work + parts.weekends + parts.trips };
}

export type PackageCost = {
  km: KmPackage;
  /**
   * Reais a month: price of the car, cost of the km above the package (due at the end of
   * the contract), and the sum of both.
   */
  monthly: number;
  extra: number;
  total: number;
};

/**
 * The cost of the choice with each km package for a given use, cheapest first. Of equal
 * costs the larger package comes first.
 */
export function packageCosts(choice: Choice, kmAMonth: number): PackageCost[] {
  const { version, term } = choice;
  const costs = kmPackagesOf(version).flatMap((km) => {
    if (monthlyOf(version, term, km) === null) return [];
    const monthly = monthlyEstimate({ ...choice, km });
    const extra = toCentavos(Math.max(0, kmAMonth - km) * version.extraKm);
    return [{ km, monthly, extra, total: toCentavos(monthly + extra) }];
  });
  return costs.sort((a, b) => a.total - b.total || b.km - a.km);
}

const toCentavos = (reais: number) => Math.round(reais * 100) / 100;
