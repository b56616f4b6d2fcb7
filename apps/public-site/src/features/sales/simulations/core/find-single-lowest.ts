/**
 * Where the one value stands that is less than all others; -1 where several share it, or
 * where nothing stands beside it. Of several at one price none is the lowest.
 */
export function findSingleLowest(values: readonly number[]): number {
  const least = Math.min(...values);
  const index = values.indexOf(least);
  const isAlone = index === values.lastIndexOf(least);
  return isAlone && values.length > 1 ? index : -1;
}
