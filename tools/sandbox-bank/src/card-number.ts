import { addMonths, saoPauloDay } from '@site/api-contract/brazil';

/** Brands by the first digits; those that overlap others come first. */
const BRANDS: readonly (readonly [RegExp, string])[] = [
  [/^(606282|637095|637568|637599|637609|637612)/, 'Hipercard'],
  [
    /^(401178|401179|431274|438935|451416|457393|457631|457632|504175|5066|5067|5090|627780|636297|636368|6500|6504|6505|6507|6509|6516|6550)/,
    'Elo',
  ],
  [/^3[47]/, 'Amex'],
  [/^(5[1-5]|2[2-7])/, 'Mastercard'],
  [/^4/, 'Visa'],
];

/** The brand of a number's first digits, or null. */
export function brandOf(number: string): string | null {
  return BRANDS.find(([start]) => start.test(number))?.[1] ?? null;
}

/** Whether the check digit is right (Luhn). */
export function passesLuhn(number: string): boolean {
  if (!/^\d{13,19}$/.test(number)) return false;
  const sum = [...number].reverse().reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** `MM/AA` from typed text: `1240`, `12/40`, `12/2040`; null when it is no month. */
export function expiryOf(typed: string): string | null {
  const parts = /^(?:(0?[1-9]|1[0-2])\s*[/.-]\s*|(0[1-9]|1[0-2]))(?:20)?(\d{2})$/.exec(
    typed.trim(),
  );
  if (!parts) return null;
  const [, apart, month = apart ?? '', year = ''] = parts;
  return `${month.padStart(2, '0')}/${year}`;
}

/** `MM/AA`; a card is valid until the last day of its month. */
export function isExpired(expiry: string, now: Date): boolean {
  const [month = '', year = ''] = expiry.split('/');
  return saoPauloDay(now) >= addMonths(`20${year}-${month}-01`, 1);
}

/** The bank's answer to a card number. Its page shows the test numbers. */
export type Outcome =
  'approved' | 'declined' | 'challenge' | 'declined-later' | 'challenge-later';
export const TEST_NUMBERS: readonly (readonly [string, Outcome, string])[] = [
  ['4111111111111111', 'approved', 'Visa, aprovado'],
  ['5555555555554444', 'approved', 'Mastercard, aprovado'],
  ['6362970000457013', 'approved', 'Elo, aprovado'],
  ['378282246310005', 'approved', 'Amex, aprovado'],
  ['4000000000000002', 'declined', 'Visa, recusado'],
  ['5066991111111118', 'challenge', 'Elo, pede confirmação (3-D Secure)'],
  ['4000000000003220', 'challenge', 'Visa, pede confirmação (3-D Secure)'],
  ['4000000000000341', 'declined-later', 'Visa, aprovado; salvo, recusa depois'],
  ['4000002760003184', 'challenge-later', 'Visa, pede confirmação em cada cobrança'],
];

export const outcomeOf = (number: string): Outcome =>
  TEST_NUMBERS.find(([test]) => test === number)?.[1] ?? 'approved';
