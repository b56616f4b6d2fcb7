import { asTyped } from './as-typed';
import { applyMask, onlyDigits } from './mask';
import { type Uf } from './states';

export const MOBILE_MASK = '(00) 00000-0000';
export const LANDLINE_MASK = '(00) 0000-0000';

/** The 67 area codes with the state they belong to (domain-brazil 6). */
const DDDS_BY_UF: Record<Uf, readonly number[]> = {
  SP: [11, 12, 13, 14, 15, 16, 17, 18, 19],
  RJ: [21, 22, 24],
  ES: [27, 28],
  MG: [31, 32, 33, 34, 35, 37, 38],
  PR: [41, 42, 43, 44, 45, 46],
  SC: [47, 48, 49],
  RS: [51, 53, 54, 55],
  DF: [61],
  GO: [62, 64],
  TO: [63],
  MT: [65, 66],
  MS: [67],
  AC: [68],
  RO: [69],
  BA: [71, 73, 74, 75, 77],
  SE: [79],
  PE: [81, 87],
  AL: [82],
  PB: [83],
  RN: [84],
  CE: [85, 88],
  PI: [86, 89],
  PA: [91, 93, 94],
  AM: [92, 97],
  RR: [95],
  AP: [96],
  MA: [98, 99],
};

const UF_BY_DDD = new Map(
  Object.entries(DDDS_BY_UF).flatMap(([uf, ddds]) =>
    ddds.map((ddd) => [String(ddd), uf as Uf] as const),
  ),
);

/** All area codes, ascending. */
export const DDDS: readonly string[] = [...UF_BY_DDD.keys()].sort();

/** State of an area code, or null when there is no such code. */
export function ufOfDdd(ddd: string): Uf | null {
  return UF_BY_DDD.get(ddd) ?? null;
}

/**
 * Area code and number as digits. Drops a leading 0, a country code 55 and the carrier of
 * a long-distance call (`0 15 11 98765-4321`). 55 is an area code too (RS), so a country
 * code is dropped only when 12 or 13 digits are there.
 */
export function normalizePhone(text: string): string {
  const written = onlyDigits(text);
  const digits = written.replace(/^0+/, '');
  const national = digits.replace(/^550?(?=\d{10,11}$)/, '');
  const [, dialed] = /^0[1-9]\d(\d{10,11})$/.exec(written) ?? [];
  return national === digits ? (dialed ?? digits) : national;
}

/** A mobile number: known area code, 9, eight more digits. */
export function isValidMobile(text: string): boolean {
  const phone = phoneOf(text);
  return (
    phone !== null && /^[1-9]\d9\d{8}$/.test(phone) && UF_BY_DDD.has(phone.slice(0, 2))
  );
}

/** A landline number: known area code, 2 to 5, seven more digits. */
export function isValidLandline(text: string): boolean {
  const phone = phoneOf(text);
  return (
    phone !== null &&
    /^[1-9]\d[2-5]\d{7}$/.test(phone) &&
    UF_BY_DDD.has(phone.slice(0, 2))
  );
}

/** A mobile or landline number. */
export function isValidPhone(text: string): boolean {
  return isValidMobile(text) || isValidLandline(text);
}

/** `(00) 00000-0000` or `(00) 0000-0000`; a shorter value as far as it goes. */
export function formatPhone(text: string): string {
  const phone = normalizePhone(text);
  const landline = phone.length === 10 && phone[2] !== '9';
  return applyMask(landline ? LANDLINE_MASK : MOBILE_MASK, phone);
}

function phoneOf(text: string): string | null {
  return /^[+\d().\-\s]*$/.test(asTyped(text)) ? normalizePhone(text) : null;
}
