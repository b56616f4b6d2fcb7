import { isValidCnpj as isValidCnpjOfVersion } from '@brazilian-utils/brazilian-utils/is-valid-cnpj';
import { applyMask, onlyAlphanumerics } from '../mask';

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
  return isValidCnpjOfVersion(text, { version: 2 });
}

/**
 * The check on the canonical form, as in the tax authority's reference tests: lower case
 * (`1345c3A5000106`) is refused here, while the package accepts it.
 */
export function isCanonicalCnpj(cnpj: string): boolean {
  return /^[0-9A-Z]{14}$/.test(cnpj) && isValidCnpj(cnpj);
}

/** `00.000.000/0000-00`; a shorter value is formatted as far as it goes. */
export function formatCnpj(text: string): string {
  return applyMask(CNPJ_MASK, normalizeCnpj(text));
}
