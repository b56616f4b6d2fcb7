/** How many months, and which part of the next, so many km use up. */
export function monthsDriven(months: readonly number[], km: number): number {
  let left = km;
  for (const [index, most] of months.entries()) {
    if (left < most) return index + left / most;
    left -= most;
  }
  return months.length;
}
