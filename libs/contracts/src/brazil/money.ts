const REAIS = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });

/** `R$ 1.234,56` from reais. Between sign and number stands a no-break space (U+00A0). */
export function formatBRL(reais: number): string {
  return REAIS.format(reais);
}

/** `R$ 1.234,56` from centavos. */
export function formatCentavos(centavos: number): string {
  return formatBRL(reaisFromCentavos(centavos));
}

/**
 * The number of the wire (reais with two decimals) from the integer of the inside
 * (product.md §4).
 */
export function reaisFromCentavos(centavos: number): number {
  if (!Number.isSafeInteger(centavos))
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

/**
 * Centavos of a typed amount, or null. Reads `1.234,56`, `1234,56` and `1.599`
 * (thousands) as pt-BR does, and `1234.56` where the dot can only be a decimal point.
 */
export function parseBRL(text: string): number | null {
  const match = /^(-?)(?:R\$)?(-?)(.+)$/.exec(text.replace(/\s/g, ''));
  const amount = match?.[3];
  if (!amount || (match[1] && match[2])) return null;
  const plain = plainDecimal(amount);
  if (plain === null) return null;
  const centavos = centavosFromReais(Number(plain));
  return match[1] || match[2] ? 0 - centavos : centavos;
}

/**
 * A whole number as people write one, or null: `12.000`, `12 000`, `12.000,4` (rounded),
 * with what it counts (`km 12.000`, `30 carros`).
 */
export function parseCount(text: string): number | null {
  const plain = plainDecimal(text.replace(/\p{L}+|\s/gu, ''));
  return plain === null ? null : Math.round(Number(plain));
}

function plainDecimal(amount: string): string | null {
  if (/^\d{1,13}(,\d{1,2})?$/.test(amount)) return amount.replace(',', '.');
  if (/^\d{1,3}(\.\d{3}){1,4}(,\d{1,2})?$/.test(amount))
    return amount.replace(/\./g, '').replace(',', '.');
  return /^\d{1,13}\.\d{1,2}$/.test(amount) ? amount : null;
}
