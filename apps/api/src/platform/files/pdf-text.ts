import { withoutAccents } from '@site/api-contract/brazil';
import { TOGETHER } from '../together';

/** Characters that our fonts can draw (tools/assets/font), and the line break. */
const DRAWABLE = /^[\n\x20-\x7e\u00a0-\u00ff€‘’‚“”„…•–—]$/u;
const SUBSTITUTES: Record<string, string> = { '\u2212': '-', '\u2011': '-', '\t': ' ' };

/** The name of a document before its number, also a masked or alphanumeric one. */
const NUMBERED = /\b(CNPJ|CPF) (?=[\dA-Z*•]{2,3}\.)/g;

/**
 * A text that the fonts of our PDFs can draw: `Ş` becomes `S`, a character without
 * a similar letter becomes `?`. No line breaks between 'CNPJ' or 'CPF' and its number.
 */
export function printable(text: string): string {
  return Array.from(text.normalize('NFC').replace(/\r\n?/g, '\n'), drawable)
    .join('')
    .replace(NUMBERED, '$1\u00a0');
}

function drawable(character: string): string {
  if (DRAWABLE.test(character)) return character;
  if (character !== '\n' && /\s/u.test(character)) return ' ';
  const plain = SUBSTITUTES[character] ?? withoutAccents(character);
  return plain === '' || DRAWABLE.test(plain) ? plain : '?';
}

/** Unicode's word joiner: no line breaks beside it. Our fonts draw nothing for it. */
export const JOINER = '\u2060';
/** Words that stay on one line in a PDF, where addresses of the site do so, too. */
const ON_ONE_LINE = new RegExp(`https?://\\S+|${TOGETHER.source}`, TOGETHER.flags);

/** The same, for lines that break: what belongs together stays on one line. */
export function unbroken(text: string): string {
  return printable(text).replace(ON_ONE_LINE, (found) =>
    found.replace(/[-/: ]/g, `${JOINER}$&${JOINER}`),
  );
}
