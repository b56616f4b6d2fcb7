import { withoutInvisible } from './as-typed';

/** Words of a name that stay in lower case. */
const PARTICLES = new Set(['da', 'das', 'de', 'do', 'dos', 'e']);
const ROMAN = /^[IVX]+$/;

/**
 * A name as stored: without blanks around it, with one between words, without invisible
 * characters.
 */
export function normalizeName(text: string): string {
  return withoutInvisible(text).trim().replace(/\s+/g, ' ');
}

/**
 * A person's name for reading: `MARIA DE SOUZA` and `maria de souza` become `Maria de
 * Souza`. A name with both capitals and small letters is kept.
 */
export function readableName(text: string): string {
  const name = normalizeName(text);
  const isMixed = name !== name.toUpperCase() && name !== name.toLowerCase();
  if (isMixed || !name.includes(' ')) return name;
  return name.split(' ').map(readableWord).join(' ');
}

function readableWord(word: string, at: number): string {
  const small = word.toLowerCase();
  if (at > 0 && PARTICLES.has(small)) return small;
  if (at > 0 && ROMAN.test(word)) return word;
  return small.replace(/(^|['’-])\p{L}/gu, (start) => start.toUpperCase());
}
