import { onlyAlphanumerics } from '../mask';

/**
 * Number of a foreigner's card (RNM, the former RNE) as stored: upper-case letters and
 * digits.
 */
export function normalizeRnm(text: string): string {
  return onlyAlphanumerics(text);
}

/**
 * Shape only: a letter and at least five digits in 6 to 10 characters. Published
 * check-digit recipes contradict each other, so none is applied (domain-brazil 4).
 */
export function isValidRnm(text: string): boolean {
  return (
    /^[0-9A-Za-z.\-/\s]*$/.test(text) &&
    /^(?=.*[A-Z])(?=(?:.*\d){5})[A-Z0-9]{6,10}$/.test(normalizeRnm(text))
  );
}
