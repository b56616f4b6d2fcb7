/**
 * spec §5: empty strings and 'null' become null, 'true' and 'false' booleans. Nested
 * objects and lists are walked; files, dates and other values stay as they are.
 */
export function normalizeFormValues<T>(values: T): T {
  return normalize(values) as T;
}

function normalize(value: unknown): unknown {
  if (value === '' || value === 'null') return null;
  if (value === 'true') return true;
  if (value === 'false') return false;
  if (Array.isArray(value)) return value.map(normalize);
  if (isPlainObject(value)) {
    return Object.fromEntries(
      Object.entries(value).map(([key, entry]) => [key, normalize(entry)]),
    );
  }
  return value;
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.getPrototypeOf(value) === Object.prototype
  );
}
