import { type Basket } from '@site/api-contract';
import {
  benefitLabel,
  benefitSum,
  type PriceAmounts,
  type QuoteBenefit,
  sameAmounts,
} from '@site/api-contract/pricing';

/**
 * One amount in reais that a newer price table changed; null when the line did not or
 * does not exist.
 */
export type PriceChange = {
  key: string;
  label: string;
  before: number | null;
  now: number | null;
};

/** A campaign that one of two prices has, by its sum in words; null in the other one. */
export type BenefitChange = {
  key: string;
  label: string;
  before: string | null;
  now: string | null;
};

/** The comparison of two prices of one choice: their lines, campaigns and both sums. */
export type PriceChanges = {
  lines: PriceChange[];
  benefits: BenefitChange[];
  monthly: PriceChange;
  contractTotal: PriceChange;
  same: boolean;
};

/**
 * The changes since the guaranteed price (docs/product/sales.md), with their date; null
 * when there was only one price.
 */
export function priceChanges({
  quote,
  repriced,
}: Basket): (PriceChanges & { at: string }) | null {
  return repriced && { at: repriced.at, ...changesOf(repriced, quote) };
}

/** Compares a price with the previous one. */
export function changesOf(was: PriceAmounts, is: PriceAmounts): PriceChanges {
  const before = linesOf(was);
  const now = linesOf(is);
  const lines = [...new Map([...before, ...now]).keys()]
    .map((key) => ({
      key,
      label: (now.get(key) ?? before.get(key))?.label ?? '',
      before: before.get(key)?.reais ?? null,
      now: now.get(key)?.reais ?? null,
    }))
    .filter((line) => line.before !== line.now);
  return {
    lines,
    benefits: benefitChanges(was.benefit, is.benefit),
    monthly: { key: 'monthly', label: '', before: was.monthly, now: is.monthly },
    contractTotal: {
      key: 'contractTotal',
      label: '',
      before: was.contractTotal,
      now: is.contractTotal,
    },
    same: sameAmounts(was, is),
  };
}

function benefitChanges(
  was: QuoteBenefit | undefined,
  is: QuoteBenefit | undefined,
): BenefitChange[] {
  if (was?.code === is?.code) return [];
  // A campaign counts only in contracts that have all its months.
  const row = (benefit: QuoteBenefit, side: 'before' | 'now') => ({
    key: benefit.code,
    label: benefitLabel(benefit),
    before: null,
    now: null,
    [side]: benefitSum(benefit, benefit.months),
  });
  return [...(was ? [row(was, 'before')] : []), ...(is ? [row(is, 'now')] : [])];
}

function linesOf({
  lines,
  oneOff,
}: PriceAmounts): Map<string, { label: string; reais: number }> {
  return new Map([
    ...lines.map(({ key, label, monthly }) => [key, { label, reais: monthly }] as const),
    ...oneOff.map(
      ({ key, label, amount }) => [`once-${key}`, { label, reais: amount }] as const,
    ),
  ]);
}
