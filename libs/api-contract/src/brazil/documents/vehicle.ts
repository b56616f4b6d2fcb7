import { isRepeated, onlyAlphanumerics, onlyDigits } from '../mask';

/** A plate as stored: seven upper-case letters and digits. */
export function normalizePlate(text: string): string {
  return onlyAlphanumerics(text);
}

/**
 * Whether a text is a Brazilian plate, Mercosul (`ABC1D23`) or the older kind (`ABC1234`,
 * with or without its hyphen; domain-brazil 5).
 */
export function isValidPlate(text: string): boolean {
  return (
    /^[0-9A-Za-z\s-]*$/.test(text) &&
    /^[A-Z]{3}\d[A-Z\d]\d{2}$/.test(normalizePlate(text))
  );
}

/** `ABC-1234` of the older kind; a Mercosul plate has no hyphen. */
export function formatPlate(text: string): string {
  const plate = normalizePlate(text);
  return /^[A-Z]{3}\d{4}$/.test(plate) ? `${plate.slice(0, 3)}-${plate.slice(3)}` : plate;
}

/**
 * A RENAVAM as stored: eleven digits. Numbers of before 2013 have nine and are filled up
 * with zeros in front.
 */
export function normalizeRenavam(text: string): string {
  const digits = onlyDigits(text);
  return digits.length === 9 ? digits.padStart(11, '0') : digits;
}

/** Whether a text is a RENAVAM with the right check digit (domain-brazil 5). */
export function isValidRenavam(text: string): boolean {
  if (!/^[\d\s.-]*$/.test(text)) return false;
  const renavam = normalizeRenavam(text);
  return (
    renavam.length === 11 &&
    !isRepeated(renavam) &&
    renavam.slice(10) === renavamCheckDigit(renavam.slice(0, 10))
  );
}

const RENAVAM_WEIGHTS = [3, 2, 9, 8, 7, 6, 5, 4, 3, 2];

/** Check digit of the first ten digits. */
export function renavamCheckDigit(base: string): string {
  const sum = RENAVAM_WEIGHTS.reduce(
    (total, weight, index) => total + weight * Number(base[index]),
    0,
  );
  return String(((sum * 10) % 11) % 10);
}

/** A chassis number (VIN) as stored: 17 upper-case letters and digits. */
export function normalizeChassis(text: string): string {
  return onlyAlphanumerics(text);
}

/** Makers whose ninth character must be a check digit: North America and China. */
const CHECKED_MAKERS = /^[1-5L]/;

/**
 * Whether a text is a chassis number of ISO 3779: 17 characters without I, O and Q, the
 * last four of them digits. Its check digit is law in North America and China alone;
 * Brazil (`9BW…`) writes what it likes there, so nothing is checked of it.
 */
export function isValidChassis(text: string): boolean {
  if (!/^[0-9A-Za-z\s-]*$/.test(text)) return false;
  const chassis = normalizeChassis(text);
  return (
    /^[A-HJ-NPR-Z\d]{13}\d{4}$/.test(chassis) &&
    !isRepeated(chassis.slice(3)) &&
    (!CHECKED_MAKERS.test(chassis) || chassis[8] === chassisCheckDigit(chassis))
  );
}

const CHASSIS_WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];
/** Value of each letter in the check digit, from A on; I, O and Q do not occur. */
const LETTER_VALUES = [...'12345678012345070923456789'];

/**
 * The ninth character that the other sixteen of a chassis number ask for: 0 to 9 or X.
 */
export function chassisCheckDigit(chassis: string): string {
  const sum = CHASSIS_WEIGHTS.reduce(
    (total, weight, index) => total + weight * valueOf(chassis[index] ?? '0'),
    0,
  );
  return sum % 11 === 10 ? 'X' : String(sum % 11);
}

function valueOf(character: string): number {
  return /\d/.test(character)
    ? Number(character)
    : Number(LETTER_VALUES[character.charCodeAt(0) - 'A'.charCodeAt(0)]);
}
