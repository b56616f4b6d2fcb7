import { isValidVin } from '@brazilian-utils/brazilian-utils/is-valid-vin';
import { isRepeated, onlyAlphanumerics, onlyDigits } from '../mask';

export { isValidRenavam } from '@brazilian-utils/brazilian-utils/is-valid-renavam';

/** A plate as stored: seven upper-case letters and digits. */
export function normalizePlate(text: string): string {
  return onlyAlphanumerics(text);
}

/**
 * Whether a text is a Brazilian plate, Mercosul (`ABC1D23`) or the older kind (`ABC1234`,
 * with or without its hyphen; domain-brazil 5). `@brazilian-utils` takes `ABC*1234`.
 */
export function isValidPlate(text: string): boolean {
  return (
    /^[0-9A-Za-z\s-]*$/.test(text) &&
    /^[A-Z]{3}\d[A-Z\d]\d{2}$/.test(normalizePlate(text))
  );
}

const LETTER_OF_DIGIT = 'ABCDEFGHIJ';

/**
 * Both spellings of a plate as stored, `ABC1234` and `ABC1C34`: a car of the older kind
 * keeps its plate in Mercosul letters, its second digit as a letter (0 is A, 9 is J).
 * Anything else than a plate gives itself.
 */
export function plateSpellings(text: string): string[] {
  const plate = normalizePlate(text);
  const [, start, fifth = '', end] = /^([A-Z]{3}\d)([A-J\d])(\d{2})$/.exec(plate) ?? [];
  if (!fifth) return [plate];
  const digit = LETTER_OF_DIGIT.indexOf(fifth);
  const other = digit < 0 ? LETTER_OF_DIGIT.charAt(Number(fifth)) : String(digit);
  return [plate, `${start}${other}${end}`];
}

/** `ABC-1234` of the older kind; a Mercosul plate has no hyphen. */
export function formatPlate(text: string): string {
  const plate = normalizePlate(text);
  return /^[A-Z]{3}\d{4}$/.test(plate) ? `${plate.slice(0, 3)}-${plate.slice(3)}` : plate;
}

/**
 * A RENAVAM as stored: eleven digits. Numbers from before 2013 have nine and get leading
 * zeros.
 */
export function normalizeRenavam(text: string): string {
  const digits = onlyDigits(text);
  return digits.length === 9 ? digits.padStart(11, '0') : digits;
}

/** A chassis number (VIN) as stored: 17 upper-case letters and digits. */
export function normalizeChassis(text: string): string {
  return onlyAlphanumerics(text);
}

/** Makers whose ninth character must be a check digit: North America and China. */
const CHECKED_MAKERS = /^[1-5L]/;

/**
 * Whether a text is a chassis number of ISO 3779: 17 characters without I, O and Q, the
 * last four of them digits. The check digit is law only in North America and China;
 * Brazil (`9BWZZZ377VT004251`) does not use it, and `@brazilian-utils` refuses such
 * numbers, so the package checks only those of other makers.
 */
export function isValidChassis(text: string): boolean {
  if (!/^[0-9A-Za-z\s-]*$/.test(text)) return false;
  const chassis = normalizeChassis(text);
  return (
    /^[A-HJ-NPR-Z\d]{13}\d{4}$/.test(chassis) &&
    !isRepeated(chassis.slice(3)) &&
    (!CHECKED_MAKERS.test(chassis) || isValidVin(chassis))
  );
}
