import { applyMask, isRepeated, onlyAlphanumerics } from '../mask';

export const CNPJ_MASK = '00.000.000/0000-00';

/**
 * Canonical CNPJ: upper-case letters and digits without punctuation. It is text, never a
 * number (IN RFB 2.229/2024).
 */
export function normalizeCnpj(text: string): string {
  return onlyAlphanumerics(text);
}

/**
 * Whether a text is a CNPJ, numeric or alphanumeric, with or without punctuation
 * (domain-brazil 2).
 */
export function isValidCnpj(text: string): boolean {
  return /^[0-9A-Za-z.\-/\s]*$/.test(text) && isCanonicalCnpj(normalizeCnpj(text));
}

/**
 * The check on the canonical form, as in the tax authority's reference tests: lower case
 * is refused here.
 */
export function isCanonicalCnpj(cnpj: string): boolean {
  if (!/^[0-9A-Z]{12}[0-9]{2}$/.test(cnpj) || isRepeated(cnpj)) return false;
  return cnpj.slice(12) === cnpjCheckDigits(cnpj.slice(0, 12));
}

/** Both check digits, always numeric, of the twelve characters of root and branch. */
export function cnpjCheckDigits(base: string): string {
  const first = digit(base);
  return `${first}${digit(`${base}${first}`)}`;
}

/** `00.000.000/0000-00`; a shorter value is formatted as far as it goes. */
export function formatCnpj(text: string): string {
  return applyMask(CNPJ_MASK, normalizeCnpj(text));
}

/**
 * Weights run 2 to 9 from the right; a character counts its code minus 48, so 'A' is 17
 * and not 10.
 */
function digit(characters: string): number {
  const last = characters.length - 1;
  const sum = [...characters].reduce(
    (total, char, index) =>
      total + (char.charCodeAt(0) - 48) * (((last - index) % 8) + 2),
    0,
  );
  const rest = sum % 11;
  return rest < 2 ? 0 : 11 - rest;
}
