export type ExitCostSpan = { from: number; to: number; cost: number };

/** Joins consecutive months with the same cost. */
export function exitCostSpans(
  quotes: readonly { month: number; cost: number }[],
): ExitCostSpan[] {
  const spans: ExitCostSpan[] = [];
  for (const { month, cost } of quotes) {
    const last = spans.at(-1);
    if (last?.cost === cost) last.to = month;
    else spans.push({ from: month, to: month, cost });
  }
  return spans;
}
