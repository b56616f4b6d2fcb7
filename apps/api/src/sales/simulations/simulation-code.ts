import { randomInt } from 'node:crypto';
import { CODE_PREFIX } from '@site/brand';

const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'; // without characters that look alike: no 0 O 1 I L

/**
 * A readable id, `RD-7K2M-48`, with the letters of the brand; some 92 million exist, and a
 * used one is drawn again.
 */
export function newSimulationCode(
  draw: (below: number) => number = (below) => randomInt(below),
): string {
  const letters = Array.from({ length: 4 }, () =>
    ALPHABET.charAt(draw(ALPHABET.length)),
  ).join('');
  return `${CODE_PREFIX}-${letters}-${String(draw(100)).padStart(2, '0')}`;
}

/** A code without its dashes, and with or without the brand's letters. */
const TYPED = new RegExp(`^(?:${CODE_PREFIX})?([${ALPHABET}]{4})(\\d{2})$`);

/**
 * The code that somebody typed, however: with or without the brand's letters, dashes and
 * capitals; null where the text is no code.
 */
export function simulationCodeIn(text: string): string | null {
  const [, letters, digits] =
    TYPED.exec(text.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')) ?? [];
  return letters && digits ? `${CODE_PREFIX}-${letters}-${digits}` : null;
}
