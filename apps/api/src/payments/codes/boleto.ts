import { DAY_MS, type IsoDate } from '@site/api-contract/brazil';
import { modulo10, modulo11 } from './check-digits';

/** The contents of a boleto's bar code (domain-brazil §11). */
export type Boleto = {
  /** Three digits. */
  bank: string;
  dueOn: IsoDate;
  centavos: number;
  /** 25 digits that the issuing bank chooses. */
  freeField: string;
};

const FACTOR_BASE: IsoDate = '1997-10-07';
const FIRST_FACTOR = 1000;
/**
 * The factor has four digits: 9999 is followed by 1000, for the first time on 22/02/2025.
 */
const FACTORS = 9000;
const REAL = '9';

/** The 44 digits of the bars. Throws a RangeError for values that do not fit. */
export function barcodeOf({ bank, dueOn, centavos, freeField }: Boleto): string {
  if (!/^\d{3}$/.test(bank) || !/^\d{25}$/.test(freeField))
    throw new RangeError('A bank has 3 digits, a free field 25');
  if (!Number.isSafeInteger(centavos) || centavos <= 0 || centavos > 9_999_999_999)
    throw new RangeError(`No room for this amount in a boleto: ${centavos}`);
  const amount = String(centavos).padStart(10, '0');
  const before = bank + REAL;
  const after = dueFactor(dueOn) + amount + freeField;
  return before + modulo11(before + after) + after;
}

/**
 * The 47 digits that people type instead of the bar code. `@brazilian-utils` reads and
 * checks such lines but can't make one from a bar code.
 */
export function typedLineOf(barcode: string): string {
  if (!/^\d{44}$/.test(barcode)) throw new RangeError('A bar code has 44 digits');
  const free = barcode.slice(19);
  const blocks = [
    barcode.slice(0, 4) + free.slice(0, 5),
    free.slice(5, 15),
    free.slice(15),
  ];
  const checked = blocks.map((block) => block + modulo10(block)).join('');
  return checked + barcode.charAt(4) + barcode.slice(5, 19);
}

/**
 * Days since the base date, in four digits that run from 1000 to 9999 and start again.
 */
export function dueFactor(dueOn: IsoDate): string {
  const days = Math.round((Date.parse(dueOn) - Date.parse(FACTOR_BASE)) / DAY_MS);
  if (!(days >= FIRST_FACTOR)) throw new RangeError(`No boleto was ever due on ${dueOn}`);
  return String(((days - FIRST_FACTOR) % FACTORS) + FIRST_FACTOR);
}
