import { createHmac } from 'node:crypto';
import {
  honoredKeys,
  type SigningKey,
  signingKey,
  type SigningKeys,
} from '#platform/security/signing-keys';
import { timingSafeEquals } from '#platform/security/timing-safe-equals';

const PREVIEW_MS = 15 * 60_000;
export type PreviewedVersion = { id: number; number: number };

/**
 * The signed token in a preview's address: page, version and expiry. Whoever has it sees
 * this version of this page until then, and nothing else. It names no person.
 */
export function previewToken(
  config: Pick<SigningKeys, 'SIGNING_KEY'>,
  { id, number }: PreviewedVersion,
  now: Date,
): { token: string; expiresAt: Date } {
  const expiresAt = new Date(now.getTime() + PREVIEW_MS);
  const facts = `${id}.${number}.${expiresAt.getTime()}`;
  return { token: `${facts}.${signatureOf(signingKey(config), facts)}`, expiresAt };
}

/** The version that a token shows; null for an expired or forged token. */
export function previewedVersion(
  config: SigningKeys,
  token: string,
  now: Date,
): PreviewedVersion | null {
  const [, facts = '', signature = ''] =
    /^(\d{1,9}\.\d{1,9}\.\d{1,15})\.([\w-]{1,64})$/.exec(token) ?? [];
  const isOurs = honoredKeys(config).some((key) =>
    timingSafeEquals(signature, signatureOf(key, facts)),
  );
  const [id = 0, number = 0, expires = 0] = facts.split('.').map(Number);
  return isOurs && expires > now.getTime() ? { id, number } : null;
}

function signatureOf({ secret }: SigningKey, facts: string): string {
  return createHmac('sha256', secret)
    .update(`cms-preview:${facts}`)
    .digest()
    .toString('base64url');
}
