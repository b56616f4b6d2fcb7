import { type Basket } from '@site/contracts';

/** One amount that a newer price table changed, in reais; null where the line did not exist or exists no more. */
export type PriceChange = { key: string; label: string; before: number | null; now: number | null };

/** What changed since the price that was guaranteed: the lines that differ, and both sums. Null when there was one price only. */
export type PriceChanges = { at: string; lines: PriceChange[]; monthly: PriceChange; contractTotal: PriceChange; same: boolean };

/** The comparison of the present price with the one before it (product.md §9.6). */
export function priceChanges({ quote, repriced }: Basket): PriceChanges | null {
  if (!repriced) return null;
  const before = linesOf(repriced);
  const now = linesOf(quote);
  const lines = [...new Map([...before, ...now]).keys()]
    .map((key) => ({ key, label: (now.get(key) ?? before.get(key))?.label ?? '', before: before.get(key)?.reais ?? null, now: now.get(key)?.reais ?? null }))
    .filter((line) => line.before !== line.now);
  return {
    at: repriced.at,
    lines,
    monthly: { key: 'monthly', label: '', before: repriced.monthly, now: quote.monthly },
    contractTotal: { key: 'contractTotal', label: '', before: repriced.contractTotal, now: quote.contractTotal },
    same: lines.length === 0 && repriced.contractTotal === quote.contractTotal,
  };
}

type Priced = Pick<Basket['quote'], 'lines' | 'oneOff'>;

function linesOf({ lines, oneOff }: Priced): Map<string, { label: string; reais: number }> {
  return new Map([
    ...lines.map(({ key, label, monthly }) => [key, { label, reais: monthly }] as const),
    ...oneOff.map(({ key, label, amount }) => [`once-${key}`, { label, reais: amount }] as const),
  ]);
}
