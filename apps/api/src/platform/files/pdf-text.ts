/** What the standard fonts can draw (WinAnsi), beside the line break. */
const DRAWABLE = /^[\n\x20-\x7e\u00a0-\u00ff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]$/u;
const SUBSTITUTES: Record<string, string> = { '\u2212': '-', '\u2011': '-', '\t': ' ' };

/**
 * A text as the standard fonts of a PDF can draw it: `Ş` becomes `S`, what has no letter
 * of its own becomes `?`.
 */
export function printable(text: string): string {
  return Array.from(text.normalize('NFC').replace(/\r\n?/g, '\n'), drawable).join('');
}

function drawable(letter: string): string {
  if (DRAWABLE.test(letter)) return letter;
  if (letter !== '\n' && /\s/u.test(letter)) return ' ';
  const plain = SUBSTITUTES[letter] ?? letter.normalize('NFD').replace(/\p{M}/gu, '');
  return plain === '' || DRAWABLE.test(plain) ? plain : '?';
}
