/**
 * A list with the item added, or taken out when it is there; `max` items are never
 * exceeded.
 */
export function toggleInList<T extends string>(
  list: readonly T[],
  item: T,
  max = Number.POSITIVE_INFINITY,
): T[] {
  if (list.includes(item)) return list.filter((other) => other !== item);
  return list.length < max ? [...list, item] : [...list];
}
