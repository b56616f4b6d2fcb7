type Damage = { centavos: number; isInsured: boolean };

/**
 * What the customer pays of each damage, in their order: all that the insurance covers
 * costs the deductible at most, the rest its quote (clause 'Devolução').
 */
export function damageCosts(
  damages: readonly Damage[],
  deductibleCentavos: number,
): number[] {
  let left = deductibleCentavos;
  return damages.map(({ centavos, isInsured }) => {
    if (!isInsured) return centavos;
    const cost = Math.min(centavos, left);
    left -= cost;
    return cost;
  });
}
