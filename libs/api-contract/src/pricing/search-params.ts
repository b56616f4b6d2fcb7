/** Sets a parameter, or removes it when there is nothing to say. */
export function setParam(
  search: URLSearchParams,
  name: string,
  value: string | null,
): void {
  if (value) search.set(name, value);
  else search.delete(name);
}

/** The allowed number that a text spells, or undefined. */
export function allowedNumber<T extends number>(
  allowed: readonly T[],
  text: string | null,
): T | undefined {
  return allowed.find((value) => String(value) === text);
}

/** The parts of a list that a parameter holds: `a,b`. */
export function listParam(search: URLSearchParams, name: string): string[] {
  return (search.get(name) ?? '').split(',').filter(Boolean);
}
