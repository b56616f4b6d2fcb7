import { getAreaCodeInfo } from '@brazilian-utils/brazilian-utils/get-area-code-info';
import { asTyped } from './as-typed';
import { applyMask, onlyDigits } from './mask';
import { type Uf } from './states';

export const MOBILE_MASK = '(00) 00000-0000';
export const LANDLINE_MASK = '(00) 0000-0000';

/** State of an area code, or null when there is no such code (domain-brazil 6). */
export function ufOfDdd(ddd: string): Uf | null {
  return getAreaCodeInfo(ddd)?.stateCode ?? null;
}

/**
 * Area code and number as digits. Drops a leading 0, a country code 55 and the carrier of
 * a long-distance call (`0 15 11 98765-4321`). 55 is an area code too (RS), so a country
 * code is dropped only when 12 or 13 digits are there. `@brazilian-utils` keeps the 0 and
 * the carrier.
 */
export function normalizePhone(text: string): string {
  const written = onlyDigits(text);
  const digits = written.replace(/^0+/, '');
  const national = digits.replace(/^550?(?=\d{10,11}$)/, '');
  const [, dialed] = /^0[1-9]\d(\d{10,11})$/.exec(written) ?? [];
  return national === digits ? (dialed ?? digits) : national;
}

/**
 * A mobile number: known area code, 9, eight more digits. `@brazilian-utils` takes
 * `(11) 88765-4321` too.
 */
export function isValidMobile(text: string): boolean {
  const phone = phoneOf(text);
  return phone !== null && /^\d{2}9\d{8}$/.test(phone) && hasDdd(phone);
}

/** A landline number: known area code, 2 to 5, seven more digits. */
export function isValidLandline(text: string): boolean {
  const phone = phoneOf(text);
  return phone !== null && /^\d{2}[2-5]\d{7}$/.test(phone) && hasDdd(phone);
}

/** A mobile or landline number. */
export function isValidPhone(text: string): boolean {
  return isValidMobile(text) || isValidLandline(text);
}

/**
 * `(00) 00000-0000` or `(00) 0000-0000`; a shorter value is formatted as far as it goes.
 */
export function formatPhone(text: string): string {
  const phone = normalizePhone(text);
  const landline = phone.length === 10 && phone[2] !== '9';
  return applyMask(landline ? LANDLINE_MASK : MOBILE_MASK, phone);
}

function hasDdd(phone: string): boolean {
  return ufOfDdd(phone.slice(0, 2)) !== null;
}

function phoneOf(text: string): string | null {
  return /^[+\d().\-\s]*$/.test(asTyped(text)) ? normalizePhone(text) : null;
}
