import { applyMask, onlyDigits } from './mask';
import { type Uf } from './states';

export const CEP_MASK = '00000-000';

/** First and last three-digit prefix of each range (domain-brazil 7). */
const RANGES: readonly (readonly [from: number, to: number, uf: Uf])[] = [
  [10, 199, 'SP'],
  [200, 289, 'RJ'],
  [290, 299, 'ES'],
  [300, 399, 'MG'],
  [400, 489, 'BA'],
  [490, 499, 'SE'],
  [500, 569, 'PE'],
  [570, 579, 'AL'],
  [580, 589, 'PB'],
  [590, 599, 'RN'],
  [600, 639, 'CE'],
  [640, 649, 'PI'],
  [650, 659, 'MA'],
  [660, 688, 'PA'],
  [689, 689, 'AP'],
  [690, 692, 'AM'],
  [693, 693, 'RR'],
  [694, 698, 'AM'],
  [699, 699, 'AC'],
  [700, 727, 'DF'],
  [728, 729, 'GO'],
  [730, 736, 'DF'],
  [737, 767, 'GO'],
  [768, 769, 'RO'],
  [770, 779, 'TO'],
  [780, 788, 'MT'],
  [790, 799, 'MS'],
  [800, 879, 'PR'],
  [880, 899, 'SC'],
  [900, 999, 'RS'],
];

/** Digits of a typed CEP. */
export function normalizeCep(text: string): string {
  return onlyDigits(text);
}

/**
 * Eight digits, with or without hyphen and dot. A CEP has no check digit.
 * `@brazilian-utils` takes `0100-1000`, and knows no ranges.
 */
export function isValidCep(text: string): boolean {
  return /^\s*\d{2}\.?\d{3}[-\s]?\d{3}\s*$/.test(text);
}

/** `00000-000`; a shorter value is formatted as far as it goes. */
export function formatCep(text: string): string {
  return applyMask(CEP_MASK, normalizeCep(text));
}

/**
 * State that a CEP lies in by its first digits, or null. Good for a warning, never for a
 * refusal.
 */
export function ufOfCep(text: string): Uf | null {
  const cep = normalizeCep(text);
  if (cep.length < 3) return null;
  const prefix = Number(cep.slice(0, 3));
  return RANGES.find(([from, to]) => prefix >= from && prefix <= to)?.[2] ?? null;
}
