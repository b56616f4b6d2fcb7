import { createHmac } from 'node:crypto';
import {
  honoredKeys,
  type SigningKey,
  signingKey,
  type SigningKeys,
} from '#platform/security/signing-keys';
import { timingSafeEquals } from '#platform/security/timing-safe-equals';

const SIGNATURE_BYTES = 16;

/**
 * What a share link carries: the simulation's id, signed, 44 letters in all. Whoever has
 * it may read that simulation as long as it exists, and do nothing else (product.md §11).
 * It names nobody.
 */
export function shareTokenOf(
  config: Pick<SigningKeys, 'SIGNING_KEY'>,
  simulationId: string,
): string {
  const id = Buffer.from(simulationId.replaceAll('-', ''), 'hex').toString('base64url');
  return `${id}${signatureOf(signingKey(config), id)}`;
}

/** The id of the simulation that a token opens, or null when we did not make it. */
export function simulationOfToken(config: SigningKeys, token: string): string | null {
  const id = token.slice(0, 22);
  if (
    !honoredKeys(config).some((key) =>
      timingSafeEquals(token.slice(22), signatureOf(key, id)),
    )
  )
    return null;
  const hex = Buffer.from(id, 'base64url').toString('hex');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

function signatureOf({ secret }: SigningKey, id: string): string {
  return createHmac('sha256', secret)
    .update(`share:${id}`)
    .digest()
    .subarray(0, SIGNATURE_BYTES)
    .toString('base64url');
}
