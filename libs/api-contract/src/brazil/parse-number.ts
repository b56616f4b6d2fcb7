import { asTyped } from './as-typed';
import { centavosFromReais } from './money';

const CURRENCY = '(?:R\\$|RS|BRL)';
const AMOUNT = new RegExp(
  `^(-?) ?${CURRENCY}? ?(-?) ?(.+?) ?(?:${CURRENCY}|reais|real)?$`,
  'i',
);

/**
 * Centavos of a typed amount, or null. Reads `1.234,56`, `1234,56`, `1 234,56` and `1.599`
 * (thousands) as pt-BR does, `1234.56` where the dot can only be a decimal point, and
 * `2,5 mil`.
 */
export function parseBRL(text: string): number | null {
  const [, sign, inner, amount] = AMOUNT.exec(asTyped(text)) ?? [];
  if (!amount || (sign && inner)) return null;
  const reais = numberOf(amount);
  if (reais === null) return null;
  const centavos = centavosFromReais(reais);
  return sign || inner ? 0 - centavos : centavos;
}

const UNIT =
  '(?:kms?|quil[oô]metros?|carros?|ve[ií]culos?|autom[oó]ve(?:l|is)|unidades?|entregas?|vez(?:es)?|dias?)';
const COUNT = new RegExp(`^(?:${UNIT} ?:? ?)?(.+?) ?${UNIT}?$`, 'i');

/**
 * A whole number in a written text, or null: `12.000`, `12 000`, `12 mil`, with its unit
 * (`km 12.000`, `30 carros`), and rounded tenths of an odometer (`12.345,6`). A fraction
 * below `roundedFrom` means something else, and gives null.
 */
export function parseCount(text: string, roundedFrom = 1000): number | null {
  const [, amount = ''] = COUNT.exec(asTyped(text)) ?? [];
  const count = numberOf(amount);
  if (count === null || (!Number.isInteger(count) && count < roundedFrom)) return null;
  return Math.round(count);
}

const SCALES: Readonly<Record<string, number>> = { mil: 1000, k: 1000 };
const MILLION = 1_000_000;

/**
 * `12 mil`, `2,5 mil`, `1.5k`, `1,2 milhão`; `1.500 mil` has two meanings and gives null.
 */
function numberOf(text: string): number | null {
  const [, head, word] =
    /^(\d{1,6}(?:[.,]\d{1,2})?) ?(mil|k|mi|milhão|milhao|milhões|milhoes)$/i.exec(text) ??
    [];
  if (!head || !word) return plainNumber(text);
  const scale = SCALES[word.toLowerCase()] ?? MILLION;
  return Number((Number(head.replace(',', '.')) * scale).toFixed(2));
}

/** Digits, with dots or blanks between thousands and at most two decimals. */
function plainNumber(text: string): number | null {
  const amount = /^\d{1,3}( \d{3}){1,4}([.,]\d{1,2})?$/.test(text)
    ? text.replace(/ /g, '')
    : text;
  if (/^\d{1,13}([.,]\d{1,2})?$/.test(amount)) return Number(amount.replace(',', '.'));
  return /^\d{1,3}(\.\d{3}){1,4}(,\d{1,2})?$/.test(amount)
    ? Number(amount.replace(/\./g, '').replace(',', '.'))
    : null;
}
