/**
 * Index of the only lowest value; -1 when several share it, or when there is only one
 * value.
 */
export function findSingleLowest(values: readonly number[]): number {
  const least = Math.min(...values);
  const index = values.indexOf(least);
  const isAlone = index === values.lastIndexOf(least);
  return isAlone && values.length > 1 ? index : -1;
}
