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
