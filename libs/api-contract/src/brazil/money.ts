const REAIS = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });

/** `R$ 1.234,56` from reais, with a no-break space (U+00A0) after the sign. */
export function formatBRL(reais: number): string {
  return REAIS.format(reais || 0); // negative zero must not show a sign
}

/** `R$ 1.234,56` from centavos. */
export function formatCentavos(centavos: number): string {
  return formatBRL(reaisFromCentavos(centavos));
}

/**
 * Reais with two decimals, for the wire, from internal centavos (docs/product). A whole
 * number beyond exact precision is rounded: a page with a ledger amount must not fail.
 */
export function reaisFromCentavos(centavos: number): number {
  if (!Number.isInteger(centavos))
    throw new RangeError(`Centavos must be an integer: ${centavos}`);
  return centavos / 100;
}

/** Internal centavos from reais of the wire, rounded to the nearest centavo. */
export function centavosFromReais(reais: number): number {
  const centavos = Math.round(Number((reais * 100).toFixed(4)));
  if (!Number.isSafeInteger(centavos))
    throw new RangeError(`Not an amount in reais: ${reais}`);
  return centavos;
}
