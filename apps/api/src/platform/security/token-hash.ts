import { createHash } from 'node:crypto';

/** Bytes of a token that grants access by itself: nobody can guess 256 bits. */
export const TOKEN_BYTES = 32;

/**
 * The hash that is stored in place of a token, or as a counter's key in place of an
 * address.
 */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
