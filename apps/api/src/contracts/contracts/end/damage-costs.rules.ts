type Damage = { centavos: number; isInsured: boolean };

/**
 * The customer's part of each damage, in their order. Insured damages cost at most the
 * deductible, all together; any other damage costs its quote (clause 'Devolução').
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
