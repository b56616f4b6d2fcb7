/** Sets a parameter, or removes it when its value is empty. */
export function setParam(
  search: URLSearchParams,
  name: string,
  value: string | null,
): void {
  if (value) search.set(name, value);
  else search.delete(name);
}

/** The allowed number in a text, or undefined. */
export function allowedNumber<T extends number>(
  allowed: readonly T[],
  text: string | null,
): T | undefined {
  return allowed.find((value) => String(value) === text);
}

/** The items of a list in a parameter: `a,b`. */
export function listParam(search: URLSearchParams, name: string): string[] {
  return (search.get(name) ?? '').split(',').filter(Boolean);
}
