import { createHash } from 'node:crypto';

/** Of a token that whoever holds it is let in by: nobody guesses 256 bits. */
export const TOKEN_BYTES = 32;

/** What is stored instead of a token, or counted by instead of an address. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
