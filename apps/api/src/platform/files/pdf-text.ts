import { withoutAccents } from '@site/api-contract/brazil';

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
/**
 * Words that break at none of their spaces and signs: a number of ours such as
 * C-2611-0004 or RD-7MUX-14, a phone, an address of the site, a postal code with its
 * name, 'e-mail', an article of a law, and a number with its unit.
 */
const TOGETHER = [
  /(?<![\w-])[A-Z]{1,2}-[A-Z\d]{4}-\d{2,4}(?![\w-])/g,
  /(?:\(\d{2}\) \d{4,5}-\d{4}|\b0800 \d{3} \d{4})/g,
  /https?:\/\/\S+/g,
  /\bCEP (?=\d)/g,
  /\be-mails?\b/g,
  /(?:\bart\.|§) (?=\d)/g,
  /\d (?=(?:dias?|horas?|meses|mês|anos?|mensalidades?|cada|cm|mm|km)(?!\p{L}))/gu,
];

/** The same, for lines that break: what belongs together stays on one line. */
export function unbroken(text: string): string {
  return TOGETHER.reduce(
    (joined, pattern) =>
      joined.replace(pattern, (found) =>
        found.replace(/[-/: ]/g, `${JOINER}$&${JOINER}`),
      ),
    printable(text),
  );
}
