const REAIS = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });

/** `R$ 1.234,56` from reais. Between sign and number stands a no-break space (U+00A0). */
export function formatBRL(reais: number): string {
  return REAIS.format(reais || 0); // a zero that was turned around has no sign
}

/** `R$ 1.234,56` from centavos. */
export function formatCentavos(centavos: number): string {
  return formatBRL(reaisFromCentavos(centavos));
}

/**
 * The number of the wire (reais with two decimals) from the integer of the inside
 * (docs/product). A whole number beyond what is exact is given as near as it can be: a
 * page that reads it from the ledger shows it and does not fail.
 */
export function reaisFromCentavos(centavos: number): number {
  if (!Number.isInteger(centavos))
    throw new RangeError(`Centavos must be an integer: ${centavos}`);
  return centavos / 100;
}

/**
 * The integer of the inside from the number of the wire, rounded to the nearest centavo.
 */
export function centavosFromReais(reais: number): number {
  const centavos = Math.round(Number((reais * 100).toFixed(4)));
  if (!Number.isSafeInteger(centavos))
    throw new RangeError(`Not an amount in reais: ${reais}`);
  return centavos;
}
