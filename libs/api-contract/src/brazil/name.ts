import { withoutInvisible } from './as-typed';

/** Words of a name that stay small. */
const PARTICLES = new Set(['da', 'das', 'de', 'do', 'dos', 'e']);
const ROMAN = /^[IVX]+$/;

/**
 * A name as it is stored: no blanks around it, one between its words, no invisible marks.
 */
export function normalizeName(text: string): string {
  return withoutInvisible(text).trim().replace(/\s+/g, ' ');
}

/**
 * The name of a person as people read it: `MARIA  DE SOUZA` and `maria de souza` become
 * `Maria de Souza`. One that has both capitals and small letters was written with care
 * and keeps them.
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
