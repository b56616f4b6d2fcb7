import { createHash } from 'node:crypto';

/** Bytes of a token that lets in whoever holds it: nobody guesses 256 bits. */
export const TOKEN_BYTES = 32;

/** The hash that is stored instead of a token, or counted by instead of an address. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
