export type KmSettlement = {
  /** Km that the months lived and the top-ups bring. */
  allowed: number;
  /** Km driven beyond them; never below 0. */
  extraKm: number;
  /** What those cost. */
  centavos: number;
};

/**
 * Settles the km of a contract once, at its end (domain-brazil §15): what was driven
 * beyond the km of the months lived and of the top-ups costs the plan's km price; km that
 * are left over are not paid back.
 */
export function settleKm({
  months,
  toppedUp,
  driven,
  extraKmCentavos,
}: {
  /** Km of each month lived, the first one first. */
  months: readonly number[];
  /** Km bought beside the package. */
  toppedUp: number;
  driven: number;
  /** Price of a km, as it is in force at the end. */
  extraKmCentavos: number;
}): KmSettlement {
  const allowed = months.reduce((total, km) => total + km, toppedUp);
  const extraKm = Math.max(0, driven - allowed);
  return { allowed, extraKm, centavos: extraKm * extraKmCentavos };
}
