/**
 * Splits a version plan into that of some apps, `now`, and that of the others, `later`.
 * Null where it names none of the apps, or no other.
 */
export declare function splitPlan(
  text: string,
  apps: readonly string[],
): { now: string; later: string } | null;
