import { withoutAccents } from '@site/api-contract/brazil';

/**
 * The contents of a Pix BR Code (EMV QR, domain-brazil §10.1). The receiver is a static
 * key, or the URL, without `https://`, at which the bank keeps a dynamic charge.
 */
type PixCode = {
  key?: string;
  location?: string;
  /** True for a dynamic charge that is paid once. */
  once?: boolean;
  /** Without it the payer types the amount. */
  centavos?: number;
  /** Cut to 25 and 15 characters, between words, without accents. */
  name: string;
  city: string;
  /** Up to 25 letters and digits; a dynamic charge has its own at its URL. */
  txid?: string;
  /**
   * The URL, without `https://`, at which the bank keeps the recurrence of Pix
   * Automático.
   */
  recurrence?: string;
};

const PIX = 'br.gov.bcb.pix';
const LOCATION_MAX = 77;
const NAME_MAX = 25;
const CITY_MAX = 15;

/**
 * The text of the QR code, which can also be copied. Throws a RangeError for values that
 * do not fit.
 */
export function pixCode({ once = false, ...code }: PixCode): string {
  const { key, location, centavos, name, city, txid = '***', recurrence } = code;
  if (!/^([A-Za-z0-9]{1,25}|\*{3})$/.test(txid))
    throw new RangeError('A txid has 1 to 25 letters and digits');
  if (centavos !== undefined && (!Number.isSafeInteger(centavos) || centavos <= 0))
    throw new RangeError(`Not an amount in centavos: ${centavos}`);
  const body = [
    field('00', '01'),
    once && field('01', '12'),
    field(
      '26',
      field('00', PIX) +
        (key === undefined ? '' : field('01', ascii(key))) +
        (location === undefined ? '' : field('25', address(location))),
    ),
    field('52', '0000'),
    field('53', '986'),
    centavos !== undefined && field('54', (centavos / 100).toFixed(2)),
    field('58', 'BR'),
    field('59', plain(name, NAME_MAX)),
    field('60', plain(city, CITY_MAX)),
    field('62', field('05', txid)),
    recurrence !== undefined &&
      field('80', field('00', PIX) + field('25', address(recurrence))),
    '6304',
  ]
    .filter((part) => part !== false)
    .join('');
  return body + crc16(body);
}

/** CRC-16/CCITT-FALSE as four upper-case hex digits. */
export function crc16(text: string): string {
  let crc = 0xffff;
  for (const byte of Buffer.from(text, 'ascii')) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1)
      crc = (crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}

/** Counts characters as bytes, since all text here is ASCII. */
function field(id: string, value: string): string {
  if (value.length === 0 || value.length > 99)
    throw new RangeError(`Field ${id} has room for 1 to 99 characters`);
  return id + String(value.length).padStart(2, '0') + value;
}

function address(location: string): string {
  if (location.length > LOCATION_MAX || location.includes('://'))
    throw new RangeError(`An address has up to ${LOCATION_MAX} characters, no scheme`);
  return ascii(location);
}

function ascii(text: string): string {
  if (!/^[\x20-\x7e]+$/.test(text)) throw new RangeError('Only ASCII fits in the code');
  return text;
}

function plain(text: string, most: number): string {
  const written = withoutAccents(text)
    .replace(/[^\x20-\x7e]/g, ' ')
    .replace(/ +/g, ' ')
    .trim();
  if (written.length <= most) return written;
  const end = written.lastIndexOf(' ', most); // cuts between words, unless the first word is too long
  return written.slice(0, end > 0 ? end : most);
}
