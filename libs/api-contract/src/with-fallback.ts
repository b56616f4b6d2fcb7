/**
 * A table by the values that this version knows, which gives `fallback` for any other: an
 * API that is newer than a page may answer a value that the page has no words for. Only
 * reading by a key is widened; the table's own keys stay as they are. No zod: screens use
 * it too.
 */
/* @__NO_SIDE_EFFECTS__ */
export function withFallback<Key extends string, Value>(
  table: Readonly<Record<Key, Value>>,
  fallback: Value,
): Readonly<Record<Key, Value>> {
  return new Proxy(table, {
    get: (own, key) =>
      typeof key === 'symbol' || Object.hasOwn(own, key)
        ? (Reflect.get(own, key) as Value)
        : fallback,
  });
}

/** Neutral words for a value that this version does not know. */
export const OTHER = 'Outro';
export const OTHER_STATE = 'Outra situação';
