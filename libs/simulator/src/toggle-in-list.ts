/**
 * A list with the item added, or removed when it is in the list; never more than `max`
 * items.
 */
export function toggleInList<T extends string>(
  list: readonly T[],
  item: T,
  max = Number.POSITIVE_INFINITY,
): T[] {
  if (list.includes(item)) return list.filter((other) => other !== item);
  return list.length < max ? [...list, item] : [...list];
}
