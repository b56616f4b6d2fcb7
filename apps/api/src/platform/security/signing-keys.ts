import { createHash } from 'node:crypto';
import { type Config, secretBytes } from '../config';

/**
 * The key that signs and the keys that are also accepted: the fixed set in which a `kid`
 * is looked up (security-requirements B1).
 */
export type SigningKeys = Pick<Config, 'SIGNING_KEY' | 'ACCEPTED_SIGNING_KEYS'>;
export type SigningKey = { id: string; secret: Buffer };

/** The key that signs from now on. */
export function signingKey({
  SIGNING_KEY,
}: Pick<SigningKeys, 'SIGNING_KEY'>): SigningKey {
  return keyOf(SIGNING_KEY);
}

/**
 * All keys whose signatures are accepted, the signing one first. Earlier keys keep their
 * signatures valid.
 */
export function honoredKeys({
  SIGNING_KEY,
  ACCEPTED_SIGNING_KEYS,
}: SigningKeys): SigningKey[] {
  return [SIGNING_KEY, ...ACCEPTED_SIGNING_KEYS].map(keyOf);
}

/**
 * The id is a fingerprint, which tells the key of a token and nothing about the key
 * itself.
 */
function keyOf(text: string): SigningKey {
  return {
    id: createHash('sha256').update(`kid:${text}`).digest('base64url').slice(0, 12),
    secret: secretBytes(text),
  };
}
