import { createHmac } from 'node:crypto';
import {
  honoredKeys,
  type SigningKey,
  signingKey,
  type SigningKeys,
} from './signing-keys';
import { timingSafeEquals } from './timing-safe-equals';

const SIGNATURE_BYTES = 16;

/** The purpose of a signed id, which is invalid for any other purpose. */
type Purpose = 'place' | 'preview' | 'share';

/**
 * The signed id of a row, 44 letters in all, for links of mails. It allows whatever its
 * purpose says as long as the row exists, and nothing else. It names nobody.
 */
export function signedId(
  config: Pick<SigningKeys, 'SIGNING_KEY'>,
  purpose: Purpose,
  uuid: string,
): string {
  const id = Buffer.from(uuid.replaceAll('-', ''), 'hex').toString('base64url');
  return `${id}${signatureOf(signingKey(config), purpose, id)}`;
}

/** The id in a token of a purpose, or null when we did not make it. */
export function idOfSigned(
  config: SigningKeys,
  purpose: Purpose,
  token: string,
): string | null {
  const id = token.slice(0, 22);
  if (
    !honoredKeys(config).some((key) =>
      timingSafeEquals(token.slice(22), signatureOf(key, purpose, id)),
    )
  )
    return null;
  const hex = Buffer.from(id, 'base64url').toString('hex');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

function signatureOf({ secret }: SigningKey, purpose: Purpose, id: string): string {
  return createHmac('sha256', secret)
    .update(`${purpose}:${id}`)
    .digest()
    .subarray(0, SIGNATURE_BYTES)
    .toString('base64url');
}
